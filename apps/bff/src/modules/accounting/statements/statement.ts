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

/** Why a file is no statement that can be read, or not into this account. */
export const REFUSALS = [
  ...(['empty', 'unknownFormat', 'noDateColumn', 'noAmountColumn'] as const),
  ...(['severalAccounts', 'severalCurrencies', 'tooManyLines', 'notBank'] as const),
];

/** Why a file is refused, and the number of the line that says so; null where it is no single one. */
export type Refusal = { reason: (typeof REFUSALS)[number]; line: number | null };

/** How the dates of a file are to be read: as the file says itself, as its signs suggest, or as nobody can tell but its owner. */
export const DAY_ORDERS = ['told', 'suggested', 'unknown'] as const;

export type DayOrder = (typeof DAY_ORDERS)[number];

/** What a file of a bank holds. */
export type Statement = {
  format: 'ofx' | 'csv';
  lines: StatementLine[];
  dayOrder: DayOrder;
  /** Whether 3/4/2026 was read as a day in April. */
  dayFirst: boolean;
  /** What its amounts are in: a code of ISO 4217, or the short name that several currencies have; null where it does not say. */
  currency: string | null;
};
