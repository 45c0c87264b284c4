import { readJson } from '../data/storage';
import type { BrowserStorage } from '../data/storage';

type Fields = Readonly<Record<string, unknown>>;

/** What an editor keeps of a record that it edits: what was typed, and has not reached the outbox. */
export type EditedDraft = { list: string; id: string; fields: Fields };

/** What one user is typing into records and has not reached the outbox; kept with every key. */
export type RecordDrafts = {
  read: (list: string, id: string) => Fields | null;
  /** Returns whether it will survive a reload. */
  keep: (list: string, id: string, fields: Fields) => boolean;
  forget: (list: string, id: string) => void;
  /** All that editors keep; what is typed into forms, or into a new record, has no bases and is not among it. */
  edited: () => readonly EditedDraft[];
  /** Reports each change. @returns how to stop that */
  subscribe: (onChange: () => void) => () => void;
  /** What is typed into these fields of one record is a draft of another one from now on; the rest of it is forgotten. */
  move: (list: string, from: string, to: string, fields: readonly PropertyKey[]) => void;
};

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Under this name the draft of an editor keeps its bases: what fields were before they were typed in. */
export const basesOf = (id: string) => `${id} before`;

/**
 * @param userId whose they are: nobody else is shown them
 * @param store that of the tab outlives a reload, and two tabs do not overwrite each other; the other one outlives the visit
 */
export const createRecordDrafts = (userId: string, store: BrowserStorage): RecordDrafts => {
  const prefix = `ezone.draft.${userId}.`;
  const keyOf = (list: string, id: string) => `${prefix}${list}.${id}`;
  const read = (list: string, id: string) => {
    const value = readJson(store, keyOf(list, id));
    return isFields(value) ? value : null;
  };
  const listeners = new Set<() => void>();
  let edited: readonly EditedDraft[] | null = null;
  const tell = () => {
    edited = null;
    listeners.forEach((onChange) => {
      onChange();
    });
  };
  const keep = (list: string, id: string, fields: Fields) => {
    const isKept = store.write(keyOf(list, id), JSON.stringify(fields));
    tell();
    return isKept;
  };
  const forget = (list: string, id: string) => {
    store.remove(keyOf(list, id));
    tell();
  };
  const readEdited = () =>
    store.keys(prefix).flatMap((key): EditedDraft[] => {
      // No list has a dot in its name.
      const [, list = '', id = ''] = /^([^.]*)\.(.*) before$/s.exec(key.slice(prefix.length)) ?? [];
      const fields = read(list, id);
      return fields ? [{ list, id, fields }] : [];
    });
  return {
    read,
    keep,
    forget,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
    // Each card of a board asks for them.
    edited: () => (edited ??= readEdited()),
    move: (list, from, to, fields) => {
      for (const nameOf of [(id: string) => id, basesOf]) {
        const left = Object.entries(read(list, nameOf(from)) ?? {}).filter(([field]) => fields.includes(field));
        if (fields.length > 0) keep(list, nameOf(to), Object.fromEntries(left));
        forget(list, nameOf(from));
      }
    },
  };
};
