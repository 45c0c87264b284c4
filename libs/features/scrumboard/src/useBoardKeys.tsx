import { useKeys } from '@ezone/shell/panels/keyboard';
import { Archive, CalendarClock, CircleX, SquareCheck, Tag, Trash2, User, UserPlus } from 'lucide-react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { flushSync } from 'react-dom';
import { boardMessages } from './messages';
import type { Board, BoardList, Card } from './model/board';
import type { BoardAddress } from './useBoardAddress';
import type { useBoard } from './useBoard';

type Options = {
  board: Board | undefined;
  kept: ReturnType<typeof useBoard>;
  address: BoardAddress;
  userId: string;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  /** Gives the focus to a card that may be out of view. */
  onFocus: (id: string) => void;
  columns: readonly BoardList[];
  cardsIn: ReadonlyMap<string, readonly Card[]>;
};

const cardAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-card]')?.dataset.card : undefined;

/** The keys of a board: they are for the card that has the focus, or else for the one under the pointer. */
export function useBoardKeys({
  board,
  kept,
  address,
  userId,
  selected,
  onSelect,
  onFocus,
  columns,
  cardsIn,
}: Options): {
  join: () => boolean;
} {
  const { cards, actions } = kept;
  const current = () => cardAt(document.activeElement) ?? cardAt(document.querySelector('[data-card]:hover'));
  /** Does something to the card that is meant. */
  const onCard = (act: (card: Card) => void) => () => {
    const [card] = actions.read([current() ?? '']);
    if (card) act(card);
    return card !== undefined;
  };
  const change = (id: string, fields: Partial<Card>) => void cards.update(id, fields);
  const moveBy = (across: number, along: number) =>
    onCard(({ id, idList }) => {
      const at = columns.findIndex((list) => list.id === idList);
      const column = columns[at + across];
      if (!column) return;
      const there = cardsIn.get(column.id) ?? [];
      const place = there.findIndex((card) => card.id === id);
      const before = across === 0 ? (there[place + (along < 0 ? -1 : 2)]?.id ?? null) : (there[0]?.id ?? null);
      if (along < 0 && place === 0) return;
      // It is drawn anew in another list, and the focus goes with it: in the same moment, so that it is not taken from
      // whatever has it a moment later.
      flushSync(() => actions.moveCards([id], { to: column.id, before }));
      const tile = document.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`);
      if (tile) tile.focus();
      else onFocus(id);
    });
  const onward = useLocale().direction === 'rtl' ? -1 : 1;
  const join = onCard(({ id, idMembers }) => {
    const others = idMembers.filter((member) => member !== userId);
    change(id, { idMembers: others.length < idMembers.length ? others : [...idMembers, userId] });
  });
  useKeys([
    {
      ...{ keys: ' ', icon: <UserPlus />, label: boardMessages.join, group: 'page' },
      isPossible: () => board !== undefined && current() !== undefined,
      run: join,
    },
    {
      ...{ keys: 'd', icon: <CalendarClock />, label: boardMessages.setDue, group: 'page' },
      run: onCard(({ id }) => {
        address.open(id, 'due');
      }),
    },
    {
      ...{ keys: 'l', icon: <Tag />, label: boardMessages.setLabels, group: 'page' },
      run: onCard(({ id }) => {
        address.open(id, 'labels');
      }),
    },
    {
      ...{ keys: 'x', icon: <SquareCheck />, label: boardMessages.select, group: 'page' },
      run: onCard(({ id }) => {
        onSelect(new Set(selected.has(id) ? [...selected].filter((one) => one !== id) : [...selected, id]));
      }),
    },
    {
      ...{ keys: 'e', icon: <Archive />, label: boardMessages.toArchive, group: 'page' },
      run: onCard(({ id }) => {
        actions.archiveCards(selected.has(id) ? [...selected] : [id], true);
        onSelect(new Set());
      }),
    },
    {
      ...{ keys: '#', icon: <Trash2 />, label: boardMessages.removeCard, group: 'page' },
      run: onCard(({ id }) => {
        actions.removeCards(selected.has(id) ? [...selected] : [id]);
        onSelect(new Set());
      }),
    },
    {
      ...{ keys: 'q', icon: <User />, label: boardMessages.mine, group: 'page' },
      run: () => {
        address.narrow({ mine: address.isMine ? null : '1' });
        return true;
      },
    },
    {
      ...{ keys: 'X', icon: <CircleX />, label: boardMessages.clearFilter, group: 'page' },
      run: () => {
        address.narrow({ mine: null, q: '' });
        return true;
      },
    },
    { keys: 'alt+arrowup', label: boardMessages.cardUp, group: 'page', run: moveBy(0, -1) },
    { keys: 'alt+arrowdown', label: boardMessages.cardDown, group: 'page', run: moveBy(0, 1) },
    { keys: 'alt+arrowleft', label: boardMessages.cardLeft, group: 'page', run: moveBy(-onward, 0) },
    { keys: 'alt+arrowright', label: boardMessages.cardRight, group: 'page', run: moveBy(onward, 0) },
  ]);
  return { join };
}
