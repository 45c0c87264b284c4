import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { childrenOf, nameOf, propertiesOf, textOf, valueIn } from './syntax.ts';
import type { Node } from './syntax.ts';

type Default = { id: string; property: Node };

/** The properties `defaultMessage` of messages. */
const defaultsIn = (node: Node, found: Default[] = []): Default[] => {
  const id = textOf(valueIn(node, 'id'));
  const property = propertiesOf(node).find((one) => nameOf(one) === 'defaultMessage');
  if (id !== undefined && property) found.push({ id, property });
  for (const child of childrenOf(node)) defaultsIn(child, found);
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
