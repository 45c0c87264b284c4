import type { Result } from '../kinds';

const product = (title: string, place: number): Result => ({
  ...{ id: `p${String(place)}`, title, type: 'product', url: `/apps/e-commerce/products/p${String(place)}` },
  excerpt: 'A quiet <mark>harbour</mark> before the first boat',
});

const products = [
  'Harbour at Dawn',
  'The old harbour',
  'Nets',
  'Harbour in Fog',
  'Harbour at Noon',
  'Harbour at Night',
];

/** What the server finds for `harbour`. */
export const sampleResults: Result[] = [
  ...products.map(product),
  {
    ...{ id: 'm1', title: 'Photos from the harbour', type: 'mail', url: '/apps/mail/inbox/m1' },
    excerpt: 'Here are those of the &lt;b&gt;<mark>harbour</mark>&lt;/b&gt;',
  },
  { id: 'c1', title: 'رحلة إلى الميناء', type: 'course', url: '/apps/academy/courses/c1', excerpt: '' },
];
