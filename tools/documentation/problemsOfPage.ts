import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compilePage } from './documentationPages.ts';
import { fillPage } from './fillPage.ts';
import { partsOf } from './markdownTree.ts';
import type { Heading } from './pageHeadings.ts';
import { problemsOfCode } from './problemsOfCode.ts';
import { problemsOfData } from './problemsOfData.ts';
import { unknownSettings } from './serverSettings.ts';

const root = join(import.meta.dirname, '../..');

/** What every page of a component says, in this order. */
const OF_COMPONENTS = [
  'When to use it',
  'States',
  'Keyboard',
  'Accessibility',
  'Right to left',
  'Props',
  'Tokens',
  'Do',
  "Don't",
];

/** What pages may name: the addresses of the app, the places within pages, the commands of the repository. */
export type Known = {
  /** Whether the app has a page at an address. */
  isPage: (path: string) => boolean;
  /** The places within each page of documentation, by its path. */
  places: ReadonlyMap<string, readonly string[]>;
  /** What Storybook shows: `story/machines-panel--open`, `docs/components-buttons--documentation`. */
  shownInStorybook: ReadonlySet<string>;
  /** The addresses of the server's calls, such as `/api/notes-app/notes`. */
  calls: ReadonlySet<string>;
  /** Scripts of package.json. */
  scripts: readonly string[];
  /** Targets of Nx, such as `bff:openapi`. */
  targets: readonly string[];
  /** What the files of the repository are called, without their folders. */
  fileNames: ReadonlySet<string>;
};

/** A page as it is shown: its source with what comes from the repository, and its headings. Throws where it does not compile. */
export async function readPage(file: string): Promise<{ source: string; headings: Heading[] }> {
  const written = readFileSync(file, 'utf8');
  const compiled = await compilePage(fillPage(written, file), file);
  const [, headings = '[]'] = /\nexport const headings = (.*);\n$/.exec(compiled) ?? [];
  return { source: written, headings: JSON.parse(headings) as Heading[] };
}

const allOf = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].map(([, found = '']) => found);

/** What the server has beside its calls: whether it is well, and what documents them. */
const BESIDE_CALLS = /^\/api\/(docs|docs-json|docs\/.*|health\/(live|ready))$/;

const isCall = (path: string, { calls }: Known) => BESIDE_CALLS.test(path) || calls.has(path);

const problemsOfLink = (link: string, path: string, known: Known): string[] => {
  const { isPage, places, shownInStorybook } = known;
  if (/^https?:/.test(link)) return URL.canParse(link) && !/\s/.test(link) ? [] : [`${link} is no address`];
  if (link.startsWith('mailto:')) return [];
  if (link.startsWith('/storybook/')) {
    const shown = /^\/storybook\/(?:\?path=\/([^&]+))?$/.exec(link);
    if (shown && (shown[1] === undefined || shownInStorybook.has(shown[1]))) return [];
    return [`Storybook shows nothing at ${link}`];
  }
  const [target = '', place] = link.split('#');
  if (target.startsWith('/api/')) return isCall(target, known) ? [] : [`the server has no ${target}`];
  const page = target === '' ? path : target;
  if (!page.startsWith('/')) return [`${link} is neither an address of the app nor one of the web`];
  if (!isPage(page)) return [`no page is at ${page}`];
  if (place !== undefined && places.has(page) && !places.get(page)?.includes(place))
    return [`${page} has no place #${place}`];
  return [];
};

/** The commands of Nx that are no targets. */
const OF_NX = ['run', 'run-many', 'affected', 'show', 'graph', 'reset', 'format', 'migrate'];

