/** A line of a statement as it stands there: what could not be read of it is null. */
export type StatementLine = {
  /** The number of its line in the file, from 1. */
  line: number;
  date: string | null;
  text: string;
  /** In whole cents; what goes out is below zero. */
  amount: number | null;
  /** What the bank knows it by; null where it says nothing. */
  reference: string | null;
};

/** The most lines of a statement: one more says that there are too many, and more are not read. */
export const MAX_LINES = 5000;

/** What a file is refused for, whose lines could be read: they are of several accounts, or in several currencies. */
export type Mixed = 'accounts' | 'currencies';

/** What a file of a bank holds. */
export type Statement = { format: 'ofx' | 'csv'; lines: StatementLine[] };
