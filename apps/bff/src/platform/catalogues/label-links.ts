import { p, type EntitySchema } from '@mikro-orm/core';
import { id } from '../database/columns';
import type { LinkOptions } from '../records/record-links';
import type { Catalogue } from './catalogue';

/** The columns that a table of labels has beside the reference to the record that has them, to be spread into its entity. */
export const labelColumns = () => ({
  /** The number of the label in its catalogue. */
  label: p.integer().primary(),
  ownerId: id(),
  /** Its place among the labels of the record. */
  position: p.integer(),
});

/**
 * Labels of a catalogue as links of a table of records.
 * @param table a row for each label of a record, with {@link labelColumns}
 * @param from its column with the id of the record
 */
export const labelLinks = (table: EntitySchema, from: string, labels: Catalogue<{ id: number; handle: string }>) =>
  ({ table, from, to: 'label', noun: 'label', catalogue: labels.ids }) satisfies LinkOptions;
