import { wordSpans, type WordSpan } from '@ezone/text';
import type { SearchTerm } from '../../platform/search/search-query';

/** How long an excerpt is, and how much of that stands before the first match, in characters. */
const LENGTH = 200;
const BEFORE = 60;
/** By how much an excerpt may be longer or shorter, so that it begins and ends between words. */
const SLACK = 30;

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPED[character] ?? character);

/**
 * The part of a text around the first words that were searched for, as HTML in which nothing of the text has a meaning, with
 * those words in `<mark>` as they are written. Where only the title has them, it is put before the text.
 */
export function excerptOf(terms: readonly SearchTerm[], title: string, text: string): string {
  const matches = matchesIn(terms, text);
  return matches.length > 0 ? marked(text, matches) : markedTitle(terms, title, text);
}

function markedTitle(terms: readonly SearchTerm[], title: string, text: string): string {
  const both = [title, text].filter(Boolean).join(' — ');
  return marked(both, matchesIn(terms, title));
}

/** Words that were searched for, as far as an excerpt that begins with the first of them can reach. */
function matchesIn(terms: readonly SearchTerm[], text: string): WordSpan[] {
  const matches: WordSpan[] = [];
  for (const span of wordSpans(text)) {
    if (matches[0] && span.start > matches[0].start + LENGTH) break;
    if (isWanted(terms, span)) matches.push(span);
  }
  return matches;
}

const isWanted = (terms: readonly SearchTerm[], { words }: WordSpan) =>
  words.some((word) =>
    terms.some((term) => (term.finds === 'itself' ? word === term.word : word.startsWith(term.word))),
  );

function marked(text: string, matches: readonly WordSpan[]): string {
  const start = startBefore(text, matches[0]?.start ?? 0);
  const end = endAfter(text, start + LENGTH);
  let html = start > 0 ? '… ' : '';
  let at = start;
  for (const match of matches) {
    if (match.end > end) break;
    html += `${escapeHtml(text.slice(at, match.start))}<mark>${escapeHtml(text.slice(match.start, match.end))}</mark>`;
    at = match.end;
  }
  return `${html}${escapeHtml(text.slice(at, end))}${end < text.length ? ' …' : ''}`.trim();
}

/** Where an excerpt begins: after a space, a little before the first match. */
function startBefore(text: string, match: number): number {
  const earliest = match - BEFORE;
  if (earliest <= 0) return 0;
  const space = text.slice(earliest, match).search(/\s/);
  return space < 0 || space > SLACK ? wholeCharacter(text, earliest) : earliest + space + 1;
}

function endAfter(text: string, latest: number): number {
  if (latest >= text.length) return text.length;
  const space = text.slice(0, latest).search(/\s\S*$/);
  return space < latest - SLACK ? wholeCharacter(text, latest) : space;
}

/** The same place, or the one before it where it is within a character of two halves. */
const wholeCharacter = (text: string, at: number) => (/[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at - 1 : at);
