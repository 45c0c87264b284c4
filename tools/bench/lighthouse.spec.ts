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
};

it('reads scores of 100 and names what cost points', () => {
  expect(parseLighthouse(JSON.stringify({ categories, audits }))).toEqual({
    scores: { performance: 97, accessibility: 100, 'best-practices': 100, seo: 92 },
    failed: ['speed: Speed Index (3.1 s)'],
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
