import { memo, useEffect, useMemo } from 'react';
import type { ComponentProps, CSSProperties, ReactElement } from 'react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import type { DragAndDropHooks } from 'react-aria-components/useDragAndDrop';
import { Virtualizer } from 'react-aria-components/Virtualizer';
import { useRowHeight } from '@ezone/ui/record-list';
import styled from 'styled-components';
import type { Board, BoardList, Card } from '../model/board';
import type { BoardActions } from '../useBoard';
import { linesOf } from '../model/cardHeight';
import { CardsLayout } from './CardsLayout';
import { CardTile } from './CardTile';

/** The kind of what is dragged, so that nothing else is taken for a card. */
const KIND = 'application/x-ezone-card';

/** From how many cards on only those in view are drawn. */
const MANY = 20;

type DropState = NonNullable<DragAndDropHooks['useDroppableCollectionState']>;

/** React Aria selects what was dropped from elsewhere, which nobody has asked for: the selection stays as it was before. */
const leavingSelection = ({ useDroppableCollectionState: useDropState, ...hooks }: DragAndDropHooks) => ({
  ...hooks,
  ...(useDropState && {
    useDroppableCollectionState: function useUnselecting({ selectionManager, ...options }: Parameters<DropState>[0]) {
      const leaving = new Proxy(selectionManager, {
        get: (manager, name): unknown => (name === 'setSelectedKeys' ? () => undefined : Reflect.get(manager, name)),
      });
      return useDropState({ ...options, selectionManager: leaving });
    },
  }),
});

export type CardListProps = {
  list: BoardList;
  /** Its cards that are shown, in their order. */
  cards: readonly Card[];
  board: Board;
  selected: ReadonlySet<string>;
  /** Called with those of this list that are selected. */
  onSelect: (list: string, selected: ReadonlySet<string>) => void;
  /** The card that is to have the focus now, be it out of view; null where none of this list is. */
  focused: string | null;
  /** It has the focus. */
  onFocused: () => void;
  onOpen: (id: string) => void;
  moveCards: BoardActions['moveCards'];
};

/** The cards of a list. Arrows move, Enter opens, Shift and arrows select; they are dragged by pointer or keyboard, several at once. */
export const CardList = memo(function CardList({
  list,
  cards,
  board,
  selected,
  onSelect,
  focused,
  onFocused,
  onOpen,
  moveCards,
}: CardListProps) {
  const rem = useRowHeight('comfortable') / 6;
  const layoutOptions = useMemo(() => ({ rowHeight: Math.round(8 * rem), gap: 8, padding: 4, rem }), [rem]);
  const here = useMemo(() => new Set(cards.flatMap(({ id }) => (selected.has(id) ? [id] : []))), [cards, selected]);
  const items = useMemo(() => cards.map((card) => ({ id: card.id, card, board })), [cards, board]);
  const nameOf = new Map(cards.map(({ id, name }) => [id, name]));
  /** The card before which something is dropped. */
  const beforeOf = ({ key, dropPosition }: { key: string | number; dropPosition: string }) =>
    dropPosition === 'before' ? String(key) : (cards[cards.findIndex(({ id }) => id === key) + 1]?.id ?? null);
  type Dropped = Parameters<NonNullable<Parameters<typeof useDragAndDrop>[0]['onRootDrop']>>[0]['items'];
  const drop = async (dropped: Dropped, before: string | null) => {
    const texts = dropped.flatMap((item) => (item.kind === 'text' ? [item.getText(KIND)] : []));
    moveCards(await Promise.all(texts), { to: list.id, before });
  };
  const { dragAndDropHooks } = useDragAndDrop({
    // A selection may reach over several lists, and goes as one.
    getItems: (keys) => {
      const ids = [...keys].some((key) => selected.has(String(key))) ? [...selected] : [...keys].map(String);
      return ids.map((id) => ({ [KIND]: id, 'text/plain': nameOf.get(id) ?? id }));
    },
    acceptedDragTypes: [KIND],
    getDropOperation: () => 'move',
    onReorder: ({ keys, target }) => {
      const ids = [...keys].map(String);
      moveCards(ids.some((id) => selected.has(id)) ? [...selected] : ids, { to: list.id, before: beforeOf(target) });
    },
    onInsert: ({ items: dropped, target }) => void drop(dropped, beforeOf(target)),
    onRootDrop: ({ items: dropped }) => void drop(dropped, null),
  });
  const grid = (
    <Grid
      aria-label={list.name}
      items={items}
      selectionMode="multiple"
      selectedKeys={here}
      onSelectionChange={(keys) => {
        onSelect(list.id, keys === 'all' ? new Set(cards.map(({ id }) => id)) : new Set([...keys].map(String)));
      }}
      onAction={(key) => {
        onOpen(String(key));
      }}
      // Letters are the shortcuts of actions, so they do not search.
      disallowTypeAhead
      dragAndDropHooks={leavingSelection(dragAndDropHooks)}
      data-list={list.id}
      render={(drawn, { state }) => (
        <Focusing
          manager={state.selectionManager}
          isThere={(id) => state.collection.getItem(id) !== null}
          {...{ focused, onFocused }}
        >
          {/* React Aria gives the props of the element that it would draw. */}
          <div {...(drawn as ComponentProps<'div'>)} />
        </Focusing>
      )}
    >
      {cardItem}
    </Grid>
  );
  return cards.length > MANY ? (
    <Virtualizer layout={CardsLayout} layoutOptions={layoutOptions}>
      {grid}
    </Virtualizer>
  ) : (
    grid
  );
});

