/** A group of emoji as unicode-emoji-json publishes it. */
export type PublishedGroup = { slug: string; emojis: { emoji: string; emoji_version: string }[] };
/** Names (`tts`) and search words by emoji, as the Unicode CLDR publishes them for a language. */
export type Annotations = Record<string, { default?: string[]; tts?: string[] }>;

/** What the picker reads: for each group its id and its emoji, each with its name and what else it is found by. */
export type EmojiGroups = [id: string, emoji: [emoji: string, name: string, words: string][]][];

/** Newer ones are boxes on systems of the last years. */
const newest = 15;

/** The country of a flag, such as TR; null for anything that is no flag of a country. */
const countryOf = (emoji: string): string | null => {
  const letters = [...emoji].map((letter) => (letter.codePointAt(0) ?? 0) - 0x1f1e6);
  if (letters.length !== 2 || letters.some((letter) => letter < 0 || letter > 25)) return null;
  return String.fromCharCode(...letters.map((letter) => letter + 65));
};

/** The emoji of all groups in the order of Unicode, without those that have no name in the language. */
export function emojiGroups(published: PublishedGroup[], annotations: Annotations, language: string): EmojiGroups {
  const regions = new Intl.DisplayNames(language, { type: 'region' });
  const described = (emoji: string): [string, string, string][] => {
    const country = countryOf(emoji);
    if (country !== null) return [[emoji, regions.of(country) ?? country, country.toLowerCase()]];
    // The CLDR leaves out the sign that asks for the coloured form.
    const known = annotations[emoji] ?? annotations[emoji.replaceAll('\u{FE0F}', '')];
    const name = known?.tts?.[0];
    if (name === undefined) return [];
    return [[emoji, name, (known?.default ?? []).filter((word) => word !== name).join('|')]];
  };
  return published.map(({ slug, emojis }) => [
    slug,
    emojis.filter((one) => Number(one.emoji_version) <= newest).flatMap(({ emoji }) => described(emoji)),
  ]);
}
