import { tokenize } from 'linkifyjs';

/** A piece of a text; with an `href` it is a link. */
export type TextPart = { text: string; href: string | null };

const safe = new Set(['http:', 'https:', 'mailto:']);

const isSafe = (href: string): boolean => {
  try {
    return safe.has(new URL(href).protocol);
  } catch {
    return false;
  }
};

/** What every address has; looking for it costs less than reading the text for addresses. */
const hintsAtLink = /[.:@/]|localhost/i;

/** Splits a text into plain pieces and links to the web and to e-mail addresses. No other address becomes a link. */
export function linkParts(text: string): TextPart[] {
  if (!hintsAtLink.test(text)) return [{ text, href: null }];
  const parts: TextPart[] = [];
  for (const token of tokenize(text)) {
    const href = token.isLink ? token.toHref('https') : null;
    const last = parts.at(-1);
    if (href !== null && isSafe(href)) parts.push({ text: token.v, href });
    else if (last?.href === null) last.text += token.v;
    else parts.push({ text: token.v, href: null });
  }
  return parts;
}
