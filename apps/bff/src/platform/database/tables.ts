import type { Kysely, Transaction as KyselyTransaction } from 'kysely';

/** All tables of the server with their columns, by name. `schema.ts` derives them from the list of entities. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type, @typescript-eslint/consistent-type-definitions -- only an interface can be filled in elsewhere
export interface Tables {}

/** A query builder for all tables. */
export type Rows = Kysely<Tables>;

/** An open transaction: everything that is written through it is stored together, or not at all. */
export type Transaction = KyselyTransaction<Tables>;
