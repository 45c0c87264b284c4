import { contentLineOf, wholeLines } from '@ezone/shell/data/files/lines';
import type { ContentLine } from '@ezone/shell/data/files/lines';

/** What stands where a card must have a name and there is none. */
export const NAMELESS = '?';

/** Takes the backslashes away that a text was written with. In vCard 2.1 they stand before separators alone. */
export const unescaped = (text: string, version: string): string =>
  version === '2.1'
    ? text.replaceAll('\r\n', '\n').replaceAll(/\\([\\;,:])/g, '$1')
    : text.replaceAll(/\\(n|.)/gis, (_, letter: string) => (letter.toLowerCase() === 'n' ? '\n' : letter));

/** The parts of a value, between separators that no backslash stands before. */
export const partsOf = (value: string, separator: ';' | ',', version: string): string[] =>
  (value.match(new RegExp(`(?:\\\\[\\s\\S]|[^${separator}])+|(?<=^|${separator})(?=${separator}|$)`, 'g')) ?? []).map(
    (part) => unescaped(part, version).trim(),
  );

/** A card of a file. */
export type Card = { version: string; lines: readonly ContentLine[]; line: number };

/**
 * The cards of a file of vCards, of the versions 2.1 to 4.0, as phones and programs write them. What is no property is passed over; cards
 * within cards are.
 */
export const readCards = (text: string): Card[] => {
  const cards: Card[] = [];
  let open: { lines: ContentLine[]; line: number } | null = null;
  let depth = 0;
  for (const whole of wholeLines(text)) {
    const property = contentLineOf(whole);
    if (!property) continue;
    const isOfCard = property.value.trim().toUpperCase() === 'VCARD';
    if (property.name === 'BEGIN' && isOfCard) {
      depth += 1;
      if (depth === 1) open = { lines: [], line: whole.line };
    } else if (property.name === 'END' && isOfCard) {
      depth = Math.max(0, depth - 1);
      if (depth === 0 && open) {
        const version = open.lines.find(({ name }) => name === 'VERSION')?.value.trim() ?? '3.0';
        cards.push({ ...open, version });
        open = null;
      }
    } else if (depth === 1) open?.lines.push(property);
  }
  return cards;
};
