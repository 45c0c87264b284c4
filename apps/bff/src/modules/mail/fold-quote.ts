import { textOfHtml } from '../../platform/html/text-of-html';

/** What may stand after the quote at the end of a message: nothing that is read. */
const LAST_QUOTE = /<\/blockquote>(?:\s|<\/div>|<br \/>|<p[^>]*>(?:\s|<br \/>)*<\/p>)*$/;

/**
 * Folds what a message quotes at its end, so that its reader sees first what is new. A message that is nothing but a quote stays as it is.
 * @param html as `safeHtml` answers it: each element is closed, and no attribute has a tag in it
 */
export function foldQuote(html: string): string {
  const last = LAST_QUOTE.exec(html);
  if (!last) return html;
  const open: number[] = [];
  for (const { 0: tag, index } of html.slice(0, last.index).matchAll(/<\/?blockquote\b/g)) {
    if (tag.startsWith('</')) open.pop();
    else open.push(index);
  }
  const start = open.pop();
  if (start === undefined || textOfHtml(html.slice(0, start)) === '') return html;
  const end = last.index + '</blockquote>'.length;
  return `${html.slice(0, start)}<details><summary>…</summary>${html.slice(start, end)}</details>${html.slice(end)}`;
}
