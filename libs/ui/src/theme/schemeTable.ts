import { generateScheme } from './generateScheme';
import type { Scheme } from './roles';
import { SEEDS } from './seeds';
import type { SchemeName } from './seeds';

/** All schemes, generated now. The app ships the written table instead, because the colour arithmetic is 20 kB. */
export const generateSchemes = (): Record<SchemeName, Scheme> =>
  Object.fromEntries(Object.entries(SEEDS).map(([name, seed]) => [name, generateScheme(name, seed)])) as Record<
    SchemeName,
    Scheme
  >;

/** The text of `__generated__/schemeTable.ts`. */
export const schemeTableSource = (): string =>
  [
    '// Written by `npx nx run ui:schemes` from seeds.ts; a spec fails when the two part.',
    `export const SCHEME_TABLE = ${JSON.stringify(generateSchemes(), null, 2)};`,
    '',
  ].join('\n');
