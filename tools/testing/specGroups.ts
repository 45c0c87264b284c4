import { globSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Which spec files a suite runs in groups, and how many groups there are. */
export type SpecGroups = {
  /** Of the spec files, as globs from the project's root. */
  files: string[];
  /** Files that are left out, as regular expressions. */
  except?: string[];
  count: number;
};

/** Where the groups of a suite lie; `jest.config.mjs` has projects for what is in it. */
export const groupFolder = (suite: string): string => `dist/spec-groups/${suite}`;

const isGroup = (file: string) => /[\\/]dist[\\/]spec-groups[\\/]/.test(file);

/** Spreads files so that each group has about as much to do: the largest are dealt out first. */
const dealt = (files: string[], count: number): string[][] => {
  const groups: string[][] = Array.from({ length: count }, () => []);
  const bySize = files
    .map((file) => ({ file, size: statSync(file).size }))
    .toSorted((a, b) => b.size - a.size || a.file.localeCompare(b.file));
  bySize.forEach(({ file }, index) => {
    const round = Math.floor(index / count);
    const place = index % count;
    groups[round % 2 === 0 ? place : count - 1 - place]?.push(file);
  });
  return groups.filter(({ length }) => length > 0);
};

/**
 * Writes files that each stand for several spec files, every one of them a `describe` of its own. jest loads all modules anew for
 * each file that it runs, which took a spec of the server five seconds before its first test.
 * @returns the spec files that are in them
 */
export const writeSpecGroups = (suite: string, { files, except = [], count }: SpecGroups): string[] => {
  const folder = groupFolder(suite);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const isLeftOut = (file: string) => except.some((pattern) => new RegExp(pattern).test(file));
  const found = globSync(files).filter((file) => !isLeftOut(file));
  dealt(found, count).forEach((group, index) => {
    const target = join(folder, `${String(index + 1)}.spec.ts`);
    const lines = group.map((file) => {
      const module = relative(dirname(target), file).replaceAll('\\', '/');
      return `describe('${file.replaceAll('\\', '/')}', () => {\n  require('${module}');\n});`;
    });
    writeFileSync(target, `${lines.join('\n')}\n`);
  });
  return found.map((file) => file.replaceAll('\\', '/'));
};

/** The spec file that a test of a group is written in, and its name there; for any other test what the runner says. */
export const writtenIn = (
  file: string,
  { fullName, ancestorTitles }: { fullName: string; ancestorTitles: string[] },
): { file: string; name: string } => {
  const [spec] = ancestorTitles;
  return isGroup(file) && spec !== undefined
    ? { file: spec, name: fullName.slice(spec.length + 1) }
    : { file, name: fullName };
};
