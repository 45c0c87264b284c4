import type { EntitySchemaWithMeta } from '@mikro-orm/core';
import type { InferEntityProperties, InferKyselyTable } from '@mikro-orm/sql';
import type { Selectable } from 'kysely';
import type { RoleLevel } from '../auth/access';
import type { LinkedIds, LinkOptions, LinksOptions } from './link-options';
import type { MergeOptions } from './merge-changes';
import type { Projection } from './projection';
import type { HiddenProperty } from './record-columns';
import type { RecordFilter } from './record-statements';
import type { RecordTrashOptions } from './record-trash';

/** What is on the wire of a row. */
export type ContentOf<Schema extends EntitySchemaWithMeta> = Omit<
  Selectable<InferKyselyTable<Schema, { columnNamingStrategy: 'property' }>>,
  HiddenProperty
> & { id: string } & RemovedFlagOf<Schema>;

/** The flag of an entity that names one; any property that has no column of its own is it. */
type RemovedFlagOf<Schema> = {
  [
    Name in keyof InferEntityProperties<Schema> as InferEntityProperties<Schema>[Name] extends {
      '~options': { persist: false };
    }
      ? Name
      : never
  ]: boolean;
};

export type RecordTableOptions<
  Links extends LinksOptions = NoLinks,
  Filters extends string = never,
  Details extends string = never,
  Content extends { id: string } = never,
> = {
  /** Whether each record belongs to one user, or all users share them. */
  scope: 'owner' | 'everybody';
  /** Who may take records out of the trash: the level of the calls that remove them. */
  access: RoleLevel;
  /** The tail of the address that answers the list, as `notes-app/notes`. */
  list: string;
  /** What one record is called in sentences: `note`, or `reading list`, which in bodies is `readingList`. */
  noun: string;
  /** Whether a new record comes first or last. @default 'first' */
  placed?: 'first' | 'last';
  /** The property that names a record in the trash; a table without one has no trash, and what is removed is gone. */
  title?: string;
  /** Prepares for what is done with records in the trash, in the same transaction, and answers the ids of those that are changed. */
  prepareTrash?: RecordTrashOptions['prepare'];
  /** Fields that tell of the writing itself: they are never a conflict. */
  latest?: readonly string[];
  /** The fields of a record, merged of two changes, that do not go together. */
  contradictions?: MergeOptions['contradictions'];
  /** Whether the record itself is the body of its update, not a field of it: so `details` name its fields. */
  isBody?: boolean;
  /** Lists of ids of other records of the owner, or of numbers of a catalogue, by their fields. */
  links?: Links;
  /** Properties that are too large for lists: they are in single records alone. */
  details?: readonly Details[];
  /** Parts of the list that can be asked for, by their names. Those by an entry of a catalogue among `links` need no filter. */
  filters?: Record<Filters, RecordFilter>;
  /** Rows elsewhere that follow from each record, and are written with it. */
  projections?: readonly Projection<Content>[];
};

/** The links of a table that has none. */
export type NoLinks = Record<never, LinkOptions>;

/** A record as it is on the wire: its own fields, and what it is linked to. */
export type RecordOf<Schema extends EntitySchemaWithMeta, Links extends LinksOptions> = ContentOf<Schema> & {
  [Field in keyof Links]: LinkedIds<Links[Field]>;
};
