import { parseLoad } from './parseLoad.ts';

const report = (statusCodeStats: object, errors = 0) =>
  JSON.stringify({ duration: 2, errors, timeouts: 0, statusCodeStats });

it('counts the answers and how long they took', () => {
  expect(parseLoad(report({ 304: { count: 500 } }), 304)).toEqual({ requests: 500, seconds: 2 });
});

it.each([
  ['another status among the answers', report({ 200: { count: 9 }, 500: { count: 1 } })],
  ['no answer', report({})],
  ['a broken connection', report({ 200: { count: 9 } }, 1)],
])('refuses figures with %s', (_, json) => {
  expect(() => parseLoad(json, 200)).toThrow('Expected 200 alone');
});
