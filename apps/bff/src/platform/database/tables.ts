import type { Kysely, Transaction as KyselyTransaction } from 'kysely';

/** Every table of the server with its columns, by its name. `schema.ts` makes it of the list of entities. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type, @typescript-eslint/consistent-type-definitions -- only an interface can be filled in elsewhere
export interface Tables {}

/** Builds queries on all tables. */
export type Rows = Kysely<Tables>;

/** A transaction that is open: what is read and written through it stands or falls together. */
export type Transaction = KyselyTransaction<Tables>;
