/** What an entry of a file becomes. */
export type ImportRow = {
  /** What the record will have as its id: it is added once, however often that is tried. */
  id: string;
  /** The number of its line in the file, from 1. */
  line: number;
  /** Why it cannot become a record, in words; null where it can. */
  problem: string | null;
  /** Whether it is among the records, or further up in the file. */
  isKnown: boolean;
};

/** A table of which has to be said what its columns hold before its lines can become records. */
export type ImportTable<Row extends ImportRow> = {
  header: readonly string[];
  rows: readonly { cells: readonly string[] }[];
  /** What a column can hold. */
  targets: readonly { id: string; label: string }[];
  /** What each column seems to hold; null where it is left out. */
  guessed: readonly (string | null)[];
  /** What the lines become. @param targets what each column holds */
  read: (targets: readonly (string | null)[]) => readonly Row[] | Promise<readonly Row[]>;
};

/** What the entries of a file become as somebody says who is asked first how they are to be read. */
export type ImportQuestion<Row extends ImportRow> = {
  /** What is asked, and what can be answered: shown above what the entries become. */
  label: string;
  options: readonly { id: string; label: string }[];
  /** The answer that `rows` go by. */
  value: string;
  rows: readonly Row[];
  /** What the entries become by another answer. */
  answer: (value: string) => Promise<readonly Row[]>;
};

/** What a file holds. */
export type ImportContent<Row extends ImportRow> = readonly Row[] | ImportTable<Row> | ImportQuestion<Row>;
