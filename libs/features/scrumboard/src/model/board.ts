import type { components } from '@ezone/api-client';

type Schemas = components['schemas'];

/** A card as the server tells it; what a caller may leave out of an attachment is in every answer. */
export type CardDto = Schemas['CardDto'];

/** A card, in its list and at its place there: the smallest comes first. */
export type Card = CardDto & { idList: string; place: number; archived: boolean };

/** A list of a board, at its place: the smallest comes first. */
export type BoardList = { id: string; name: string; place: number; archived: boolean };

/** A board without what is on it. */
export type Board = Omit<Schemas['BoardDto'], 'lists' | 'cards'>;

/** A board as the list of all boards has it, and what it is made from where it is new. */
export type BoardSummary = Schemas['BoardSummaryDto'] & { draft?: BoardDraft };

export type BoardDraft = Schemas['BoardDraftDto'];
export type BoardMember = Schemas['BoardMemberDto'];
export type BoardLabel = Schemas['BoardLabelDto'];
export type Attachment = Schemas['AttachmentDto'];
export type Checklist = Schemas['ChecklistDto'];
export type Activity = Schemas['ActivityDto'];

/** Under this name comments that are being written are kept: a new one by its card, a changed one by itself. */
export const COMMENTS = 'scrumboard-comments';

/** The most that the server takes: characters of the texts, and entries. */
export const limits = {
  ...{
    boardName: 100,
    listName: 100,
    labelName: 60,
    name: 200,
    description: 20_000,
    comment: 5000,
    checklistName: 200,
    itemName: 500,
  },
  ...{ attachmentName: 200, attachments: 100, checklists: 50, items: 200, activities: 500 },
  ...{ labels: 100, lists: 200, cards: 6000 },
} as const;

/** A card of which only the name is known. */
export const emptyCard = (name: string, idList: string, place: number): Omit<Card, 'id'> => ({
  ...{ name, idList, place, description: '', idAttachmentCover: null, idMembers: [], idLabels: [], attachments: [] },
  ...{ subscribed: false, checklists: [], activities: [], due: null, archived: false },
});

/** Of whom a card names, those who can be put on another card. */
export const assignable = (ids: readonly string[], members: readonly BoardMember[]): string[] => {
  const disabled = new Set(members.filter(({ isDisabled }) => isDisabled).map(({ id }) => id));
  return ids.filter((id) => !disabled.has(id));
};

/** The card as the server knows it. */
export const dtoOf = ({ idList: _, place: __, ...card }: Card): CardDto => card;

/** In the order of their places. */
export const inPlace = <Placed extends { place: number }>(all: readonly Placed[]): Placed[] =>
  all.toSorted((one, other) => one.place - other.place);

/** How many parts of the checklists of a card are done. */
export const progressOf = ({ checklists }: Pick<Card, 'checklists'>): { done: number; all: number } => {
  const items = checklists.flatMap(({ checkItems }) => checkItems);
  return { done: items.filter(({ checked }) => checked).length, all: items.length };
};

/** The cover of a card: the address of a picture among its attachments. */
export const coverOf = ({ attachments, idAttachmentCover }: Pick<Card, 'attachments' | 'idAttachmentCover'>) =>
  attachments.find(({ id }) => id === idAttachmentCover)?.src ?? null;

/** The page of a board. */
export const pathOfBoard = ({ id, uri }: { id: string; uri?: string }): string =>
  `/apps/scrumboard/boards/${id}${uri ? `/${encodeURIComponent(uri)}` : ''}`;
