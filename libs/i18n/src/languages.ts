/** The languages of the product, in the order in which a list offers them. */
export const languages = ['en', 'tr', 'ar'] as const;

/** One of the languages Ezone speaks. */
export type Language = (typeof languages)[number];

/** Which way a script runs. */
export type Direction = 'ltr' | 'rtl';

/** What a language calls itself; never translated, so that its speakers find it whatever is shown now. */
export const nativeNames: Readonly<Record<Language, string>> = { en: 'English', tr: 'Türkçe', ar: 'العربية' };

const usualRegions: Readonly<Record<Language, string>> = { en: 'US', tr: 'TR', ar: 'AE' };

/**
 * The tag that numbers and dates are formatted by: of the first of the browser's languages that is this one and names a region, whose
 * week and hours it has; else of a usual region. Arabic is written with 0-9 everywhere, so that amounts, product numbers and addresses
 * read alike.
 * @param preferred the browser's own languages as BCP 47 tags, best first
 */
export const formatLocaleOf = (language: Language, preferred: readonly string[] = []): string => {
  const named = new RegExp(`^${language}(?:-[a-z]{4})?-([a-z]{2}|\\d{3})(?![a-z\\d])`, 'i');
  const region = preferred.map((tag) => named.exec(tag)?.[1]).find(Boolean) ?? usualRegions[language];
  // The usual one has these digits by itself.
  const isPinned = language === 'ar' && region !== usualRegions.ar;
  return `${language}-${region.toUpperCase()}${isPinned ? '-u-nu-latn' : ''}`;
};

/** The direction a language is written in. */
export const directionOf = (language: Language): Direction => (language === 'ar' ? 'rtl' : 'ltr');

/** Where the chosen language is kept. `apps/web/public/boot.js` reads it too, before the first paint. */
export const languageStorageKey = 'ezone.language';

/** Where a direction that is not the language's own is kept; `boot.js` reads it, too. */
export const directionStorageKey = 'ezone.direction';

/** A direction that was kept, or null where none was. */
export const storedDirection = (stored: string | null): Direction | null =>
  stored === 'ltr' || stored === 'rtl' ? stored : null;

const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/**
 * The language to start with: the one chosen before, else the first of the browser's that we speak, else English.
 * @param stored what was kept in the browser, if anything
 * @param preferred the browser's own languages as BCP 47 tags, best first
 */
export const initialLanguage = (stored: string | null, preferred: readonly string[]): Language => {
  if (isLanguage(stored)) return stored;
  return preferred.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage) ?? 'en';
};