type FocusingProps = Pick<CardListProps, 'focused' | 'onFocused'> & {
  manager: { setFocused: (isFocused: boolean) => void; setFocusedKey: (key: string) => void };
  isThere: (id: string) => boolean;
  children: ReactElement;
};

/** Gives the focus to a card of the list that may be out of view, which is drawn for it. */
function Focusing({ manager, isThere, focused, onFocused, children }: FocusingProps) {
  useEffect(() => {
    if (focused === null || !isThere(focused)) return;
    manager.setFocused(true);
    manager.setFocusedKey(focused);
    onFocused();
  });
  return children;
}

type Item = { id: string } & ComponentProps<typeof CardTile>;

const cardItem = ({ id, card, board }: Item) => (
  <Row id={id} textValue={card.name} data-card={id} style={{ '--lines': linesOf(card.name) } as CSSProperties}>
    <DragHandle slot="drag">⠿</DragHandle>
    <CardTile card={card} board={board} />
  </Row>
);

const Grid = styled(GridList<Item>)`
  flex: 1;
  min-block-size: 4.8rem;
  padding: ${({ theme }) => theme.space(1)};
  overflow: hidden auto;
  overscroll-behavior-block: contain;
  /* Cards that come and go above are no reason to scroll: the next card would not be where the pointer is. */
  overflow-anchor: none;
  outline: none;

  &[data-drop-target] {
    border-radius: ${({ theme }) => theme.radius.control};
    background: ${({ theme }) => theme.tone.primary.tint};
  }

  &[data-focus-visible] {
    outline: 2px solid ${({ theme }) => theme.color.focus};
    outline-offset: -2px;
  }

  .react-aria-DropIndicator[data-drop-target] {
    block-size: 0.3rem;
    border-radius: 0.2rem;
    background: ${({ theme }) => theme.tone.primary.solid};
  }
`;

/* By keyboard and for screen readers; the pointer drags the whole card. */
const DragHandle = styled(Button)`
  position: absolute;
  inset-block-start: ${({ theme }) => theme.space(1)};
  inset-inline-end: ${({ theme }) => theme.space(1)};
  padding: 0;
  border: 0;
  background: none;
  color: ${({ theme }) => theme.color.textMuted};
  opacity: 0;

  &[data-focus-visible] {
    outline: 2px solid ${({ theme }) => theme.color.focus};
    opacity: 1;
  }
`;

const Row = styled(GridListItem)`
  position: relative;
  padding: ${({ theme }) => theme.space(3)};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.raised};
  cursor: pointer;
  /* React Aria has a long list take no press for a while after it was scrolled, as each drag does: the next card would not be taken. */
  pointer-events: auto;

  & + & {
    margin-block-start: ${({ theme }) => theme.space(2)};
  }

  /* In a long list its height is known before it is drawn. */
  [role='presentation'] > & {
    block-size: 100%;
    margin-block-start: 0;
    overflow: hidden;
  }

  &[data-hovered] {
    border-color: ${({ theme }) => theme.color.borderStrong};
    box-shadow: ${({ theme }) => theme.elevation[1]};
  }

  &[data-selected] {
    border-color: ${({ theme }) => theme.tone.primary.text};
    background: ${({ theme }) => theme.tone.primary.tint};
  }

  &[data-focus-visible] {
    outline: 2px solid ${({ theme }) => theme.color.focus};
    outline-offset: 1px;
  }

  &[data-dragging] {
    opacity: 0.5;
  }
`;
