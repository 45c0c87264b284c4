import { tokensOf } from './search-tokens';

it('makes less than a tsvector may hold, of whatever text', () => {
  const words = Array.from({ length: 9000 }, (_, number) => `${String(number)}${'㌖'.repeat(20)}`);
  const tokens = tokensOf('ada', { title: 'Anything', text: words.join(' ') });
  expect(Buffer.byteLength(tokens)).toBeLessThanOrEqual(500_000);
  expect(Buffer.byteLength(tokens)).toBeGreaterThan(499_000);
});
