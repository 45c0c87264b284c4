import type { Change } from './change';
import type { Stored } from './collection';
import { handOver } from './RecordsProvider';
import type { RecordsStore } from './RecordsProvider';
import { unfitIn } from './unfitIn';

/**
 * Creates a new record from one that was removed elsewhere while it was being edited, with all that was typed into it: what is too long to be
 * sent, and so in no change, goes on as the draft of the new one.
 * @param change what was written, which waits
 * @returns the new record; null where there is nothing to make one of, or it has been made
 */
export function keepAsNew(store: RecordsStore, change: Change): Stored | null {
  const { records, drafts, outbox } = store;
  const { list, ids } = change;
  handOver(store, (editor) => editor.list === list && ids.includes(editor.id));
  const kept = records.keepAsNew(change);
  const [id = ''] = ids;
  const typed = drafts.read(list, id);
  if (kept && typed) drafts.move(list, id, kept.id, unfitIn(outbox.collectionOf(list), typed));
  return kept;
}
