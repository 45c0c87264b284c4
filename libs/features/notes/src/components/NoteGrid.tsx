import { useKeys } from '@ezone/shell/panels/keyboard';
import { useLanguage } from '@ezone/i18n';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { neighbourOf } from '../model/layOut';
import type { Way } from '../model/layOut';
import type { Note, NoteLabel } from '../model/note';
import { NoteCard } from './NoteCard';
import type { CardActions } from './NoteCard';
import { notesKeyMessages } from '../messages';
import { useMasonry } from './useMasonry';

export type NoteGridProps = {
  notes: readonly Note[];
  isTroubled: (noteId: string) => boolean;
  labels: readonly NoteLabel[];
  /** What was searched for, folded. */
  words: readonly string[];
  /** Names the list. */
  label: string;
  addressOf: (noteId: string) => string;
  actions: CardActions;
};

const idOf = ({ id }: Note) => id;

const estimate = ({ title, description, checklist, labels, reminder, image }: Note) => {
  const lines = Math.min(10, Math.ceil(description.length / 32) + description.split('\n').length - 1);
  const items = Math.min(8, checklist.length);
  const hasChips = labels.length > 0 || reminder !== null || items > 0;
  return 34 + (title ? 24 : 0) + lines * 20 + items * 24 + (hasChips ? 36 : 0) + (image ? 150 : 0);
};

const ways: Readonly<Record<string, Way>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'before',
  ArrowRight: 'after',
};
const mirrored: Readonly<Record<string, Way>> = { ...ways, ArrowLeft: 'after', ArrowRight: 'before' };

const cardIn = (frame: HTMLElement | null, id: string) =>
  [...(frame?.querySelectorAll<HTMLElement>('[data-card]') ?? [])].find((card) => card.dataset.card === id);

/** The cards: one stop for Tab, arrows and j, k move, Enter opens, e archives, # removes. Only cards near the view are drawn. */
export const NoteGrid = ({ notes, isTroubled, labels, words, label, addressOf, actions }: NoteGridProps) => {
  const { direction } = useLanguage();
  const list = useRef<HTMLUListElement>(null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const active = Math.max(
    0,
    notes.findIndex(({ id }) => id === chosenId),
  );
  const activeId = notes[active]?.id ?? null;
  const { frameRef, drawn, places, height, cardWidth } = useMasonry({ cards: notes, idOf, estimate, keptId: activeId });

  // The card that the focus is to go to once it is drawn.
  const goal = useRef<string | null>(null);
  useEffect(() => {
    const card = goal.current === null ? null : cardIn(list.current, goal.current);
    if (!card) return;
    goal.current = null;
    card.focus();
  });
  // A card that was archived or removed takes the focus with it; the one that moves into its place gets it.
  const isInside = useRef(false);
  const lastIndex = useRef(0);
  useEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return;
    const next = notes[Math.min(lastIndex.current, notes.length - 1)];
    if (next) cardIn(list.current, next.id)?.focus();
  });
  useEffect(() => {
    if (chosenId !== null && notes[active]?.id === chosenId) lastIndex.current = active;
  });

  const goTo = (index: number) => {
    const note = notes[index];
    if (!note) return false;
    goal.current = note.id;
    setChosenId(note.id);
    cardIn(list.current, note.id)?.focus();
    return true;
  };
  const hasFocus = () => list.current?.contains(document.activeElement) ?? false;
  const step = (by: 1 | -1) => goTo(hasFocus() ? active + by : active);
  /** Does something with the card that has the focus. */
  const act = (action: (note: Note) => void) => {
    const note = notes[active];
    if (!note || !hasFocus()) return false;
    action(note);
    return true;
  };
  useKeys([
    { keys: 'j', label: notesKeyMessages.next, group: 'page', isRepeated: true, run: () => step(1) },
    { keys: 'k', label: notesKeyMessages.previous, group: 'page', isRepeated: true, run: () => step(-1) },
    {
      keys: 'e',
      label: notesKeyMessages.archive,
      group: 'page',
      isPossible: hasFocus,
      run: () => act(actions.archive),
    },
    { keys: '#', label: notesKeyMessages.remove, group: 'page', isPossible: hasFocus, run: () => act(actions.remove) },
  ]);

  const pressKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const way = (direction === 'rtl' ? mirrored : ways)[event.key];
    const index =
      event.key === 'Home' ? 0 : event.key === 'End' ? notes.length - 1 : way ? neighbourOf(places, active, way) : -1;
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
        const card = event.target.closest<HTMLElement>('[data-id]');
        if (card?.dataset.id) setChosenId(card.dataset.id);
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
          aria-setsize={notes.length}
          aria-posinset={index + 1}
          style={{ insetBlockStart: top, insetInlineStart: start, inlineSize: cardWidth }}
        >
          <NoteCard
            note={card}
            isTroubled={isTroubled(card.id)}
            address={addressOf(card.id)}
            labels={labels}
            words={words}
            isActive={card.id === activeId}
            actions={actions}
          />
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
