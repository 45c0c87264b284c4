import type { RecordColumn } from './record-columns';
import type { StoredRecord } from './record-statements';

type Values = Record<string, unknown>;

/** Turns the content of records into what the database holds, and back. */
export class RecordCodec {
  private readonly converted: RecordColumn[];

  constructor(private readonly columns: RecordColumn[]) {
    this.converted = columns.filter(({ isConverted }) => isConverted);
  }

  /** What the database holds of a record, by the names of its properties. */
  byProperty(content: object): Values & { id: string } {
    return this.stored(content, ({ property }) => property) as Values & { id: string };
  }

  /** What the database holds of a record, by the names of its columns. */
  byColumn(content: object): Values {
    return this.stored(content, ({ column }) => column);
  }

  /**
   * What the database holds of some fields, by the names of their columns. The id, what is undefined, and what is no
   * column of the table are left out.
   */
  someByColumn(fields: object): Values {
    const given = this.columns.filter(
      ({ property }) => property !== 'id' && (fields as Values)[property] !== undefined,
    );
    return Object.fromEntries(
      given.map(({ property, column, toColumn }) => [column, toColumn((fields as Values)[property])]),
    );
  }

  /** Makes a row the content that it holds. The row itself is changed, because lists may have thousands. */
  toContent(row: StoredRecord): StoredRecord {
    for (const { property, fromColumn } of this.converted) {
      // Lists leave details out.
      if (row[property] !== undefined) (row as Values)[property] = fromColumn(row[property]);
    }
    return row;
  }

  /**
   * Makes the JSON of the content of rows, as an array. What a row holds as JSON is put in as it is, because reading and
   * writing it anew would take longer than all else of the row. The rows themselves are changed.
   */
  toJson(rows: StoredRecord[]): string {
    const holdsJson = this.converted.some(({ isJson }) => isJson);
    return holdsJson
      ? `[${rows.map((row) => this.rowToJson(row)).join()}]`
      : JSON.stringify(rows.map((row) => this.toContent(row)));
  }

  private rowToJson(row: StoredRecord): string {
    let rest = '';
    for (const { property, isJson, fromColumn } of this.converted) {
      const stored = row[property];
      if (stored === undefined) continue;
      const isText = isJson && typeof stored === 'string';
      if (isText) rest += `,"${property}":${stored}`;
      (row as Values)[property] = isText ? undefined : fromColumn(stored);
    }
    return `${JSON.stringify(row).slice(0, -1)}${rest}}`;
  }

  private stored(content: object, nameOf: (column: RecordColumn) => string): Values {
    const values = content as Values;
    return Object.fromEntries(
      this.columns.map((column) => [nameOf(column), column.toColumn(values[column.property])] as const),
    );
  }
}
