import type { Language } from '@ezone/i18n';

/** What the files of emoji hold: groups by what Unicode calls them, of emoji with name and search words. */
export type EmojiFile = [id: string, emoji: [emoji: string, name: string, words: string][]][];

const files: Record<Language, () => Promise<{ default: unknown }>> = {
  en: () => import('./__generated__/en.json', { with: { type: 'json' } }),
  tr: () => import('./__generated__/tr.json', { with: { type: 'json' } }),
  ar: () => import('./__generated__/ar.json', { with: { type: 'json' } }),
};

/** Fetches the emoji with their names in a language: some 35 kB, when somebody looks for one. */
export const loadEmoji = async (language: Language): Promise<EmojiFile> =>
  (await files[language]()).default as EmojiFile;
