import type { Kysely } from 'kysely';

/** Tables whose names and columns are known from their entities alone: what a mechanism for all of them reads and writes. */
export type LooseRows = Kysely<Record<string, Record<string, unknown>>>;
