import { p, type EntitySchema } from '@mikro-orm/core';
import {
  fromFlag,
  fromHundredths,
  fromJson,
  id,
  instant,
  tableName,
  toFlag,
  toHundredths,
  toJson,
} from '../database/columns';

/** What a row has beside its content. It is the mechanism's alone, and never on the wire. */
export type HiddenProperty = 'ownerId' | 'position' | 'version' | 'removedAt';

/** The properties of {@link HiddenProperty}. */
export const HIDDEN_PROPERTIES: ReadonlySet<string> = new Set<HiddenProperty>([
  'ownerId',
  'position',
  'version',
  'removedAt',
]);

/** The columns that every record has beside its content, to be spread into its entity. */
export const recordColumns = () => ({
  id: id().primary(),
  /** Whose it is; `*` where all users share it. */
  ownerId: id(),
  /** Its place in the list. */
  position: p.integer(),
  /** Counts the changes, so that one that was made on an older state is noticed. */
  version: p.integer().default(1),
  /** When it went into the trash; null for what is there. */
  removedAt: instant().nullable(),
});

/** An index on these properties, in this order, for an entity. */
export const indexOn = <Properties extends [string, ...string[]]>(...properties: Properties) => ({ properties });

/**
 * A flag on the wire that says whether a record is in the trash, to be named in its entity: `deleted: removedFlag()`. It is
 * `removedAt` itself, and no column. With it, what is in the trash can be read, created, changed, restored and deleted by the
 * table's own calls. What is changed and stays in the trash is removed anew: its 30 days begin again.
 */
export const removedFlag = () => p.boolean().persist(false);

/** The index that a list of an owner is read by. */
export const listIndex = indexOn('ownerId', 'position', 'id');

/** The indexes that the trash of an owner is read by, and everybody's is emptied by. */
export const trashIndexes = [indexOn('ownerId', 'removedAt', 'id'), indexOn('removedAt')];

/** The column behind {@link removedFlag}. */
export const REMOVED_COLUMN = 'removed_at';

/** A property of a record and the column that holds it. */
export type RecordColumn = {
  property: string;
  column: string;
  /** Whether the database holds it in another way than it is on the wire. */
  isConverted: boolean;
  /** Whether the database holds it as JSON, which is read as its text from both. */
  isJson: boolean;
  toColumn: (value: unknown) => unknown;
  fromColumn: (stored: unknown) => unknown;
};

const asIs = (value: unknown) => value;

/** What both databases hold in another way than it is on the wire, by the name of the type. */
const CONVERSIONS: Record<string, Pick<RecordColumn, 'toColumn' | 'fromColumn'>> = {
  JsonType: { toColumn: toJson, fromColumn: fromJson },
  HundredthsType: {
    toColumn: (value) => toHundredths(value as number),
    fromColumn: (stored) => fromHundredths(stored as number),
  },
  BooleanType: { toColumn: (value) => toFlag(value as boolean), fromColumn: (stored) => fromFlag(stored as boolean) },
};

const removedFlagColumn = (property: string): RecordColumn => ({
  property,
  column: REMOVED_COLUMN,
  isConverted: true,
  isJson: false,
  toColumn: (isRemoved) => (isRemoved === true ? new Date().toISOString() : null),
  fromColumn: (stored) => stored !== null,
});

/**
 * The columns of a table, as its entity describes them. A property that refers to another table is the id of its row
 * (`mapToPk`), and is named for its column, as `categoryId`.
 */
export const columnsOf = ({ meta }: EntitySchema): RecordColumn[] =>
  Object.entries(meta.properties).map(([property, { type, persist }]) => {
    if (persist === false) return removedFlagColumn(property);
    // What refers to another table has no type of its own.
    const typeName = (type as unknown as { name: string } | undefined)?.name ?? '';
    return {
      property,
      column: tableName(property),
      isConverted: typeName in CONVERSIONS,
      isJson: typeName === 'JsonType',
      ...(CONVERSIONS[typeName] ?? { toColumn: asIs, fromColumn: asIs }),
    };
  });