const problemsOfCommand = (command: string, known: Known): string[] => {
  const { scripts, targets } = known;
  const ofMany = allOf(command, /\bnx (?:run-many|affected)\b[^\n&|]*? (?:-t|--targets?)[= ]([\w, -]+)/g).flatMap(
    (list) => (list.split(/ -/)[0] ?? '').split(/[, ]+/).filter(Boolean),
  );
  const ofProjects = [...command.matchAll(/\bnpx nx ([\w-]+) ([\w-]+)/g)].filter(
    ([, verb = '']) => !OF_NX.includes(verb),
  );
  return [
    ...allOf(command, /\bnpm run ([\w:-]+)/g)
      .filter((script) => !scripts.includes(script))
      .map((script) => `there is no "npm run ${script}"`),
    ...allOf(command, /\bnx run ([\w-]+:[\w-]+)/g)
      .filter((target) => !targets.includes(target))
      .map((target) => `there is no "nx run ${target}"`),
    ...ofProjects
      .filter(([, verb = '', project = '']) => !targets.includes(`${project}:${verb}`))
      .map(([, verb = '', project = '']) => `there is no "nx ${verb} ${project}"`),
    ...ofMany
      .filter((target) => !targets.some((one) => one.endsWith(`:${target}`)))
      .map((target) => `no project has a target "${target}"`),
    // What is built is not there before.
    ...allOf(command, /\bnode (?:--\S+ )*(?!dist\/)([\w./-]+\.[cm]?[jt]s)\b/g)
      .filter((file) => !existsSync(join(root, file)))
      .map((file) => `there is no ${file}`),
    ...allOf(command, /(?:^|[\s<]|https?:\/\/[\w.:-]+)(\/api\/[\w/{}-]+)(?=$|[\s'"`)?])/g)
      .filter((path) => !isCall(path, known))
      .map((path) => `the server has no ${path}`),
  ];
};

/** The languages of fences that set variables. */
const SETS = ['sh', 'ini', 'http'];
const YAML = ['yaml', 'yml'];

/** The file that a reader writes the code of a fence into. */
const intoOf = (meta: string) => /(?:^|\s)into=(\S+)/.exec(meta)?.[1];

/**
 * What is wrong with a page: a title that is not its own, links that lead nowhere, commands and files that do not exist, and for the page
 * of a component what it does not say.
 * @param path where the app shows it
 * @param title as the menu has it, in English
 */
export function problemsOfPage(
  page: { path: string; title: string; source: string; headings: readonly Heading[] },
  known: Known,
) {
  const { path, title, source, headings } = page;
  const { title: first, links, lostReferences, codes, fences } = partsOf(source);
  const seconds = headings.filter(({ level }) => level === 2).map((heading) => heading.text);
  const expected = /^\/documentation\/(shell-)?components\//.test(path) ? OF_COMPONENTS : [];
  const written = fences.filter(({ meta }) => !/(^|\s)file=/.test(meta));
  const targets = written.flatMap(({ meta }) => intoOf(meta) ?? []);
  // A page that has an app generated may name its project.
  const generated = allOf(source, /\bgenerate -- feature ([\w-]+)/g).map((name) => `features-${name}:test`);
  const commands = { ...known, targets: [...known.targets, ...generated] };
  return [
    ...(first === title ? [] : [`its first heading is "${first ?? ''}", its title in the menu "${title}"`]),
    ...(expected.length === 0 || seconds.filter((one) => expected.includes(one)).join() === expected.join()
      ? []
      : [`its headings must be ${expected.join(', ')}, in this order, and are ${seconds.join(', ')}`]),
    ...links.flatMap((link) => problemsOfLink(link, path, known)),
    ...lostReferences.map((reference) => `${reference} has no address`),
    ...codes.flatMap((code) => problemsOfCommand(code, commands)),
    ...written
      .filter(({ language }) => language === 'sh' || language === 'http')
      .flatMap(({ code }) => problemsOfCommand(code, commands)),
    ...[
      ...unknownSettings(
        [...codes, ...written.filter(({ language }) => SETS.includes(language)).map(({ code }) => code)].join('\n'),
      ),
      ...written
        .filter(({ language }) => YAML.includes(language))
        .flatMap(({ language, code }) => unknownSettings(code, language)),
    ].map((name) => `nothing reads the variable ${name}`),
    ...written.flatMap(({ language, code }) => problemsOfData(code, language)),
    ...written
      .filter(({ language }) => language === 'ts' || language === 'tsx')
      .flatMap(({ code, meta }) => problemsOfCode(code, intoOf(meta), [...codes, ...targets])),
    ...codes
      .filter((code) => /^(apps|libs|tools|docs|\.storybook|\.ci)\/[\w./-]+$/.test(code))
      .filter((file) => !existsSync(join(root, file)))
      .map((file) => `there is no ${file}`),
    // What a reader writes of TypeScript has names of its own.
    ...codes
      .filter((code) => /^[\w.-]*\w\.(json|mjs|ya?ml)$/.test(code))
      .filter((file) => !known.fileNames.has(file) && !targets.some((target) => target.endsWith(`/${file}`)))
      .map((file) => `no file is called ${file}`),
  ];
}
