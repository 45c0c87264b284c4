import { p, type EntitySchema } from '@mikro-orm/core';
import { id } from '../database/columns';
import { indexOn } from '../records/record-columns';
import type { CatalogueLinkOptions } from '../records/link-options';
import type { Catalogue } from './catalogue';

/**
 * The indexes of a table of labels: the labels of a record are read by one, and the records with a label, in the order of their
 * list, by the other.
 * @param record its property that refers to the record
 */
export const labelIndexes = <Record extends string>(record: Record) => [
  indexOn('ownerId', record, 'position'),
  indexOn('ownerId', 'label', 'recordPosition', record),
];

/** The columns that a table of labels has beside the reference to the record that has them, to be spread into its entity. */
export const labelColumns = () => ({
  /** The number of the label in its catalogue. */
  label: p.integer().primary(),
  ownerId: id(),
  /** Its place among the labels of the record. */
  position: p.integer(),
  /** The place of the record in its list, by which a page of the records with a label is found. */
  recordPosition: p.integer(),
});

/**
 * Labels of a catalogue as links of a table of records.
 * @param table a row for each label of a record, with {@link labelColumns}
 * @param from its column with the id of the record
 */
export const labelLinks = (table: EntitySchema, from: string, labels: Catalogue<{ id: number; handle: string }>) =>
  ({ table, from, to: 'label', noun: 'label', catalogue: labels.ids }) satisfies CatalogueLinkOptions;
