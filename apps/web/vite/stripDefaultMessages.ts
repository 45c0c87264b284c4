import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** The name of a property; undefined for an object that is spread, which has none. */
const nameOf = (property: Node) => {
  const key = property['key'] as { name?: string; value?: unknown } | undefined;
  return key?.name ?? key?.value;
};

const textOf = (object: Node, name: string): unknown =>
  (
    (object['properties'] as Node[]).find((property) => nameOf(property) === name)?.['value'] as
      { value?: unknown } | undefined
  )?.value;

type Default = { id: string; property: Node };

/** The properties `defaultMessage` of messages. */
const defaultsIn = (node: Node, found: Default[] = []): Default[] => {
  if (node.type === 'ObjectExpression') {
    const id = textOf(node, 'id');
    const property = (node['properties'] as Node[]).find((one) => nameOf(one) === 'defaultMessage');
    if (typeof id === 'string' && property) found.push({ id, property });
  }
  for (const child of Object.values(node).flat()) if (isNode(child)) defaultsIn(child, found);
  return found;
};

/** The sentence of a property as react-intl reads it without its parser. */
const compiled = ({ start, end, ...property }: Node): string => {
  const { value } = property['value'] as { value?: unknown };
  if (typeof value !== 'string')
    throw new Error(`A default message must be one text (${String(start)} to ${String(end)})`);
  return `defaultMessage: ${JSON.stringify(parse(value, { captureLocation: false }))}`;
};

/**
 * Leaves the English sentences out of the code: the browser fetches those of its language, English too, in a file.
 * Sentences of the spared namespaces stay, for they are what can still be said when no file can be fetched; in English they are
 * not fetched, which `__ENGLISH_IN_CODE__` tells those who load sentences.
 */
export const stripDefaultMessages = ({ spared }: { spared: readonly string[] }): Plugin => ({
  name: 'ezone:strip-default-messages',
  apply: 'build',
  config: () => ({ define: { __ENGLISH_IN_CODE__: JSON.stringify(spared) } }),
  transform: {
    filter: { id: /[\\/]libs[\\/].*\.tsx?$/, code: 'defaultMessage' },
    handler(code) {
      const defaults = defaultsIn(this.parse(code) as unknown as Node);
      let changed = code;
      // From the end, so that the places before stay where they are. Sourcemaps hold line by line, which is enough for a list of sentences.
      for (const { id, property } of defaults.sort((one, other) => other.property.start - one.property.start)) {
        const { start, end } = property;
        const comma = /^\s*,/.exec(changed.slice(end))?.[0].length ?? 0;
        const [text, after] = spared.includes(id.split('.')[0] ?? id)
          ? [compiled(property), end]
          : [' '.repeat(end - start + comma), end + comma];
        changed = changed.slice(0, start) + text + changed.slice(after);
      }
      return defaults.length === 0 ? null : { code: changed, map: null };
    },
  },
});
