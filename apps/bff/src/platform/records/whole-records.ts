import type { BoundStatement } from '../database/prepared';
import type { RecordCodec } from './record-codec';
import type { Target } from './link-options';
import type { RecordProjections } from './record-projections';
import type { FieldLinks } from './record-reader';
import type { RecordStatements } from './record-statements';

type Values = Record<string, unknown>;

/** Who owns what is written, and who writes it. */
type Whose = { ownerId: string; writerId: string };

/** Makes the statements that write a record whole: its row, what it is linked to, and what follows from it. */
export class WholeRecords<Content extends { id: string }> {
  constructor(
    private readonly statements: RecordStatements,
    private readonly codec: RecordCodec,
    private readonly links: FieldLinks,
    private readonly projections: RecordProjections<Content>,
  ) {}

  /** The record, linked to nothing twice. */
  withLinksOnce<Record extends Content>(record: Record): Record {
    const once = this.links.map(([field]) => [field, [...new Set(targetsOf(record, field))]]);
    return { ...record, ...Object.fromEntries(once) } as Record;
  }

  /** @param missing makes the error where its id is taken */
  created(whose: Whose, record: Content, missing: () => Error): BoundStatement[] {
    const row = { ...this.codec.byProperty(record), ownerId: whose.ownerId };
    return [this.statements.insert.with(row, { missing }), ...this.afterRow(whose, record)];
  }

  /** Inserts the row alone, and answers its id; nothing where that is taken. */
  row(ownerId: string, record: Content): BoundStatement<{ id: string }> {
    return this.statements.insertNew.with({ ...this.codec.byProperty(record), ownerId });
  }

  /** What comes after the row of a new record. */
  afterRow(
    { ownerId, ...how }: { ownerId: string; writerId?: string; isCopy?: boolean },
    record: Content,
  ): BoundStatement[] {
    return [
      ...this.links.flatMap(([field, links]) => links.add(ownerId, record.id, targetsOf(record, field))),
      ...this.projections.created(ownerId, [record], how),
    ];
  }

  /**
   * @param before the state that it replaces; without it, whatever is there
   * @param missing makes the error where that state is no more, or nothing is there
   */
  replaced(
    { ownerId, writerId }: Whose,
    record: Content,
    before: { version: number; record: Content } | undefined,
    missing: () => Error,
  ): BoundStatement[] {
    const row = { ...this.codec.byProperty(record), ownerId };
    const update = before
      ? this.statements.update.with({ ...row, version: before.version }, { missing })
      : this.statements.overwrite.with(row, { missing });
    return [
      update,
      ...this.links.flatMap(([field, links]) => links.replace(ownerId, record.id, targetsOf(record, field))),
      ...this.projections.replaced(ownerId, writerId, record, before?.record),
    ];
  }
}

const targetsOf = (record: object, field: string) => (record as Values)[field] as Target[];
