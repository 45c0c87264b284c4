import { newId } from '@ezone/shell/records';
import { limits } from '../model/board';
import type { BoardDraft } from '../model/board';

type Draft = Required<Pick<BoardDraft, 'name' | 'lists' | 'cards' | 'labels'>>;
type DraftCard = Draft['cards'][number];
type Entry = Record<string, unknown>;

/** What a part of a file becomes. */
export type TrelloPart = {
  id: string;
  kind: 'card' | 'list' | 'label' | 'member' | 'field';
  name: string;
  /** The list that a card comes into. */
  list: string;
  isArchived: boolean;
  /** What of a card is longer than there is room for, and is cut. */
  cut: readonly ('description' | 'checklists' | 'comments')[];
  /** Whether its date was marked as done: it comes as a ticked item of a checklist then, for a date that is due has no such mark here. */
  isDateDone: boolean;
  /** The names of what belongs to a card and does not come along. */
  left: readonly string[];
  /** Why it does not come along at all; null where it does. */
  problem: 'noList' | 'noRoom' | 'tooLarge' | 'nobody' | 'unknown' | null;
};

/** A file that is no board of Trello, and why. */
export class NoTrelloBoard extends Error {
  constructor(
    readonly why: 'broken' | 'other',
    /** The line at which it breaks off. */
    readonly line: number,
  ) {
    super(`No board of Trello: ${why}`);
  }
}

/** So much of a card is sent with one call at most, in characters of its JSON; and of a whole board. */
const MOST = { card: 250_000, board: 8_000_000 };

const isObject = (value: unknown): value is Entry => typeof value === 'object' && value !== null;
const textOf = (value: unknown, limit = Infinity) => (typeof value === 'string' ? value.trim().slice(0, limit) : '');
const entriesOf = (value: unknown): Entry[] => (Array.isArray(value) ? value.filter(isObject) : []);
const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
const isClosed = ({ closed }: Entry) => closed === true;
const byPosition = (one: Entry, other: Entry) => Number(one.pos ?? 0) - Number(other.pos ?? 0);
const isDate = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const isWeb = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:\/\//i.test(value) && value.length <= 2000 && URL.canParse(value);

function parsed(text: string): Entry {
  try {
    const file: unknown = JSON.parse(text);
    if (isObject(file) && Array.isArray(file.lists) && Array.isArray(file.cards)) return file;
  } catch (error) {
    const at = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
    const before = at === undefined ? text : text.slice(0, Number(at));
    throw new NoTrelloBoard('broken', before.split('\n').length);
  }
  throw new NoTrelloBoard('other', 1);
}

/** Older files name the labels at each card, and have no list of them. */
function labelsOf(file: Entry): Entry[] {
  const listed = entriesOf(file.labels);
  if (listed.length > 0) return listed;
  const named = isObject(file.labelNames) ? file.labelNames : {};
  const ofCards = entriesOf(file.cards).flatMap(({ labels }) => entriesOf(labels));
  const all = [...ofCards, ...Object.entries(named).map(([color, name]) => ({ color, name }))];
  return [...new Map(all.map((label) => [keyOfLabel(label), { ...label, id: keyOfLabel(label) }])).values()].filter(
    ({ id }) => id !== '' && ofCards.some((label) => keyOfLabel(label) === id),
  );
}
const keyOfLabel = ({ id, color, name }: Entry) =>
  textOf(id) || [textOf(color), textOf(name)].filter(Boolean).join(' ');

/** A name that is too long stands in the description, so that nothing of it is lost. */
function wordsOf({ name, desc }: Entry) {
  const [whole, text] = [textOf(name), textOf(desc)];
  const description = whole.length > limits.name ? `${whole}\n\n${text}`.trim() : text;
  return { name: whole.slice(0, limits.name) || '—', description };
}

/**
 * What a file that Trello has exported becomes: the board, and each part of it with what does not come along. What is in its archive comes
 * into ours. It is all known before anything is stored.
 * @param me who brings it in, by the name that a member of the file may have
 * @param done what a checklist is called that holds a date which was marked as done, and how such a date is written
 * @throws NoTrelloBoard where the file is none
 */
