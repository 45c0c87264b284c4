import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs, RootOperationNode } from 'kysely';
import { BoundOwners } from './bound-owners';
import {
  aliasOf,
  columnOf,
  isNode,
  isQuery,
  OWNER_COLUMN,
  tableOf,
  textOf,
  textSource,
  within,
  type Node,
} from './query-nodes';
import { OwnersInText } from './owners-in-text';

/**
 * Refuses statements on tables of owned rows that do not ask for an owner. So a statement without the owner fails the
 * first time it runs, and never returns somebody else's rows.
 *
 * A statement asks for an owner where `owner_id = <value>` or `owner_id in (<values>)` is a condition that every row
 * must satisfy, for each of its tables: said of the table itself, or of one that has the same owner by such a condition.
 * An insert names the owner among its columns.
 */
export class OwnerGuard implements KyselyPlugin {
  private readonly texts: OwnersInText;

  /** @param owned names of the tables whose rows each belong to one user */
  constructor(private readonly owned: ReadonlySet<string>) {
    this.texts = new OwnersInText(owned);
  }

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    this.check(node as Node);
    return node;
  }

  transformResult({ result }: PluginTransformResultArgs): ReturnType<KyselyPlugin['transformResult']> {
    return Promise.resolve(result);
  }

  /**
   * @param outer the owners that are bound in the query around it
   * @throws Error that names the table
   */
  private check(node: Node, outer?: BoundOwners): void {
    const bound = isQuery(node) ? this.checkQuery(node, outer) : outer;
    const { queries, texts } = within(node);
    texts.forEach((text) => {
      this.checkText(textOf(text));
    });
    queries.forEach((query) => {
      this.check(query, bound);
    });
  }

  private checkQuery(query: Node, outer?: BoundOwners): BoundOwners {
    const sources = sourcesOf(query);
    const bound = boundIn(query, sources, outer);
    for (const source of sources) {
      const text = textSource(source);
      if (text) this.checkText(`from ${textOf(text)}`);
      const table = tableOf(source);
      if (table !== undefined && this.owned.has(table) && !asks(query, bound, aliasOf(source))) throw refusal(table);
    }
    return bound;
  }

  private checkText(text: string): void {
    const table = this.texts.unbound(text);
    if (table !== undefined) throw refusal(table);
  }
}

const refusal = (table: string) =>
  new Error(`A statement on "${table}" must ask for an owner: where owner_id is that of the caller`);

/** The parts of a query that hold the tables that it reads from and writes to. */
const SOURCES = ['into', 'table', 'from', 'using', 'joins'];

const sourcesOf = (query: Node): Node[] => SOURCES.flatMap((part) => flatten(query[part]));

function flatten(part: unknown): Node[] {
  if (Array.isArray(part)) return part.flatMap(flatten);
  if (!isNode(part)) return [];
  switch (part.kind) {
    case 'FromNode':
      return flatten(part['froms']);
    case 'UsingNode':
      return flatten(part['tables']);
    case 'JoinNode':
      return flatten(part['table']);
    case 'ListNode':
      return flatten(part['items']);
    default:
      return [part];
  }
}

function boundIn(query: Node, sources: Node[], outer?: BoundOwners): BoundOwners {
  const bound = new BoundOwners(sources.map(aliasOf), outer);
  if (Array.isArray(query['joins'])) {
    query['joins'].forEach((join: Node) => {
      bound.join(join);
    });
  }
  const conflict = query['onConflict'];
  const where = isNode(conflict) ? conflict['updateWhere'] : query['where'];
  if (isNode(where)) bound.where(where['where']);
  return bound;
}

const asks = (query: Node, bound: BoundOwners, name: string | undefined): boolean =>
  query.kind === 'InsertQueryNode' ? insertAsks(query, bound, name) : bound.has(name);

/** A row that an insert writes over has to be of its owner, too: by a condition, or because the owner is in the key. */
function insertAsks(insert: Node, bound: BoundOwners, name: string | undefined): boolean {
  const { onConflict, onDuplicateKey, orAction, replace } = insert;
  if (Boolean(replace) || isNode(onDuplicateKey) || (isNode(orAction) && orAction['action'] === 'replace'))
    return false;
  if (!namesOwner(insert['columns'])) return false;
  return !isNode(onConflict) || !onConflict['updates'] || bound.has(name) || namesOwner(onConflict['columns']);
}

const namesOwner = (columns: unknown): boolean =>
  Array.isArray(columns) && columns.some((column: Node) => columnOf(column) === OWNER_COLUMN);
