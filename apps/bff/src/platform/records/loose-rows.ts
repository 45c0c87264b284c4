import type { Kysely, SelectQueryBuilder } from 'kysely';

/** Tables whose names and columns are known from their entities alone. */
export type LooseTables = Record<string, Record<string, unknown>>;

/** What a mechanism for all tables reads and writes through. */
export type LooseRows = Kysely<LooseTables>;

/** A query that answers ids. */
export type IdsQuery = SelectQueryBuilder<LooseTables, string, { id: unknown }>;
