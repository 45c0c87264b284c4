import { useKeys } from '@ezone/shell/panels/keyboard';
import type { Unsaved } from '@ezone/shell/records';
import { CardGrid } from '@ezone/ui/card-grid';
import type { CardGridHandle } from '@ezone/ui/card-grid';
import { Archive, ChevronDown, ChevronUp, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { notesKeyMessages } from '../messages';
import type { Note, NoteLabel } from '../model/note';
import { NoteCard } from './NoteCard';
import type { CardActions } from './NoteCard';

export type NoteGridProps = {
  notes: readonly Note[];
  unsavedOf: (noteId: string) => Unsaved | null;
  labels: readonly NoteLabel[];
  /** What was searched for, folded. */
  words: readonly string[];
  /** Names the list. */
  label: string;
  addressOf: (noteId: string) => string;
  actions: CardActions;
};

const estimate = ({ title, description, checklist, labels, reminder, image }: Note) => {
  const lines = Math.min(10, Math.ceil(description.length / 32) + description.split('\n').length - 1);
  const items = Math.min(8, checklist.length);
  const hasChips = labels.length > 0 || reminder !== null || items > 0;
  return 34 + (title ? 24 : 0) + lines * 20 + items * 24 + (hasChips ? 36 : 0) + (image ? 150 : 0);
};

/** The cards: arrows and j, k move, Enter opens, e archives, # removes. */
export const NoteGrid = ({ notes, unsavedOf, label, addressOf, actions, ...card }: NoteGridProps) => {
  const grid = useRef<CardGridHandle>(null);
  const hasFocus = () => grid.current?.focused() != null;
  const step = (by: 1 | -1) => grid.current?.step(by) ?? false;
  /** Does something with the card that has the focus. */
  const act = (action: (note: Note) => void) => {
    const id = grid.current?.focused();
    const note = notes.find((other) => other.id === id);
    if (note) action(note);
    return note !== undefined;
  };
  const { archive, remove } = actions;
  useKeys([
    {
      keys: 'j',
      icon: <ChevronDown />,
      label: notesKeyMessages.next,
      group: 'page',
      isRepeated: true,
      run: () => step(1),
    },
    {
      keys: 'k',
      icon: <ChevronUp />,
      label: notesKeyMessages.previous,
      group: 'page',
      isRepeated: true,
      run: () => step(-1),
    },
    {
      keys: 'e',
      icon: <Archive />,
      label: notesKeyMessages.archive,
      group: 'page',
      isPossible: hasFocus,
      run: () => act(archive),
    },
    {
      keys: '#',
      icon: <Trash2 />,
      label: notesKeyMessages.remove,
      group: 'page',
      isPossible: hasFocus,
      run: () => act(remove),
    },
  ]);
  return (
    <CardGrid
      ref={grid}
      cards={notes}
      label={label}
      estimate={estimate}
      renderCard={(note, isActive) => (
        <NoteCard
          note={note}
          unsaved={unsavedOf(note.id)}
          address={addressOf(note.id)}
          isActive={isActive}
          actions={actions}
          {...card}
        />
      )}
    />
  );
};
