/** A node of a syntax tree as the bundler gives it. */
export type Node = { type: string; start: number; end: number } & Record<string, unknown>;

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** The nodes right below one. */
export const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** The properties of an object that is written out; none for another node. */
export const propertiesOf = (node: Node): Node[] =>
  node.type === 'ObjectExpression' ? (node['properties'] as Node[]) : [];

/** The name of a property; undefined for an object that is spread, which has none. */
export const nameOf = (property: Node): unknown => {
  const key = property['key'] as { name?: string; value?: unknown } | undefined;
  return key?.name ?? key?.value;
};

/** What a property of an object holds; undefined where it is not written out. */
export const valueIn = (object: Node, name: string): Node | undefined =>
  propertiesOf(object).find((property) => nameOf(property) === name)?.['value'] as Node | undefined;

/** The text that a node is; undefined for another node. */
export const textOf = (node: Node | undefined): string | undefined =>
  typeof node?.['value'] === 'string' ? node['value'] : undefined;
