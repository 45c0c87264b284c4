import { useEffect, useRef, useState } from 'react';
import type { CardActions } from './components/NoteCard';

/** The same actions in an object that never changes, so that a card is drawn again only when its note changes. */
export function useCardActions(actions: CardActions): CardActions {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  const [stable] = useState((): CardActions => ({
    open: (noteId) => {
      latest.current.open(noteId);
    },
    change: (note, changes) => {
      latest.current.change(note, changes);
    },
    archive: (note) => {
      latest.current.archive(note);
    },
    remove: (note) => {
      latest.current.remove(note);
    },
    retry: (note) => {
      latest.current.retry(note);
    },
  }));
  return stable;
}
