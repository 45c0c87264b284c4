import { Initial as sqlite1 } from './sqlite/20261120214207-initial';
import { Initial as postgresql1 } from './postgresql/20261120214207-initial';
import type { Schema } from '../platform/database/database.module';

/** Every migration, oldest first; written by create-migration. */
export const migrations: Schema['migrations'] = {
  sqlite: [{ name: '20261120214207-initial', class: sqlite1 }],
  postgresql: [{ name: '20261120214207-initial', class: postgresql1 }],
};
