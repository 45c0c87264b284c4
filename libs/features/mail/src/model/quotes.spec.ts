import { bothMessages, partsOf, quoteOf } from './quotes';

const table = '<table><tbody><tr><td>1</td></tr></tbody></table>';

it.each([
  ['an answer', false],
  ['a forwarded mail', true],
])('tells what was written from %s that it quotes', (_, isForward) => {
  const quote = quoteOf('Hugo wrote:', `<div>${table}<blockquote>older</blockquote></div>`, isForward);
  expect(partsOf(`<p>Yes</p>${quote}`)).toEqual({ written: '<p>Yes</p>', quote });
});

it.each(['<p>Yes</p><blockquote><p>as they say</p></blockquote>', '<p>&lt;div&gt;</p>', '<div>Hello</div>', ''])(
  'takes no quotation of the writer for a quote: %s',
  (message) => {
    expect(partsOf(message)).toEqual({ written: message, quote: '' });
  },
);

it('keeps both of two versions, with what they quote once at the end', () => {
  const quote = quoteOf('Hugo wrote:', '<p>Shall we?</p>', false);
  expect(bothMessages(`<p>Yes</p>${quote}`, `<p>No</p>${quote}`)).toBe(`<p>Yes</p><p>No</p>${quote}`);
  expect(bothMessages(`<p>Yes</p>${quote}`, '<p>Yes</p>')).toBe(`<p>Yes</p>${quote}`);
});
