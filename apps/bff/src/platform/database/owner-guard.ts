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

/** The parts of a query that decide which rows it concerns. */
const DECIDING_PARTS = ['where', 'on', 'columns'];

type Node = OperationNode & Record<string, unknown>;

/** What is found in one query, without the queries within it. */
type Findings = {
  /** Its tables, by the names under which its columns are qualified. */
  tables: Map<string, string>;
  /** How the owners that decide are qualified; undefined where one is not. */
  owners: Set<string | undefined>;
  inner: Node[];
};

/**
 * Refuses statements on tables of owned rows that do not ask for an owner. So a statement without the owner fails the
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
    const found: Findings = { tables: new Map(), owners: new Set(), inner: [] };
    Object.entries(query).forEach(([part, value]) => {
      this.look(value, DECIDING_PARTS.includes(part), found);
    });
    for (const [name, table] of found.tables) {
      if (!this.owned.has(table) || found.owners.has(undefined) || found.owners.has(name)) continue;
      throw new Error(`A statement on "${table}" must ask for an owner: where owner_id is that of the caller`);
    }
    found.inner.forEach((inner) => this.check(inner));
  }

  private look(value: unknown, decides: boolean, found: Findings): void {
    if (Array.isArray(value)) {
      value.forEach((one) => {
        this.look(one, decides, found);
      });
      return;
    }
    if (!isNode(value)) return;
    if (QUERY_KINDS.includes(value.kind)) {
      found.inner.push(value);
      return;
    }
    if (value.kind === 'AliasNode' && isNode(value['node']) && value['node'].kind === 'TableNode') {
      found.tables.set(String(nameOf(value['alias'])), tableOf(value['node']));
      return;
    }
    if (value.kind === 'TableNode') found.tables.set(tableOf(value), tableOf(value));
    if (value.kind === 'RawNode') this.lookAtText(value, decides, found);
    if (decides && columnOf(value) === OWNER_COLUMN) found.owners.add(qualifierOf(value));
    // The table of a reference is no table of the query.
    if (value.kind === 'ReferenceNode') return;
    for (const [part, inner] of Object.entries(value)) {
      this.look(inner, decides || DECIDING_PARTS.includes(part), found);
    }
  }

  /** Text is not taken apart: a table in it wants an owner beside it. */
  private lookAtText(raw: Node, decides: boolean, { tables, owners }: Findings): void {
    const text = (raw['sqlFragments'] as string[]).join('?');
    const [, table] = this.inText.exec(text) ?? [];
    if (text.includes(OWNER_COLUMN)) {
      if (decides) owners.add(undefined);
    } else if (table !== undefined) tables.set(`${table} in text`, table);
  }
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'kind' in value;

const nameOf = (identifier: unknown): unknown => (identifier as { name?: unknown } | undefined)?.name;

const tableOf = ({ table }: Node): string => String(nameOf((table as { identifier?: unknown }).identifier));

/** The column that a reference, or the list of columns of an insert, names. */
const columnOf = (node: Node): unknown => {
  const column = node.kind === 'ReferenceNode' ? (node['column'] as Node) : node;
  return column.kind === 'ColumnNode' ? nameOf(column['column']) : undefined;
};

const qualifierOf = (node: Node): string | undefined =>
  node.kind === 'ReferenceNode' && isNode(node['table']) ? tableOf(node['table']) : undefined;
