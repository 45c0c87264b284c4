import { serverDefaults } from './serverSettings.ts';

type Row = { names: string[]; defaults: string[] };

const codeIn = (text: string) => /^`([^`]+)`$/.exec(text)?.[1];

/** The rows of the tables of settings in a text: the variables of each, and what it says of their defaults. */
const rowsIn = (text: string): Row[] =>
  [...text.matchAll(/^\| variable .*\n\|[ |-]*\n((?:\|.*\n)*)/gm)]
    .flatMap(([, rows = '']) => rows.trimEnd().split('\n'))
    .map((row) => {
      const [, variables = '', said = ''] = row.split('|').map((cell) => cell.trim());
      const names = variables.split(', ').map((name) => codeIn(name) ?? name);
      const parts = said.split(', ');
      // One text may be for all of them.
      return { names, defaults: parts.length === names.length ? parts : names.map(() => said) };
    });

/** A default of the server stands there as code; how else a value comes about is told in words. */
const problemsOfDefault = (name: string, said: string): string[] => {
  const { usual, inProduction } = serverDefaults.get(name) ?? {};
  const expected = [
    ...(usual === undefined ? [] : [`\`${usual}\``]),
    ...(inProduction === undefined ? [] : [`in production \`${inProduction}\``]),
  ].join(', ');
  const isRight = expected === '' ? codeIn(said) === undefined : said === expected;
  return isRight ? [] : [`${name} is ${expected || 'not set'} by default, not ${said}`];
};

/**
 * What is wrong with the tables of settings in a text: names that the server does not read, settings that are missing, defaults that it does not
 * have.
 * @param isWhole whether every setting must be there
 * @param groups beginnings of names, for which a row such as `S3_...` may stand; what their defaults are is said elsewhere
 */
export function problemsOfSettings(text: string, { isWhole = true, groups = [] as readonly string[] } = {}): string[] {
  const named = rowsIn(text).flatMap(({ names, defaults }) =>
    names.map((name, at) => ({ name, said: defaults[at] ?? '' })),
  );
  const groupOf = (name: string) => groups.find((group) => name === `${group}_...`);
  const single = named.filter(({ name }) => groupOf(name) === undefined);
  const isNamed = (setting: string) =>
    named.some(({ name }) => name === setting || setting.startsWith(`${groupOf(name) ?? setting}_`));
  return [
    ...single.filter(({ name }) => !serverDefaults.has(name)).map(({ name }) => `there is no setting ${name}`),
    ...single.filter(({ name }) => serverDefaults.has(name)).flatMap(({ name, said }) => problemsOfDefault(name, said)),
    ...[...serverDefaults.keys()]
      .filter((setting) => isWhole && !isNamed(setting))
      .map((setting) => `${setting} has no row`),
  ];
}
