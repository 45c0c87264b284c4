import type { RecordDrafts } from '../records/recordDrafts';

/** Where a form keeps what is typed until it is saved. */
export type DraftPlace = {
  drafts: RecordDrafts;
  /** The name of the records' list, and the record; `new` for one that is being made. */
  list: string;
  id: string;
};

/** Keeps what is typed into one form and differs from its record. Without a place to keep it, it does nothing. */
export const createFormDraft = (place: DraftPlace | undefined) => {
  let isKept = place !== undefined;
  const listeners = new Set<() => void>();
  return {
    read: () => place?.drafts.read(place.list, place.id) ?? null,
    /** Keeps these fields; an empty object removes the draft. */
    keep: (fields: Readonly<Record<string, unknown>>) => {
      if (!place) return;
      const { drafts, list, id } = place;
      if (Object.keys(fields).length === 0) drafts.forget(list, id);
      else {
        const wasKept = isKept;
        isKept = drafts.keep(list, id, fields);
        if (isKept !== wasKept) for (const onChange of listeners) onChange();
      }
    },
    /** Whether the draft survives a reload. */
    isKept: () => isKept,
    subscribe: (onChange: () => void) => {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
  };
};
