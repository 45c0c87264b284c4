/** Letters that are one for whoever searches, though Unicode does not take them apart. */
const ONE_FORM: Readonly<Record<string, string>> = {
  // Turkish has i with and without a dot; so all four of I, İ, i and ı meet.
  ı: 'i',
  // Letters with a stroke, and those that are two where the keyboard has none of them.
  ...{ ł: 'l', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', æ: 'ae', œ: 'oe' },
  // The alefs with hamza and madda lose their mark like any other letter; this one has none.
  ٱ: 'ا',
  ة: 'ه',
  ى: 'ي',
  ς: 'σ',
  // Phones write other apostrophes and dashes than keyboards have.
  ...{ '’': "'", '‘': "'", ʼ: "'", '′': "'", '`': "'" },
  ...{ '‐': '-', '‑': '-', '–': '-', '—': '-' },
};

const LETTERS = new RegExp(`[${Object.keys(ONE_FORM).join('')}]`, 'g');

/** ASCII, but for what has another form. */
const ASCII = /^[\x00-\x5f\x61-\x7f]*$/;

/**
 * A text as it is compared in a search: without accents and other marks, in lower case, and with one form for letters that
 * people write in several ways. Server and web compare by this alone.
 */
export function normalizeForSearch(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .toLowerCase()
    .replace(/[\p{M}]/gu, '')
    .replace(LETTERS, (letter) => ONE_FORM[letter] ?? letter);
}