export function readTrello(
  text: string,
  me: { id: string; name: string },
  done: { name: string; write: (date: string) => string },
): { draft: Draft; parts: TrelloPart[] } {
  const file = parsed(text);
  const parts: TrelloPart[] = [];
  const note = (kind: TrelloPart['kind'], name: string, problem: TrelloPart['problem']) =>
    parts.push({ id: newId(), kind, name, list: '', isArchived: false, isDateDone: false, cut: [], left: [], problem });

  const memberOf = new Map(
    entriesOf(file.members).map((one) => [textOf(one.id), textOf(one.fullName) || textOf(one.username)]),
  );
  for (const name of memberOf.values()) if (name !== me.name) note('member', name, 'nobody');
  for (const { name } of entriesOf(file.customFields)) note('field', textOf(name), 'unknown');

  const allLabels = labelsOf(file);
  for (const label of allLabels.slice(limits.labels))
    note('label', textOf(label.name) || textOf(label.color), 'noRoom');
  const labels = new Map(
    allLabels.slice(0, limits.labels).map((label) => [
      keyOfLabel(label),
      {
        id: newId(),
        name: textOf(label.name, 60) || textOf(label.color, 60) || '—',
        class: textOf(label.color, 60).replace(/_(light|dark)$/, '') || 'neutral',
      },
    ]),
  );

  const allLists = entriesOf(file.lists).toSorted(byPosition);
  for (const { name } of allLists.slice(limits.lists)) note('list', textOf(name), 'noRoom');
  const lists = new Map(
    allLists.slice(0, limits.lists).map((list) => [
      textOf(list.id),
      {
        id: newId(),
        name: textOf(list.name, limits.listName) || '—',
        archived: isClosed(list),
        idCards: [] as string[],
      },
    ]),
  );

  const listed = Map.groupBy(entriesOf(file.checklists), ({ idCard }) => textOf(idCard));
  const comments = Map.groupBy(
    entriesOf(file.actions).filter(({ type }) => type === 'commentCard'),
    ({ data }) => textOf(isObject(data) && isObject(data.card) ? data.card.id : ''),
  );
  const now = new Date().toISOString();
  const cards: DraftCard[] = [];
  let size = 0;
  for (const card of entriesOf(file.cards).toSorted(byPosition)) {
    const list = lists.get(textOf(card.idList));
    const cut = new Set<TrelloPart['cut'][number]>();
    const { name, description } = wordsOf(card);
    if (description.length > limits.description) cut.add('description');
    const labelKeys = card.idLabels === undefined ? entriesOf(card.labels).map(keyOfLabel) : textsOf(card.idLabels);
    const due = isDate(card.due) ? new Date(card.due).toISOString() : null;
    const isDateDone = due !== null && card.dueComplete === true;
    const checklists = [
      ...(isDateDone ? [{ name: done.name, checkItems: [{ name: done.write(due), state: 'complete' }] }] : []),
      ...(listed.get(textOf(card.id)) ?? entriesOf(card.checklists)).toSorted(byPosition),
    ];
    const items = checklists.map(({ checkItems }) => entriesOf(checkItems).toSorted(byPosition));
    const isLong = items.some(
      (some) => some.length > limits.items || some.some((one) => textOf(one.name).length > limits.itemName),
    );
    const isNameLong = checklists.some((one) => textOf(one.name).length > limits.checklistName);
    if (checklists.length > limits.checklists || isNameLong || isLong) cut.add('checklists');
    const said = comments.get(textOf(card.id)) ?? [];
    if (said.length > limits.activities || said.some((one) => saidIn(one).length > limits.comment)) cut.add('comments');
    const attachments = entriesOf(card.attachments);
    const links = attachments.filter(({ url }) => isWeb(url));
    const members = textsOf(card.idMembers).map((id) => memberOf.get(id) ?? id);
    const draft: DraftCard = {
      id: newId(),
      name,
      description: description.slice(0, limits.description),
      archived: isClosed(card),
      idMembers: members.includes(me.name) ? [me.id] : [],
      idLabels: [...new Set(labelKeys.flatMap((key) => labels.get(key)?.id ?? []))],
      due: isDateDone ? null : due,
      checklists: checklists.slice(0, limits.checklists).map((one, at) => ({
        id: String(at),
        name: textOf(one.name, limits.checklistName),
        checkItems: (items[at] ?? []).slice(0, limits.items).map((item, place) => ({
          ...{ id: String(place), name: textOf(item.name, limits.itemName), checked: item.state === 'complete' },
        })),
      })),
      attachments: links.slice(0, limits.attachments).map((one, at) => ({
        ...{ id: String(at), name: textOf(one.name, limits.attachmentName) || textOf(one.url, limits.attachmentName) },
        ...{ type: 'link' as const, src: null, url: String(one.url).trim() },
        time: isDate(one.date) ? new Date(one.date).toISOString() : now,
      })),
      activities: said.slice(0, limits.activities).map((one, at) => ({
        ...{ id: String(at), type: 'comment' as const, idMember: me.id, time: now },
        // Whoever sends it is its author, so its first line says whose it was, and of when.
        message: saidIn(one).slice(0, limits.comment),
      })),
    };
    const length = JSON.stringify(draft).length;
    const problem = problemOf({ hasList: list !== undefined, count: cards.length, length, size });
    if (list && problem === null) {
      list.idCards.push(draft.id);
      cards.push(draft);
      size += length;
    }
    parts.push({
      ...{
        id: draft.id,
        kind: 'card',
        name,
        list: list?.name ?? '',
        isArchived: isClosed(card) || (list?.archived ?? false),
      },
      ...{ isDateDone, cut: [...cut], problem },
      left: [
        ...members.filter((one) => one !== me.name),
        ...[...attachments.filter(({ url }) => !isWeb(url)), ...links.slice(limits.attachments)].map(
          (one) => textOf(one.name, 100) || textOf(one.url, 100),
        ),
      ],
    });
  }
  const draft = {
    ...{ name: textOf(file.name, limits.boardName) || 'Trello', labels: [...labels.values()] },
    ...{ lists: [...lists.values()], cards },
  };
  return { draft, parts };
}

const saidIn = ({ data, memberCreator, date }: Entry): string => {
  const name = isObject(memberCreator) ? textOf(memberCreator.fullName) || textOf(memberCreator.username) : '';
  const about = [name, textOf(date).slice(0, 10)].filter(Boolean).join(', ');
  const message = isObject(data) ? textOf(data.text) : '';
  return about === '' ? message : `${about}:\n${message}`;
};

const problemOf = (card: { hasList: boolean; count: number; length: number; size: number }): TrelloPart['problem'] => {
  if (!card.hasList) return 'noList';
  if (card.length > MOST.card) return 'tooLarge';
  return card.count >= limits.cards || card.size + card.length > MOST.board ? 'noRoom' : null;
};
