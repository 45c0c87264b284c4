import type { components } from '@ezone/api-client';

/** A note, as the server tells it. */
export type Note = components['schemas']['NoteDto'];

/** One line of a note's checklist. */
export type ChecklistItem = Note['checklist'][number];

/** A label, as the server tells it. */
export type NoteLabel = components['schemas']['NoteLabelDto'];

/** What a user writes: everything of a note but its id and the time it was last written. */
export type NoteContent = Omit<Note, 'id' | 'time'>;

/** The most the server takes: characters, items, labels. */
export const limits = {
  title: 200,
  description: 20_000,
  items: 100,
  itemText: 500,
  labels: 50,
  labelName: 60,
} as const;

/** A note in which nothing has been written. */
export const emptyContent: NoteContent = {
  title: '',
  description: '',
  archive: false,
  image: null,
  reminder: null,
  checklist: [],
  labels: [],
};

const isEmptyItem = (part: unknown) =>
  typeof part === 'object' &&
  part !== null &&
  'text' in part &&
  typeof part.text === 'string' &&
  part.text.trim() === '';

/** The server keeps no white space around a text, and we keep no empty item: neither makes a difference. */
const comparable = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => {
    if (Array.isArray(part)) return part.filter((entry) => !isEmptyItem(entry));
    return typeof part === 'string' ? part.trim() : part;
  });

/** The note without items in which nothing has been written. */
export const withoutEmptyItems = <N extends NoteContent>(note: N): N => ({
  ...note,
  checklist: note.checklist.filter((item) => !isEmptyItem(item)),
});

/** Whether two values of a field are the same to the server. */
export const isSameContent = (one: unknown, other: unknown): boolean =>
  one === other || comparable(one) === comparable(other);

/** Whether nothing has been written that would be worth keeping. A reminder or a label alone says nothing. */
export const isBlank = ({ title, description, image, checklist }: NoteContent): boolean =>
  image === null && `${title}${description}${checklist.map(({ text }) => text).join('')}`.trim() === '';

/** What a note is called where there is room for a few words: its title, or else how it begins. */
export const nameOf = ({ title, description, checklist }: NoteContent): string => {
  const name =
    [title, description, ...checklist.map(({ text }) => text)].map((text) => text.trim()).find(Boolean) ?? '';
  const firstLine = name.split('\n', 1)[0] ?? '';
  return firstLine.length > 60 ? `${firstLine.slice(0, 59)}…` : firstLine;
};

/** How many items of a checklist are done. */
export const doneIn = (checklist: readonly ChecklistItem[]): number =>
  checklist.filter(({ checked }) => checked).length;
