import { parseLighthouse } from './lighthouse.ts';

const categories = {
  performance: { score: 0.97 },
  accessibility: { score: 1 },
  'best-practices': { score: 1 },
  seo: { score: 0.92 },
};
const audits = {
  speed: { id: 'speed', title: 'Speed Index', score: 0.5, displayValue: '3.1 s' },
  title: { id: 'title', title: 'Has a title', score: 1 },
  video: { id: 'video', title: 'Captions', score: null },
  'total-blocking-time': { id: 'total-blocking-time', title: 'Total Blocking Time', score: 1, numericValue: 70 },
  'largest-contentful-paint': { id: 'largest-contentful-paint', title: 'LCP', score: 1, numericValue: 2400 },
  'cumulative-layout-shift': { id: 'cumulative-layout-shift', title: 'CLS', score: 1, numericValue: 0.01 },
  'network-requests': {
    ...{ id: 'network-requests', title: 'Requests', score: null },
    details: {
      items: [
        { resourceType: 'Document', transferSize: 3000 },
        { resourceType: 'Script', transferSize: 120_000 },
        { resourceType: 'Script', transferSize: 4000 },
      ],
    },
  },
};

it('reads scores of 100, what cost points, and what the page costs', () => {
  expect(parseLighthouse(JSON.stringify({ categories, audits }))).toEqual({
    scores: { performance: 97, accessibility: 100, 'best-practices': 100, seo: 92 },
    failed: ['speed: Speed Index (3.1 s)'],
    ...{ scriptKb: 124, requests: 3, totalBlockingTime: 70, largestContentfulPaint: 2400, layoutShift: 0.01 },
  });
});

it('refuses a report of a page that was not loaded', () => {
  const report = { categories, audits, runtimeError: { message: 'no connection' } };
  expect(() => parseLighthouse(JSON.stringify(report))).toThrow('no connection');
});

it('refuses a report without a score', () => {
  const report = { categories: { ...categories, seo: { score: null } }, audits };
  expect(() => parseLighthouse(JSON.stringify(report))).toThrow('no score for seo');
});
