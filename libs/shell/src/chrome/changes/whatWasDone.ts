import { isolated } from '@ezone/text';
import type { IntlShape } from 'react-intl';
import { deedSentences } from '../../records';
import type { RecordsStore, Stored, UndoEntry } from '../../records';

const sentences = {
  create: deedSentences.created,
  createMany: deedSentences.created,
  update: deedSentences.changed,
  bulk: deedSentences.changed,
  remove: deedSentences.removed,
  restore: deedSentences.restored,
};

/** Says what an action has done to which records; undefined where they have no names. */
export function whatWasDone(
  { outbox, records }: RecordsStore,
  { changes }: UndoEntry,
  formatMessage: IntlShape['formatMessage'],
): string | undefined {
  // What is done beside the deed itself comes before it, and what was typed first into a record is not what it is called by now.
  const change = changes.at(-1);
  if (!change) return undefined;
  const { list, ids, deed } = change;
  const collection = outbox.collectionOf(list);
  const recordsOf = (): readonly (Stored | undefined)[] => {
    if (deed.kind === 'create') return [deed.record];
    if (deed.kind === 'createMany') return deed.records;
    if (deed.kind === 'update') return [{ ...deed.base, ...deed.fields }];
    return deed.kind === 'bulk'
      ? ids.map((id) => records.find(collection, id))
      : deed.records.map(({ record }) => record);
  };
  const [first] = recordsOf();
  const name = first && collection.nameOf?.(first);
  const alike = changes.filter((other) => other.list === list && other.deed.kind === deed.kind);
  const all = new Set(alike.flatMap((other) => other.ids));
  return name ? formatMessage(sentences[deed.kind], { name: isolated(name), others: all.size - 1 }) : undefined;
}
