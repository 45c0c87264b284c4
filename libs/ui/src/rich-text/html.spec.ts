/** @jest-environment ./tools/jest/DocumentEnvironment.ts */
import { readHtml, writeHtml } from './html';

const rewritten = (html: string) => writeHtml(readHtml(html));

it.each([
  '<p dir="auto">One<br>two</p>',
  '<p dir="rtl">One</p>',
  '<h2 dir="auto">One</h2><h3 dir="auto">Two</h3>',
  '<p dir="auto"><strong><em><s><u><code>all</code></u></s></em></strong></p>',
  '<p dir="auto"><a href="https://a.example/" target="_blank" rel="noopener noreferrer">One <strong>two</strong></a></p>',
  '<ul><li><p dir="auto">One</p><ol><li><p dir="auto">Two</p></li></ol></li></ul>',
  '<blockquote><p dir="auto">One</p><blockquote><p dir="auto">Two</p></blockquote></blockquote>',
  '<pre dir="auto"><code>one\n\n  two</code></pre><hr><p dir="auto"></p>',
])('writes what it has read: %s', (html) => {
  expect(rewritten(html)).toBe(html);
});

it.each([
  ['', '<p dir="auto"></p>'],
  ['One', '<p dir="auto">One</p>'],
  ['<div>One</div><div>Two</div>', '<p dir="auto">One</p><p dir="auto">Two</p>'],
  ['<h1>One</h1><h5>Two</h5>', '<h2 dir="auto">One</h2><h3 dir="auto">Two</h3>'],
  ['<ul><li>One</li></ul>', '<ul><li><p dir="auto">One</p></li></ul>'],
  ['<p><b>One</b> <i>two</i> <del>three</del></p>', '<p dir="auto"><strong>One</strong> <em>two</em> <s>three</s></p>'],
  ['<b style="font-weight:normal"><p>One</p></b>', '<p dir="auto">One</p>'],
  [
    '<p style="color:red" class="x" id="y" onclick="steal()"><span style="font-weight:700">One</span></p>',
    '<p dir="auto"><strong>One</strong></p>',
  ],
  ['<p>One<script>steal()</script><img src="x" onerror="steal()"></p>', '<p dir="auto">One</p>'],
  ['<p><a href="javascript:steal()">One</a> <a href="/sign-out">two</a></p>', '<p dir="auto">One two</p>'],
  ['<table><tr><td><p>One</p></td><td><p>Two</p></td></tr></table>', '<p dir="auto">One</p><p dir="auto">Two</p>'],
])('makes of %s what can be written', (html, expected) => {
  expect(rewritten(html)).toBe(expected);
});

it.each([
  ['https://Example.com?x=1', 'https://example.com/?x=1'],
  ['https://münchen.de/ü b', 'https://xn--mnchen-3ya.de/%C3%BC%20b'],
  ['mailto:a@b.example?subject=x y', 'mailto:a@b.example?subject=x%20y'],
  ['https://a.example/?q=&quot;x&quot;', 'https://a.example/?q=%22x%22'],
])('writes the address %s of a link as the server keeps it', (href, kept) => {
  expect(rewritten(`<p><a href="${href}">One</a></p>`)).toBe(
    `<p dir="auto"><a href="${kept}" target="_blank" rel="noopener noreferrer">One</a></p>`,
  );
});

it('keeps a long text whole', () => {
  const text = 'soup '.repeat(20_000).trim();
  expect(rewritten(`<p>${text}</p>`)).toBe(`<p dir="auto">${text}</p>`);
});
