import type { Outbox } from './createOutbox';
import type { Records } from './createRecords';
import { openKey } from './openKey';
import type { EditedDraft, RecordDrafts } from './recordDrafts';
import { unfitIn } from './unfitIn';

type Known = {
  drafts: RecordDrafts;
  outbox: Outbox;
  records: Records;
  /** How many editors have a record open, by `openKey`. */
  open: ReadonlyMap<string, number>;
};

const isWithheld = ({ outbox, records, open }: Known, { list, id, fields }: EditedDraft): boolean => {
  const collection = outbox.knownCollectionOf(list);
  if (!collection || unfitIn(collection, fields).length === 0) return false;
  const isThere = !records.shown(collection) || records.find(collection, id) !== undefined;
  const isGone = () =>
    outbox
      .getChanges()
      .some((change) => change.list === list && change.ids.includes(id) && change.progress.at === 'gone');
  return isThere || (open.get(openKey(list, id)) ?? 0) > 0 || isGone();
};

/**
 * The drafts that hold something which cannot be sent as it is, such as a text that is too long: nothing else has it, and it ends with the
 * tab. A draft of a record that was removed is none of them until its record is back, unless somebody still has it before them.
 */
export const withheldIn = (known: Known): readonly EditedDraft[] =>
  known.drafts.edited().filter((draft) => isWithheld(known, draft));

/** Whether something of one record is withheld. */
export const isWithheldIn = (known: Known, list: string, id: string): boolean =>
  known.drafts.edited().some((draft) => draft.list === list && draft.id === id && isWithheld(known, draft));
