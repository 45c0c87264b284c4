import type { RecordDrafts } from '../records/recordDrafts';

/** Where a form keeps what is typed until it is saved. */
export type DraftPlace = {
  drafts: RecordDrafts;
  /** The name of the records' list, and the record; `new` for one that is being made. */
  list: string;
  id: string;
};

/** Where a draft comes from. */
export type DraftOrigin = {
  /** Names what is being saved, over all its tries. */
  key: string;
  /** What its fields were in the record when they were typed in. */
  record: Readonly<Record<string, unknown>>;
  /** What was first sent under the key, where the server may have it although no answer came. */
  sent?: Readonly<Record<string, unknown>>;
};

/** Under this name the draft of a form keeps its origin. */
const originOf = (id: string) => `${id} origin`;

/** Keeps what is typed into one form and differs from its record. Without a place to keep it, it does nothing. */
export const createFormDraft = (place: DraftPlace | undefined) => {
  let isKept = place !== undefined;
  const listeners = new Set<() => void>();
  return {
    read: () => place?.drafts.read(place.list, place.id) ?? null,
    origin: (): DraftOrigin | null => {
      const kept = place?.drafts.read(place.list, originOf(place.id)) as Partial<DraftOrigin> | null | undefined;
      if (kept?.key === undefined) return null;
      return { key: kept.key, record: kept.record ?? {}, ...(kept.sent && { sent: kept.sent }) };
    },
    /** Keeps these fields; an empty object removes the draft. */
    keep: (fields: Readonly<Record<string, unknown>>, origin: DraftOrigin) => {
      if (!place) return;
      const { drafts, list, id } = place;
      if (Object.keys(fields).length === 0) {
        drafts.forget(list, id);
        drafts.forget(list, originOf(id));
      } else {
        const wasKept = isKept;
        isKept = drafts.keep(list, id, fields);
        drafts.keep(list, originOf(id), origin);
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
