import { generateScheme } from './generateScheme';
import { COLOR_ROLES } from './roles';
import type { Scheme } from './roles';
import { schemeCss } from './schemeCss';
import { isStartScheme, SCHEME_NAMES } from './schemeNames';
import type { SchemeName } from './schemeNames';
import { SEEDS } from './seeds';

const HEAD = 'Written by `npx nx run ui:schemes` from seeds.ts; a spec fails when the two part.';

/** All schemes, generated now. The app ships the written files instead, because the colour arithmetic is 20 kB. */
export const generateSchemes = (): Record<SchemeName, Scheme> =>
  Object.fromEntries(SCHEME_NAMES.map((name) => [name, generateScheme(name, SEEDS[name])])) as Record<
    SchemeName,
    Scheme
  >;

/** The texts of the files in `__generated__`, by their names: the style of the start, and the schemes that are fetched. */
export const schemeFiles = (): Record<'startSchemes.css' | 'lateSchemes.ts', string> => {
  const schemes = generateSchemes();
  const packed = SCHEME_NAMES.map((name) => ({
    name,
    colors: COLOR_ROLES.map((role) => schemes[name].color[role]).join(' '),
  }));
  const lines = (texts: string[]) => `${texts.join('\n')}\n`;
  return {
    'startSchemes.css': lines([
      `/* ${HEAD} */`,
      ...packed.filter(({ name }) => isStartScheme(name)).map(({ name, colors }) => schemeCss(name, colors)),
    ]),
    'lateSchemes.ts': lines([
      `// ${HEAD}`,
      'export const LATE_SCHEMES = {',
      ...packed.filter(({ name }) => !isStartScheme(name)).map(({ name, colors }) => `  ${name}:\n    '${colors}',`),
      '};',
    ]),
  };
};
