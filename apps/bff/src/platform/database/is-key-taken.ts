/** The codes of SQLite and PostgreSQL for a second row with a key that is unique. */
const CODES = ['SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE', '23505'];

/** Whether a statement failed because there is a row with the same key. */
export const isKeyTaken = (error: unknown): boolean => CODES.includes(String((error as { code?: unknown }).code));
