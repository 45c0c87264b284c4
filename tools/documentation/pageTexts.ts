import GithubSlugger from 'github-slugger';
import { headingMessage } from './pageHeadings.ts';

/** What stands under a heading of a page, or above the first, as plain text: what the documentation's search looks through. */
export type PageText = {
  /** The heading's place in the address; empty above the first. */
  id: string;
  /** In English; empty above the first. */
  heading: string;
  /** The sentence of the heading; none where it is code. */
  message?: string;
  text: string;
  /** The text is the names in the code and in the tables of props of the whole page. */
  isCode?: boolean;
};

/** A bar between two cells; one with a backslash before it belongs to a cell. */
const BAR = /(?<!\\)\|/;

/** A row of a table as a sentence: its cells one after the other. */
const rowText = (row: string): string => {
  const cells = row.split(BAR).map((cell) => cell.trim());
  const text = cells.filter(Boolean).join(' – ');
  return text.endsWith('.') ? text : `${text}.`;
};

/** Markdown as it is read: without marks, addresses of links and what only the build understands. */
const plainText = (markdown: string): string =>
  markdown
    .replace(/^\s*<\/?[A-Z][^>]*>$/gm, '')
    // The names of the columns say nothing about what was sought.
    .replace(/^\|.*\|\n\|[-| :]+\|$/gm, '')
    .replace(/^\|.*\|$/gm, rowText)
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^(?:[-*>]|\d+\.) /gm, '')
    .replace(/[`*|\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Names in code that are worth finding: not `a`, and not the words of the language. */
const NAME = /[A-Za-z_$][\w$]{3,}/g;

/** Names in the code that a page shows, each once. */
const namesInCode = (source: string): string[] =>
  [...source.matchAll(/^( *)(`{3,})\w+.*\n([^]*?)^\1\2$/gm)].flatMap(([, , , code = '']) => code.match(NAME) ?? []);

/**
 * The texts of a page, by its headings, and one more with the names in its code.
 * @param props the names of the props in its tables
 */
export function textsIn(source: string, props: readonly string[] = []): PageText[] {
  const names = [...new Set([...namesInCode(source), ...props])].join(' ');
  return [...proseIn(source), ...(names === '' ? [] : [{ id: '', heading: '', text: names, isCode: true }])];
}

function proseIn(source: string): PageText[] {
  const slugger = new GithubSlugger();
  const body = source
    .replace(/^([ \t]*)(```+)[^]*?^\1\2.*$/gm, '')
    .replace(/\{\/\*[^]*?\*\/\}/g, '')
    .replace(/^(?:import|export) .*$/gm, '')
    .replace(/^<Meta .*\/>$/gm, '')
    .replace(/^# .*$/m, '');
  return body.split(/^(?=#{2,3} )/m).flatMap((part) => {
    const [, title = '', content = ''] = /^(?:#{2,3} (.+)\n)?([^]*)$/.exec(part) ?? [];
    const heading = title.replaceAll('`', '').trim();
    const message = headingMessage(heading);
    const text = plainText(content);
    if (text === '' && heading === '') return [];
    return [{ id: heading && slugger.slug(heading), heading, ...(heading && message && { message }), text }];
  });
}
