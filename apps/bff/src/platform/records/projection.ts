import type { BoundStatement } from '../database/prepared';

/**
 * Rows that follow from a record and are stored in the transaction that stores the record: its words for search, the times
 * at which it comes due, the uploads that it shows.
 */
export type Projection<Content extends { id: string }> = {
  /** What it is called, to note down for which tables it was made of what was there before it: `search`. */
  name: string;
  /** The fields that its rows follow from. A change of other fields alone writes nothing. */
  fields: readonly (keyof Content & string)[];
  /** Whether a record in the trash keeps its rows. Otherwise they are removed with it, and written again when it is restored. */
  isKeptInTrash?: boolean;
  /**
   * Statements that make the rows of records what follows from them now. There may be thousands of records: a few statements
   * for all of them, none of which binds more than 32,766 values, which is SQLite's limit.
   * @param ownerId whose records they are, or `*` where all users share them
   * @param isNew whether none of the records has rows yet
   * @param isCopy whether the same transaction has written the same record before, for another owner
   * @param writerId who writes the records; undefined where nobody does, as where they come back from the trash
   */
  write(
    ownerId: string,
    records: readonly Content[],
    options: { isNew: boolean; writerId: string | undefined; isCopy?: boolean },
  ): BoundStatement[];
  /** Statements that remove the rows of records, if they have any. */
  remove(ownerId: string, ids: readonly string[]): BoundStatement[];
};
