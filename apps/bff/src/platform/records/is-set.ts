import { toFlag } from '../database/columns';
import type { RecordFilter } from './record-statements';

/** The part of a list whose flag in this column is set. */
export const isSet = (column: string): RecordFilter => ({ where: (query) => query.where(column, '=', toFlag(true)) });
