/** An address in a text: where it stands, and where it leads. */
export type Address = { start: number; end: number; href: string };

/** No address is longer. It bounds what the expressions below look at. */
export const LONGEST_ADDRESS = 2000;

const WORDS = /[^\s\ufffc<>"]+/g;
const OPENING = /^[([{'«“‘]+/;
const CLOSING = /[.,;:!?'»”’\]}،؛؟]+$/;

/** A bracket at the end belongs to the address where the address has the opening one as well. */
const withoutClosing = (word: string): string => {
  const bare = word.replace(CLOSING, '');
  return bare.endsWith(')') && !bare.includes('(') ? withoutClosing(bare.slice(0, -1)) : bare;
};

const hrefOf = (word: string): string | null => {
  if (/^https?:\/\/./i.test(word)) return URL.parse(word)?.href ?? null;
  if (/^www\../i.test(word)) return URL.parse(`https://${word}`)?.href ?? null;
  if (/^[^@/:]+@[^@/:]+\.[^@/:.]+$/.test(word)) return URL.parse(`mailto:${word}`)?.href ?? null;
  return null;
};

/** The web and e-mail addresses in a text, without what stands around them: brackets, quotation marks, the end of a sentence. */
export const addressesIn = (text: string): Address[] => {
  const found: Address[] = [];
  for (const { 0: word, index } of text.matchAll(WORDS)) {
    if (word.length > LONGEST_ADDRESS) continue;
    const opened = word.replace(OPENING, '');
    const bare = withoutClosing(opened);
    const href = hrefOf(bare);
    const start = index + word.length - opened.length;
    if (href !== null) found.push({ start, end: start + bare.length, href });
  }
  return found;
};
