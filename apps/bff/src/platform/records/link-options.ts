import type { EntitySchema } from '@mikro-orm/core';

type PairsOptions = {
  /** The table of the pairs: `ownerId`, `position`, a reference to the record, and what it is linked to. */
  table: EntitySchema;
  /** Its column with the id of the record: `note_id`. */
  from: string;
  /** Its column with the id of what the record is linked to: `label_id`. */
  to: string;
  /** What one of those is called: `label`. */
  noun: string;
};

/** Links to other records of the owner. */
export type TargetLinkOptions = PairsOptions & {
  /** The table that the record is linked to. */
  target: EntitySchema;
};

/** Links to entries of a fixed catalogue. The table of the pairs has also `recordPosition`, the place of the record in its list. */
export type CatalogueLinkOptions = PairsOptions & {
  /** The numbers of the entries. */
  catalogue: readonly number[];
};

/** What a record is linked to, as a note to its labels: a table that links the two, a row for each pair. */
export type LinkOptions = TargetLinkOptions | CatalogueLinkOptions;

/** The kinds of links of a table, by the fields that hold them. */
export type LinksOptions = Record<string, LinkOptions>;

/** The fields of the links to entries of a catalogue. */
export type CatalogueField<Links extends LinksOptions> = {
  [Field in keyof Links & string]: Links[Field] extends CatalogueLinkOptions ? Field : never;
}[keyof Links & string];

/** What a field with links holds. */
export type LinkedIds<Options extends LinkOptions> = Options extends CatalogueLinkOptions ? number[] : string[];

/** The id of a record, or the number of an entry of a catalogue. */
export type Target = string | number;

/** A record and what it is linked to. */
export type Pair = { from: string; to: Target };

/** A new link of a record: to what, and in which place among the record's links. */
export type AddedLink = { ownerId: string; id: string; target: Target; position: number };
