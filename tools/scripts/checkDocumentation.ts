/**
 * `npm run check:documentation`: compiles every page of documentation and looks whether what it says is there: its title, its links, the
 * commands and files it names; and whether the files are there that the pages of the repository itself name. Names of files limit the work
 * to those.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { headingsIn } from '#documentation/pageHeadings';
import { problemsOfMarkdown } from '#documentation/problemsOfMarkdown';
import { problemsOfPage, readPage } from '#documentation/problemsOfPage';
import { problemsOfRequirements } from '#documentation/problemsOfRequirements';
import { filesOfPages, shownInStorybook } from '#documentation/storybookAddresses';
import { placeOf, readRoutes, root } from './routeTable.ts';

/** The page whose lines are requirements. */
const SECURITY = 'docs/security.md';

const listed = filesOfPages();
const only = process.argv.slice(2);
const readJson = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, unknown>;

const routes = (await readRoutes()).map(({ path }) => placeOf(path));
const pages = await Promise.all(
  listed.map(async ({ path, file, title }) => ({
    path,
    file,
    title,
    read: await readPage(file).catch((error: unknown) => String(error)),
  })),
);
const places = new Map(
  pages.map(({ path, read }) => [path, typeof read === 'string' ? [] : read.headings.map(({ id }) => id)]),
);
const known = {
  isPage: (path: string) =>
    places.has(path) ||
    (!path.startsWith('/documentation/') &&
      routes.some((route) => new RegExp(`^${route.replace(/:[^/]+/g, '[^/]+')}/?$`).test(path.replace(/\?.*$/, '')))),
  places,
  shownInStorybook: shownInStorybook(),
  calls: new Set(Object.keys(readJson('apps/bff/openapi.json')['paths'] as object)),
  scripts: Object.keys(readJson('package.json')['scripts'] as object),
  targets: globSync('{apps,libs,tools,.storybook}/**/project.json', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  }).flatMap((file) => {
    const { name, targets = {} } = readJson(file) as { name: string; targets?: object };
    return Object.keys(targets).map((target) => `${name}:${target}`);
  }),
  fileNames: new Set(
    globSync(['*.*', '{apps,libs,tools,docs,.storybook}/**/*.*'], { cwd: root, exclude: ['**/node_modules/**'] }).map(
      (file) => basename(file),
    ),
  ),
};

const isAsked = (file: string) => only.length === 0 || only.some((name) => file.endsWith(name));
const checked = pages.filter(({ file }) => isAsked(file));
const problems = checked.flatMap(({ path, file, title, read }) =>
  (typeof read === 'string' ? [read] : problemsOfPage({ path, title, ...read }, known)).map(
    (problem) => `${relative(root, file)}: ${problem}`,
  ),
);

/** Pages that are read where the code is. */
const ofRepository = globSync(['*.md', 'docs/**/*.md'], { cwd: root }).filter(isAsked);
for (const file of ofRepository) {
  const source = readFileSync(join(root, file), 'utf8');
  const ofFile = [...problemsOfMarkdown(file, source), ...(file === SECURITY ? problemsOfRequirements(source) : [])];
  problems.push(...ofFile.map((problem) => `${file}: ${problem}`));
}

/** Every page that somebody wrote is one that somebody finds. */
const lost = globSync('libs/**/src/**/*.mdx', { cwd: root }).filter(
  (file) => !listed.some((page) => page.file === join(root, file)),
);
if (only.length === 0) problems.push(...lost.map((file) => `${file} is in no section`));
if (checked.length + ofRepository.length === 0)
  problems.push(`no page in a section, nor of the repository, is named ${only.join(' or ')}`);

const { version } = readJson('package.json');
const releases = headingsIn(readFileSync(join(root, 'libs/documentation/src/guides/changelog.mdx'), 'utf8'));
if (releases[0] !== version)
  problems.push(`the changelog begins with ${String(releases[0])}, package.json says ${String(version)}`);

for (const problem of problems) console.error(problem);
console.log(`${String(checked.length + ofRepository.length)} pages, ${String(problems.length)} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
