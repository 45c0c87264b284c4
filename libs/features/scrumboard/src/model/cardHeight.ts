import { coverOf, progressOf } from './board';
import type { Board, Card } from './board';

/** So many letters stand in a line of a card's name; wide ones count twice. */
const LETTERS = 30;
const MOST_LINES = 4;
const WIDE =
  /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]|\p{Emoji_Presentation}/gu;

/** In rem: what is around all of a card, a line of its name, and each of the other parts with the gap before it. */
const rems = { frame: 2.6, line: 2, labels: 3.2, foot: 3.2, cover: 12.8 };

/** How many lines the name of a card takes in a long list; what does not fit into four is cut there. */
export const linesOf = (name: string): number => {
  const letters = name.length + (name.match(WIDE)?.length ?? 0);
  return Math.min(MOST_LINES, Math.max(1, Math.ceil(letters / LETTERS)));
};

/** Whether a card shows anything below its name. */
export const hasFoot = (card: Card): boolean =>
  card.due !== null ||
  card.subscribed ||
  card.attachments.length > 0 ||
  card.idMembers.length > 0 ||
  card.activities.some(({ type }) => type === 'comment') ||
  progressOf(card).all > 0;

/** How high a card is in a long list, in rem. */
export const remsOf = (card: Card, { settings }: Pick<Board, 'settings'>): number =>
  rems.frame +
  rems.line * linesOf(card.name) +
  (card.idLabels.length > 0 ? rems.labels : 0) +
  (hasFoot(card) ? rems.foot : 0) +
  (settings.cardCoverImages && coverOf(card) !== null ? rems.cover : 0);
