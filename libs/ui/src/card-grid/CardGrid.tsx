import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import styled from 'styled-components';
import { neighbourOf } from './layOut';
import type { Way } from './layOut';
import { useMasonry } from './useMasonry';

/** What a page can do with the cards, for its keyboard shortcuts. */
export type CardGridHandle = {
  /**
   * Moves the focus to the next or previous card, or to the current one if the focus was elsewhere; false if there is
   * no such card.
   */
  step: (by: 1 | -1) => boolean;
  /** The card that has the focus; null if the focus is elsewhere. */
  focused: () => string | null;
};

export type CardGridProps<C extends { id: string }> = {
  cards: readonly C[];
  /** Names the list. */
  label: string;
  /** How high a card is likely to be, in pixels, until it is drawn and measured. The same function each time. */
  estimate: (card: C) => number;
  /**
   * Draws a card. Mark the element in it that takes the focus with `data-card`.
   * @param isActive whether Tab stops at this card, of all of them
   */
  renderCard: (card: C, isActive: boolean) => ReactNode;
  /** The least width of a card where there is room for several, in pixels. @default 240 */
  minWidth?: number;
  ref?: Ref<CardGridHandle>;
};

const idOf = ({ id }: { id: string }) => id;

const ways: Readonly<Record<string, Way>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'before',
  ArrowRight: 'after',
};
const mirrored: Readonly<Record<string, Way>> = { ...ways, ArrowLeft: 'after', ArrowRight: 'before' };

const cardIn = (frame: HTMLElement | null, id: string) =>
  [...(frame?.querySelectorAll<HTMLElement>('[data-id]') ?? [])]
    .find((slot) => slot.dataset.id === id)
    ?.querySelector<HTMLElement>('[data-card]');

/** Cards of different heights in columns, in reading order: one stop for Tab, arrows move. Only cards near the view are drawn. */
export const CardGrid = <C extends { id: string }>({
  cards,
  label,
  estimate,
  renderCard,
  minWidth = 240,
  ref,
}: CardGridProps<C>) => {
  const { direction } = useLocale();
  const list = useRef<HTMLUListElement>(null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const active = Math.max(
    0,
    cards.findIndex(({ id }) => id === chosenId),
  );
  const activeId = cards[active]?.id ?? null;
  const { frameRef, drawn, places, height, cardWidth } = useMasonry({
    cards,
    idOf,
    estimate,
    keptId: activeId,
    minWidth,
  });

  // The card that gets the focus once it is drawn.
  const goal = useRef<string | null>(null);
  useEffect(() => {
    const card = goal.current === null ? null : cardIn(list.current, goal.current);
    if (!card) return;
    goal.current = null;
    card.focus();
  });
  // When the focused card is removed, the card that takes its place gets the focus.
  const isInside = useRef(false);
  const lastIndex = useRef(0);
  useEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return;
    const next = cards[Math.min(lastIndex.current, cards.length - 1)];
    if (next) cardIn(list.current, next.id)?.focus();
  });
  useEffect(() => {
    if (chosenId !== null && cards[active]?.id === chosenId) lastIndex.current = active;
  });

  const goTo = (index: number) => {
    const card = cards[index];
    if (!card) return false;
    goal.current = card.id;
    setChosenId(card.id);
    cardIn(list.current, card.id)?.focus();
    return true;
  };
  const hasFocus = () => list.current?.contains(document.activeElement) ?? false;
  useImperativeHandle(ref, () => ({
    step: (by) => goTo(hasFocus() ? active + by : active),
    focused: () => (hasFocus() ? activeId : null),
  }));

  const pressKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const way = (direction === 'rtl' ? mirrored : ways)[event.key];
    const index =
      event.key === 'Home' ? 0 : event.key === 'End' ? cards.length - 1 : way ? neighbourOf(places, active, way) : -1;
    if (index === -1) return;
    event.preventDefault();
    goTo(index);
  };

  return (
    <Frame
      ref={(element) => {
        list.current = element;
        frameRef(element);
      }}
      role="list"
      aria-label={label}
      style={{ blockSize: height }}
      onKeyDown={pressKey}
      onFocus={(event) => {
        const slot = event.target.closest<HTMLElement>('[data-id]');
        if (slot?.dataset.id) setChosenId(slot.dataset.id);
        isInside.current = true;
      }}
      onBlur={() => {
        isInside.current = false;
      }}
    >
      {drawn.map(({ card, index, top, start }) => (
        <Slot
          key={card.id}
          data-id={card.id}
          aria-setsize={cards.length}
          aria-posinset={index + 1}
          style={{ insetBlockStart: top, insetInlineStart: start, inlineSize: cardWidth }}
        >
          {renderCard(card, card.id === activeId)}
        </Slot>
      ))}
    </Frame>
  );
};

const Frame = styled.ul`
  position: relative;
`;

const Slot = styled.li`
  position: absolute;
`;
