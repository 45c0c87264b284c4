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

/** What a file of a bank holds. */
export type Statement = { format: 'ofx' | 'csv'; lines: StatementLine[] };
