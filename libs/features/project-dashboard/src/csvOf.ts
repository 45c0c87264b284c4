import { writeTable } from '@ezone/text/table';

/** A file of what a card shows. It is fetched when one is wanted, with the library that writes it. */
export const csvOf = (title: string, rows: readonly (readonly string[])[]) => ({
  name: `${title}.csv`,
  type: 'text/csv',
  text: writeTable(rows),
});
