import { foldQuote } from './fold-quote';

const older = '<blockquote>b<blockquote>c</blockquote></blockquote>';
const folded = (quote: string) => `<details><summary>…</summary>${quote}</details>`;

it.each([
  ['at its end', `<p>a</p>${older}`, `<p>a</p>${folded(older)}`],
  ['in another element', `<p>a</p><div><p>x</p>${older}</div>`, `<p>a</p><div><p>x</p>${folded(older)}</div>`],
  ['above empty lines', `<p>a</p>${older}<p><br /></p>\n<br />`, `<p>a</p>${folded(older)}<p><br /></p>\n<br />`],
  ['in another quote', `<blockquote>a${older}</blockquote>`, undefined],
  ['alone', `<div>${older}</div>`, undefined],
  ['above an answer', `<p>a</p>${older}<p>b</p>`, undefined],
  ['nowhere', '<p>a</p>', undefined],
])('folds the last quote of a message: %s', (_, html, wanted = html) => {
  expect(foldQuote(html)).toBe(wanted);
});
