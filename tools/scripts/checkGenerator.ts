/**
 * `npm run check:generator`: lets the generator write server modules of each kind and the web apps of two of them into a copy of the
 * working tree, and fails unless they are good as they stand: formatted, linted, compiled, translated, and their specs pass, those of
 * the server on SQLite and on PostgreSQL, and the apps' journeys in a browser.
 */
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { bringHeadlessChromium } from '../machine/chromium.ts';
import { findPostgres, startPostgres } from '../machine/postgres.ts';
import { run, stopAll } from '../machine/run.ts';
import { moduleEnv } from '../testing/suites.ts';

/** A module of each kind, by its name. The names are of no module of the server; each form of one of two words is another. */
const modules: Record<string, string[]> = {
  'reading-lists': [],
  inventions: ['--starter'],
  'meeting-rooms': ['--shared', '--starter'],
};

/** The modules that a web app is written for, with names of two words: of records of one user, and of records that all share. */
const apps = ['reading-lists', 'meeting-rooms'];

/** What the working tree has beside its sources. */
const leftOut = ['.git', '.nx', 'coverage', 'data', 'dist', 'node_modules'];

const copyWorkingTree = (copy: string) => {
  for (const entry of readdirSync('.').filter((one) => !leftOut.includes(one))) {
    cpSync(entry, join(copy, entry), { recursive: true, preserveTimestamps: true });
  }
  // What has been compiled already need not be compiled again; TypeScript goes by the times of the files.
  if (existsSync('dist/types'))
    cpSync('dist/types', join(copy, 'dist/types'), { recursive: true, preserveTimestamps: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
};

/** Waits for the end of all of them, also where one fails: their folder is cleared away after that. */
const sideBySide = async (...steps: Promise<void>[]) => {
  for (const ended of await Promise.allSettled(steps)) if (ended.status === 'rejected') throw ended.reason;
};

/**
 * Does all that is said of a new module in the README, and tries what came of it.
 * @param copy the folder with the copy of the working tree
 * @param machine the address of an empty PostgreSQL, and the path of a browser
 * @throws Error with what a command has said, where it fails
 */
const check = async (copy: string, machine: { postgres: string; chromium: string }) => {
  const step = async (title: string, [program = '', ...args]: string[], own: Record<string, string> = {}) => {
    // Without Nx's daemon: it would outlive the copy.
    const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', ...own };
    const { code, output, seconds } = await run(program, args, { cwd: copy, env });
    if (code !== 0) throw new Error(`${output}\n✗ ${title}: ${[program, ...args].join(' ')}`);
    console.log(`✓ ${title}: ${seconds.toFixed(1)} s`);
  };
  const folders = Object.keys(modules).map((name) => `apps/bff/src/modules/${name}`);
  const jest = ['jest', '--ci', '--runInBand', '--selectProjects', 'server', '--', ...folders, 'bff/src/migrations'];
  for (const [name, options] of Object.entries(modules)) {
    await step(`${name} is written`, ['npm', 'run', 'generate', '--', 'bff-module', name, ...options]);
  }
  await step('all get their migration', ['npm', 'run', 'migration', '--', 'add-generated-modules']);
  await step('all are formatted', ['prettier', '--check', 'apps/bff/src/*.ts', 'apps/bff/src/migrations', ...folders]);
  await step('all are linted', ['eslint', '--max-warnings=0', ...folders]);
  await step('all compile', ['tsc', '-b', 'apps/bff']);
  await step('all work on SQLite', jest, moduleEnv);
  await step('all work on PostgreSQL', jest, { ...moduleEnv, TEST_DATABASE_URL: machine.postgres });

  const features = apps.map((app) => `libs/features/${app}`);
  const journeys = apps.map((app) => `apps/web-e2e/src/${app}.e2e.ts`);
  const everywhere = ['tsconfig.json', 'apps/web', 'apps/web-e2e/src', 'libs/i18n/src/messages', ...features];
  await step('the calls are documented', ['nx', 'run', 'bff:openapi']);
  await step('the client has them', ['nx', 'run', 'api-client:generate']);
  for (const app of apps) await step(`the app ${app} is written`, ['npm', 'run', 'generate', '--', 'feature', app]);
  await step('their sentences are compiled', ['node', 'tools/scripts/messages.ts']);
  await step('their pages can be found', ['nx', 'run', 'bff:search-pages']);
  await step('they are formatted', ['prettier', '--check', ...everywhere]);
  await step('they are linted', ['eslint', '--max-warnings=0', ...features, ...journeys, 'apps/web/src']);
  await sideBySide(
    step('they compile', ['tsc', '-b', 'apps/web', 'apps/web-e2e']),
    step('web and server are built', ['nx', 'run-many', '-t', 'build', '-p', 'web', 'bff', 'pictures']),
  );
  await step('their specs pass', ['jest', '--ci', '--selectProjects', 'components', '--', ...features]);
  await step(
    'their journeys succeed',
    ['playwright', 'test', '-c', 'apps/web-e2e/playwright.config.ts', '--workers', '2', ...journeys],
    { CHROMIUM_PATH: machine.chromium },
  );
};

// A step that is ended here fails, and so all is cleared away.
process.once('SIGINT', stopAll);
process.once('SIGTERM', stopAll);

const bin = findPostgres();
if (bin === undefined) {
  console.error('The generated modules are tried on PostgreSQL too, and there is none: apt-get install postgresql');
  process.exit(1);
}
const chromium = await bringHeadlessChromium(console.log);
const postgres = await startPostgres(bin);
const copy = mkdtempSync(join(tmpdir(), 'ezone-generator-'));
try {
  copyWorkingTree(copy);
  await check(copy, { postgres: postgres.url, chromium });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await postgres.stop();
  rmSync(copy, { recursive: true });
}
