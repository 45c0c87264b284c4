import { useCallback, useMemo } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import type { NoteLabel } from './model/note';
import type { NotesView } from './model/notesIn';

const root = '/apps/notes';
const labelPath = `${root}/labels/:labelHandle/:labelId`;

/** The address of each view that has no label. */
export const viewPaths = { notes: root, reminders: `${root}/reminders`, archive: `${root}/archive` } as const;

/** The address of a label's notes. */
export const pathOfLabel = ({ handle, id }: NoteLabel): string =>
  `${root}/labels/${encodeURIComponent(handle || 'label')}/${encodeURIComponent(id)}`;

/** The view at an address; undefined where there is none. */
export const viewAt = (pathname: string): NotesView | undefined => {
  for (const kind of ['notes', 'reminders', 'archive'] as const) {
    if (matchPath(viewPaths[kind], pathname)) return { kind };
  }
  const labelId = matchPath(labelPath, pathname)?.params.labelId;
  return labelId === undefined ? undefined : { kind: 'label', labelId };
};

/** Marks an entry of the history that was made by opening a note, so that closing it can go back. */
const OPENED = { openedNote: true };

const isOpened = (state: unknown) => typeof state === 'object' && state !== null && 'openedNote' in state;

/** What the address says: the view, the open note and the search; and how to change them. */
export function useNotesView() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const parameters = useMemo(() => new URLSearchParams(search), [search]);
  const view = useMemo(() => viewAt(pathname), [pathname]);

  /** The address with a parameter set, or taken away. */
  const addressWith = useCallback(
    (name: 'note' | 'q', value: string | null) => {
      const next = new URLSearchParams(search);
      if (value) next.set(name, value);
      else next.delete(name);
      const query = next.toString();
      return `${pathname}${query && `?${query}`}`;
    },
    [pathname, search],
  );

  return {
    view,
    query: parameters.get('q') ?? '',
    openNoteId: parameters.get('note'),
    addressWith,
    open: useCallback(
      (noteId: string) => void navigate(addressWith('note', noteId), { state: OPENED }),
      [navigate, addressWith],
    ),
    close: () => {
      // The address of an opened note that somebody was sent has nothing of ours to go back to.
      if (isOpened(state)) void navigate(-1);
      else void navigate(addressWith('note', null), { replace: true });
    },
    search: useCallback(
      (query: string) => void navigate(addressWith('q', query), { replace: true }),
      [navigate, addressWith],
    ),
  };
}
