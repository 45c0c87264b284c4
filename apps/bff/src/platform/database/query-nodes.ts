import type { OperationNode } from 'kysely';

/** A part of a query, whatever kind it is of. */
export type Node = OperationNode & Record<string, unknown>;

/** The column that holds the owner of a row. */
export const OWNER_COLUMN = 'owner_id';

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'kind' in value;

const nameOf = (identifier: unknown): string | undefined =>
  isNode(identifier) && typeof identifier['name'] === 'string' ? identifier['name'] : undefined;

const withoutAlias = (source: Node): Node => (source.kind === 'AliasNode' ? (source['node'] as Node) : source);

/** The text that a query reads from as from a table. */
export const textSource = (source: Node): Node | undefined => {
  const given = withoutAlias(source);
  return given.kind === 'RawNode' ? given : undefined;
};

/** The name of the table that a query reads from or writes to; undefined where it is no table. */
export const tableOf = (source: Node): string | undefined => {
  const given = withoutAlias(source);
  return given.kind === 'TableNode' ? nameOf((given['table'] as Node)['identifier']) : undefined;
};

/** The name by which the columns of a table or an inner query are qualified. */
export const aliasOf = (source: Node): string | undefined =>
  source.kind === 'AliasNode' ? nameOf(source['alias']) : tableOf(source);

/** The column that a reference, or the list of columns of an insert, names. */
export const columnOf = (node: Node): string | undefined => {
  const column = node.kind === 'ReferenceNode' ? (node['column'] as Node) : node;
  return column.kind === 'ColumnNode' ? nameOf(column['column']) : undefined;
};

/** How a reference to a column is qualified. */
export const qualifierOf = (reference: Node): string | undefined =>
  isNode(reference['table']) ? tableOf(reference['table']) : undefined;

/** The text of raw SQL with the names that were put into it, and a question mark for each value. */
export function textOf(raw: Node): string {
  const parameters = raw['parameters'] as Node[];
  return (raw['sqlFragments'] as string[])
    .flatMap((fragment, index) => [fragment, parameters[index] ? textOfPart(parameters[index]) : ''])
    .join('');
}

function textOfPart(part: Node): string {
  switch (part.kind) {
    case 'RawNode':
      return textOf(part);
    case 'ValueNode':
      return '?';
    case 'IdentifierNode':
      return nameOf(part) ?? '';
    case 'TableNode':
      return tableOf(part) ?? '';
    case 'ReferenceNode':
      return [qualifierOf(part), columnOf(part)].filter((name) => name !== undefined).join('.');
    default:
      return '()';
  }
}

const QUERY_KINDS = new Set([
  'SelectQueryNode',
  'InsertQueryNode',
  'UpdateQueryNode',
  'DeleteQueryNode',
  'MergeQueryNode',
]);

export const isQuery = (node: Node): boolean => QUERY_KINDS.has(node.kind);

/** What holds values alone. A value is never looked into, because it may be anything. */
const VALUE_KINDS = new Set(['ValueNode', 'PrimitiveValueListNode']);

type Contents = { queries: Node[]; texts: Node[] };

/** The queries and texts within a node, without what is within those in turn. */
export function within(node: Node): Contents {
  const contents: Contents = { queries: [], texts: [] };
  if (isQuery(node)) collectAll(Object.values(node), contents);
  else collect(node, contents);
  return contents;
}

function collect(value: unknown, contents: Contents): void {
  if (Array.isArray(value)) {
    collectAll(value, contents);
    return;
  }
  if (!isNode(value) || VALUE_KINDS.has(value.kind)) return;
  if (isQuery(value)) {
    contents.queries.push(value);
  } else if (value.kind === 'RawNode') {
    contents.texts.push(value);
    collectAll(parametersOf(value), contents);
  } else {
    collectAll(Object.values(value), contents);
  }
}

/** What is put into a text. A text within a text is a part of it. */
const parametersOf = (raw: Node): Node[] =>
  (raw['parameters'] as Node[]).flatMap((part) => (part.kind === 'RawNode' ? parametersOf(part) : part));

function collectAll(values: unknown[], contents: Contents): void {
  for (const value of values) collect(value, contents);
}
