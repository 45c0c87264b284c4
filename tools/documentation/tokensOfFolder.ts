import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What kinds of tokens are called in a table, in its order. */
const KINDS: readonly [pattern: RegExp, name: string][] = [
  [/^color\./, 'Colours'],
  [/^tone/, 'Tones'],
  [/^(type|font|figures)/, 'Type'],
  [/^(space|width|control)/, 'Space and sizes'],
  [/^(radius|elevation|raisedSurface)/, 'Shape'],
  [/^(motion|layer|up)/, 'Motion, layers and breakpoints'],
];

/** The tokens that the source files of a folder use, such as `color.border`; without its stories and specs. */
export const tokensIn = (folder: string): string[] => {
  const files = globSync('*.{ts,tsx}', { cwd: folder }).filter((file) => !/\.(stories|spec)\.tsx?$/.test(file));
  const found = files.flatMap((file) =>
    [
      ...readFileSync(join(folder, file), 'utf8').matchAll(
        /(?<![\w.])theme\.([a-z]\w*(?:\.[a-zA-Z]\w*|\(\d+\)|\[\$?\w+\](?:\.\w+)?)?)/g,
      ),
    ].map(([, token = '']) => token),
  );
  return [...new Set(found)].sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
};

const tableOf = (tokens: string[]): string =>
  [
    '| Kind | Tokens of the theme |',
    '| --- | --- |',
    ...KINDS.flatMap(([pattern, name]) => {
      const ofKind = tokens.filter((token) => pattern.test(token)).map((token) => `\`${token}\``);
      return ofKind.length > 0 ? [`| ${name} | ${ofKind.join(', ')} |`] : [];
    }),
  ].join('\n');

/**
 * Fills `<Tokens />` with a table of the tokens that the component beside the page uses, as its source has them; `<Tokens folder="../x" />`
 * with those of another folder, from the page on.
 * @throws Error where none is used
 */
export const tokensOfFolder = (page: string, file: string): string =>
  page.replace(/^<Tokens(?: folder="([^"]+)")? \/>$/gm, (_, other: string | undefined) => {
    const folder = join(dirname(file), other ?? '.');
    const tokens = tokensIn(folder);
    if (tokens.length === 0) throw new Error(`no token is used in ${folder}`);
    return tableOf(tokens);
  });
