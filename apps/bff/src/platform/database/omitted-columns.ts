import {
  DefaultInsertValueNode,
  OperationNodeTransformer,
  ValuesNode,
  type ColumnUpdateNode,
  type InsertQueryNode,
  type KyselyPlugin,
  type OnConflictNode,
  type OperationNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryId,
  type RootOperationNode,
  type UpdateQueryNode,
  type ValueListNode,
} from 'kysely';

/**
 * Makes of a query what Kysely makes of it where some of its values are undefined: a column that is set to undefined is
 * left out.
 */
export class OmittedColumns extends OperationNodeTransformer implements KyselyPlugin {
  /** @param isOmitted whether a value is one of those that are undefined */
  constructor(private readonly isOmitted: (value: unknown) => boolean) {
    super();
  }

  transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    return this.transformNode(node, queryId);
  }

  transformResult({ result }: PluginTransformResultArgs): ReturnType<KyselyPlugin['transformResult']> {
    return Promise.resolve(result);
  }

  protected override transformInsertQuery(insert: InsertQueryNode, queryId?: QueryId): InsertQueryNode {
    const { columns = [], values, ...rest } = super.transformInsertQuery(insert, queryId);
    if (!values || !ValuesNode.is(values)) return { ...rest, columns, values };
    const rows = values.values as readonly ValueListNode[];
    const kept = columns.map((_, index) => rows.some((row) => !this.omits(row.values[index])));
    const ofKept = <Part>(parts: readonly Part[]) => parts.filter((_, index) => kept[index]);
    const rowOf = (row: ValueListNode): ValueListNode => ({
      ...row,
      values: ofKept(row.values).map((value) => (this.omits(value) ? DefaultInsertValueNode.create() : value)),
    });
    return { ...rest, columns: ofKept(columns), values: ValuesNode.create(rows.map(rowOf)) };
  }

  protected override transformUpdateQuery(update: UpdateQueryNode, queryId?: QueryId): UpdateQueryNode {
    return this.withoutOmitted(super.transformUpdateQuery(update, queryId));
  }

  protected override transformOnConflict(conflict: OnConflictNode, queryId?: QueryId): OnConflictNode {
    return this.withoutOmitted(super.transformOnConflict(conflict, queryId));
  }

  private withoutOmitted<Part extends { updates?: readonly ColumnUpdateNode[] }>(part: Part): Part {
    if (!part.updates) return part;
    // A column that is set alone, `set('title', title)`, is not left out.
    const isLeft = ({ column, value }: ColumnUpdateNode) => column.kind !== 'ColumnNode' || !this.omits(value);
    return { ...part, updates: part.updates.filter(isLeft) };
  }

  private omits(node: OperationNode | undefined): boolean {
    return node?.kind === 'ValueNode' && this.isOmitted((node as OperationNode & { value: unknown }).value);
  }
}
