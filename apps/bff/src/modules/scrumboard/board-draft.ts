import { NotFoundException } from '@nestjs/common';
import { stableId } from '../../platform/database/stable-id';
import { slug } from '../../platform/dto/slug';
import { InvalidInputException } from '../../platform/errors/validation.pipe';
import type { NewBoard } from './board-rows';
import type { BoardDraftDto, BoardSettingsDto, CardDraftDto, CardDto } from './scrumboard.dto';

const EMPTY_CARD: Omit<CardDto, 'id' | 'name'> = {
  description: '',
  idAttachmentCover: null,
  idMembers: [],
  idLabels: [],
  attachments: [],
  subscribed: false,
  checklists: [],
  activities: [],
  due: null,
  archived: false,
};

const NEW_SETTINGS: BoardSettingsDto = { color: '', subscribed: true, cardCoverImages: true };

/** What a board can mark its cards with from the first. */
const FIRST_LABELS = [
  { id: 'urgent', name: 'Urgent', class: 'red' },
  { id: 'bug', name: 'Bug', class: 'orange' },
  { id: 'feature', name: 'Feature', class: 'green' },
  { id: 'design', name: 'Design', class: 'purple' },
  { id: 'research', name: 'Research', class: 'blue' },
];

export const uriOf = (name: string): string => slug(name) || 'board';

/** Whether some ids are exactly those that are wanted, each once. */
export const holdsExactly = (ids: readonly string[], wanted: readonly string[]): boolean => {
  const given = new Set(ids);
  return given.size === ids.length && ids.length === wanted.length && wanted.every((id) => given.has(id));
};

/** A card with every field, and each id once. */
export function wholeCard(id: string, draft: CardDraftDto): CardDto {
  const card = { ...EMPTY_CARD, ...draft, id };
  return {
    ...card,
    idMembers: [...new Set(card.idMembers)],
    idLabels: [...new Set(card.idLabels)],
    attachments: card.attachments.map((attachment) => ({
      ...attachment,
      src: attachment.src ?? null,
      url: attachment.url ?? null,
    })),
  };
}

/**
 * The board that is made from a draft. All that is on it gets an id that follows from the board's, so that a draft that is
 * sent again makes the same.
 * @throws InvalidInputException where the lists do not hold each card of the draft once.
 * @throws NotFoundException where a card has a label that the draft has not, or a cover that it has not.
 */
export function boardOf(id: string, creatorId: string, draft: BoardDraftDto): NewBoard {
  const { name, lists = [], cards = [], labels = FIRST_LABELS, members = [{ id: creatorId }] } = draft;
  const listIds = lists.map((list, place) => list.id ?? String(place));
  const held = lists.flatMap(({ idCards = [] }) => idCards);
  check(isUnique(listIds), 'board.lists', 'two lists have the same id');
  check(
    holdsExactly(
      held,
      cards.map((card) => card.id),
    ),
    'board.lists',
    'the lists must hold each card once',
  );
  const known = new Set(labels.map((label) => label.id));
  if (cards.some(({ idLabels = [] }) => idLabels.some((label) => !known.has(label)))) throw noSuchLabel();
  const idOf = (kind: string) => (own: string) => stableId(id, kind, own);
  return {
    id,
    name,
    uri: uriOf(draft.uri ?? name),
    settings: { ...NEW_SETTINGS, ...draft.settings },
    members: [...new Set([...members.map((member) => member.id), ...cards.flatMap(({ idMembers = [] }) => idMembers)])],
    labels: labels.map((label) => ({ ...label, id: idOf('label')(label.id) })),
    lists: lists.map((list, place) => ({
      id: idOf('list')(listIds[place] ?? ''),
      name: list.name,
      archived: list.archived ?? false,
      idCards: (list.idCards ?? []).map(idOf('card')),
    })),
    cards: cards.map((card) => {
      const whole = wholeCard(idOf('card')(card.id), card);
      checkCover(whole);
      return { ...whole, idLabels: whole.idLabels.map(idOf('label')) };
    }),
  };
}

/** Whether the cover of a card, if it has one, is one of its attachments. */
export const isCoverAttached = ({ idAttachmentCover: cover, attachments }: CardDto): boolean =>
  cover === null || attachments.some(({ id }) => id === cover);

/** @throws NotFoundException where the cover of a card is none of its attachments. */
export function checkCover(card: CardDto): void {
  if (!isCoverAttached(card)) throw new NotFoundException('There is no such attachment');
}

export const noSuchLabel = () => new NotFoundException('There is no such label');

const isUnique = (ids: readonly string[]) => new Set(ids).size === ids.length;

function check(isGood: boolean, field: string, message: string): void {
  if (!isGood) throw new InvalidInputException([{ field, message }]);
}
