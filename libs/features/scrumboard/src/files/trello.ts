import { limits } from '../model/board';
import type { BoardDraft } from '../model/board';

type Draft = Required<Pick<BoardDraft, 'name' | 'lists' | 'cards' | 'labels'>>;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textOf = (value: unknown, limit: number) => (typeof value === 'string' ? value.trim().slice(0, limit) : '');
const entriesOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isObject) : []);
const isOpen = ({ closed }: Record<string, unknown>) => closed !== true;
const idOf = ({ id }: Record<string, unknown>) => textOf(id, 60);
const byPosition = (one: Record<string, unknown>, other: Record<string, unknown>) =>
  Number(one.pos ?? 0) - Number(other.pos ?? 0);
const isDate = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value));

/**
 * The board of a file that Trello has exported: what is in its archive stays there. Longer texts than the server takes are cut, and what it
 * has no place for, such as members who are not users here, is left out.
 * @throws where the file is none of these
 */
export function readTrello(text: string): Draft {
  const file: unknown = JSON.parse(text);
  if (!isObject(file) || !Array.isArray(file.lists) || !Array.isArray(file.cards))
    throw new Error('No board of Trello');
  const lists = entriesOf(file.lists).filter(isOpen).toSorted(byPosition);
  const known = new Set(lists.map(idOf));
  const labels = entriesOf(file.labels).slice(0, 100);
  const labelIds = new Set(labels.map(idOf));
  const checklists = Map.groupBy(entriesOf(file.checklists), ({ idCard }) => idCard);
  const cards = entriesOf(file.cards)
    .filter((card) => isOpen(card) && known.has(textOf(card.idList, 60)))
    .toSorted(byPosition);
  const now = new Date().toISOString();
  return {
    name: textOf(file.name, limits.boardName) || 'Trello',
    labels: labels.map((label) => ({
      id: idOf(label),
      name: textOf(label.name, 60) || textOf(label.color, 60) || '—',
      class: textOf(label.color, 60).replace(/_(light|dark)$/, '') || 'neutral',
    })),
    lists: lists.map((list) => ({
      id: idOf(list),
      name: textOf(list.name, limits.listName) || '—',
      idCards: cards.filter(({ idList }) => idList === list.id).map(idOf),
    })),
    cards: cards.map((card) => ({
      id: idOf(card),
      name: textOf(card.name, limits.name) || '—',
      description: textOf(card.desc, limits.description),
      idLabels: (Array.isArray(card.idLabels) ? card.idLabels : []).flatMap((id: unknown) =>
        typeof id === 'string' && labelIds.has(id) ? [id] : [],
      ),
      due: isDate(card.due) ? new Date(card.due).toISOString() : null,
      checklists: (checklists.get(card.id) ?? [])
        .toSorted(byPosition)
        .slice(0, limits.checklists)
        .map((list) => ({
          id: idOf(list),
          name: textOf(list.name, limits.checklistName),
          checkItems: entriesOf(list.checkItems)
            .toSorted(byPosition)
            .slice(0, limits.items)
            .map((item) => ({
              id: idOf(item),
              name: textOf(item.name, limits.itemName),
              checked: item.state === 'complete',
            })),
        })),
      attachments: entriesOf(card.attachments)
        .filter(({ url }) => typeof url === 'string' && /^https?:\/\//.test(url) && url.length <= 2000)
        .slice(0, limits.attachments)
        .map((one) => ({
          id: idOf(one),
          name: textOf(one.name, limits.attachmentName) || textOf(one.url, limits.attachmentName),
          type: 'link' as const,
          src: null,
          url: String(one.url),
          time: isDate(one.date) ? new Date(one.date).toISOString() : now,
        })),
    })),
  };
}
