import type { Plugin } from 'vite';

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const nameOf = (property: Node) => {
  const key = property['key'] as { name?: string; value?: unknown };
  return key.name ?? key.value;
};

const textOf = (object: Node, name: string): unknown =>
  (
    (object['properties'] as Node[]).find((property) => nameOf(property) === name)?.['value'] as
      { value?: unknown } | undefined
  )?.value;

/** The properties `defaultMessage` of messages whose sentences come from a file. */
const defaultsIn = (node: Node, spared: (id: string) => boolean, found: Node[] = []): Node[] => {
  if (node.type === 'ObjectExpression') {
    const id = textOf(node, 'id');
    if (typeof id === 'string' && !spared(id)) {
      found.push(...(node['properties'] as Node[]).filter((property) => nameOf(property) === 'defaultMessage'));
    }
  }
  for (const child of Object.values(node).flat()) if (isNode(child)) defaultsIn(child, spared, found);
  return found;
};

/**
 * Leaves the English sentences out of the code: the browser fetches those of its language, English too, in a file.
 * Sentences of the spared namespaces stay, for they are what can still be said when no file can be fetched.
 */
export const stripDefaultMessages = ({ spared }: { spared: readonly string[] }): Plugin => ({
  name: 'ezone:strip-default-messages',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]libs[\\/].*\.tsx?$/, code: 'defaultMessage' },
    handler(code) {
      const isSpared = (id: string) => spared.includes(id.split('.')[0] ?? id);
      const defaults = defaultsIn(this.parse(code) as unknown as Node, isSpared);
      let stripped = code;
      // From the end, so that the places before stay where they are. What is between them is the same length: sourcemaps hold.
      for (const { start, end } of defaults.sort((one, other) => other.start - one.start)) {
        const comma = /^\s*,/.exec(stripped.slice(end))?.[0].length ?? 0;
        stripped = stripped.slice(0, start) + ' '.repeat(end - start + comma) + stripped.slice(end + comma);
      }
      return defaults.length === 0 ? null : { code: stripped, map: null };
    },
  },
});
