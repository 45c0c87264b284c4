/** Elements that stand within a line, so that what is around them may be one word. */
const INLINE =
  /<\/?(?:a|span|b|strong|i|em|u|s|del|ins|mark|small|sub|sup|q|cite|code|kbd|samp|var|abbr)(?:\s[^>]*)?>/gi;
const TAG = /<\/?[a-z][^>]*>|<!--.*?-->/gis;
const ENTITY = /&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The text of HTML that is safe to show, on one line. It is no protection: the text may look like HTML again. */
export const textOfHtml = (html: string): string =>
  html
    .replace(INLINE, '')
    .replace(TAG, ' ')
    .replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : ' ';
    })
    .replace(/\s+/g, ' ')
    .trim();
