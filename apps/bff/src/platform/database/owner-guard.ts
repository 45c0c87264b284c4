import type {
  KyselyPlugin,
  OperationNode,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  RootOperationNode,
} from 'kysely';

/** The column that holds the owner of a row. */
const OWNER_COLUMN = 'owner_id';

const QUERY_KINDS = ['SelectQueryNode', 'InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode'];

type Node = OperationNode & Record<string, unknown>;

/**
 * Refuses statements on tables of owned rows that do not name the owner. So a statement without the owner fails the
 * first time it runs, and never returns somebody else's rows.
 */
export class OwnerGuard implements KyselyPlugin {
  private readonly inText: RegExp;

  /** @param owned names of the tables whose rows each belong to one user */
  constructor(private readonly owned: ReadonlySet<string>) {
    // Without owned tables, the pattern matches no name.
    const names = owned.size > 0 ? [...owned].join('|') : '(?!)';
    this.inText = new RegExp(`\\b(?:from|join|into|update)\\s+"?(${names})\\b`, 'i');
  }

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    this.check(node as Node);
    return node;
  }

  transformResult({ result }: PluginTransformResultArgs): ReturnType<KyselyPlugin['transformResult']> {
    return Promise.resolve(result);
  }

  /** @throws Error that names the table */
  private check(query: Node): void {
    const tables = new Set<string>();
    const inner: Node[] = [];
    let namesOwner = false;
    const look = (value: unknown): void => {
      if (Array.isArray(value)) value.forEach(look);
      if (!isNode(value)) return;
      if (value !== query && QUERY_KINDS.includes(value.kind)) {
        inner.push(value);
        return;
      }
      if (value.kind === 'TableNode') tables.add(tableOf(value));
      if (value.kind === 'ColumnNode' && nameOf(value['column']) === OWNER_COLUMN) namesOwner = true;
      if (value.kind === 'RawNode') {
        const text = (value['sqlFragments'] as string[]).join('?');
        const [, table] = this.inText.exec(text) ?? [];
        if (text.includes(OWNER_COLUMN)) namesOwner = true;
        else if (table !== undefined) tables.add(table);
      }
      Object.values(value).forEach(look);
    };
    look(query);
    const [table] = [...tables].filter((name) => this.owned.has(name));
    if (table !== undefined && !namesOwner) {
      throw new Error(`A statement on "${table}" must name the owner: where owner_id is that of the caller`);
    }
    inner.forEach((one) => this.check(one));
  }
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'kind' in value;

const nameOf = (identifier: unknown): unknown => (identifier as { name?: unknown } | undefined)?.name;

const tableOf = ({ table }: Node): string => String(nameOf((table as { identifier?: unknown }).identifier));
