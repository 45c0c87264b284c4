import type {
  KyselyPlugin,
  OperationNode,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  RootOperationNode,
} from 'kysely';

/** The column that says whose a row is. */
const OWNER_COLUMN = 'owner_id';

const QUERY_KINDS = ['SelectQueryNode', 'InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode'];

type Node = OperationNode & Record<string, unknown>;

/**
 * Refuses every statement on a table of owned rows that does not name the owner, so that one that is forgotten fails the first
 * time it runs, and never answers somebody else's rows.
 */
export class OwnerGuard implements KyselyPlugin {
  private readonly inText: RegExp;

  /** @param owned names of the tables whose rows belong to one user each */
  constructor(private readonly owned: ReadonlySet<string>) {
    // Where none is owned, no name stands for all of them.
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
