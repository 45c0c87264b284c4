import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bringChromium } from '../machine/chromium.ts';
import { run } from '../machine/run.ts';
import { areAppsLight } from './appCosts.ts';
import { userWithNotes } from './benchNotes.ts';
import { measureChanges } from './changes.ts';
import { isDashboardLight } from './dashboardCosts.ts';
import { measureDialog } from './dialogFrames.ts';
import { goals, visit } from './lighthouse.ts';
import type { Category, PageCost, Visit } from './lighthouse.ts';
import { loadedScripts } from './loadedScripts.ts';
import { longDialog } from './longDialog.ts';
import { median } from './median.ts';
import { moreRoutes } from './moreRoutes.ts';
import { costTable, keepsLimits } from './pageCosts.ts';
import type { MeasuredPage } from './pageCosts.ts';
import { budgetReport, keepsBudget } from './scripts.ts';
import type { ScriptBudget } from './scripts.ts';
import { secondVisit } from './secondVisit.ts';
import { serveBuild } from './servedBuild.ts';
import { startServer } from './startServer.ts';
import { tourHeap } from './tourHeap.ts';

const visits = 3;
/** Routes that an app of the size that is planned has. */
const manyRoutes = 190;
/** The most that pages may cost a phone: kB of scripts with what comes when idle, milliseconds, MB. */
const limits = {
  login: { blocking: 80, scripts: 350 },
  start: { blocking: 200, scriptKb: 230, requests: 30, heapMb: 6 },
  notes: { blocking: 250 },
};
/** Milliseconds in which a change of layout, scheme or direction is to be seen. */
const quick = 100;
/** Messages in the dialog that is opened, and the longest frame that it may take, in milliseconds. */
const dialog = { messages: 10_000, frame: 50 };

/** The most that the start of somebody who has been here may take: kB of everything over the wire, milliseconds until it is drawn. */
const again = { kb: 60, drawn: 1000 };
/** How much larger the heap of the start may be after a second tour of all pages than after the first, which leaves their code. */
const growth = 1.05;

const scoresReached = (all: Visit[]): boolean => {
  const categories = Object.keys(goals) as Category[];
  const results = categories.map((category) => {
    const score = median(all.map(({ scores }) => scores[category]));
    const isReached = score >= goals[category];
    console.log(
      `${category.padEnd(16)}${String(score).padStart(4)}  goal ${String(goals[category])}  ${isReached ? 'reached' : 'MISSED'}`,
    );
    return isReached;
  });
  const isGood = results.every(Boolean);
  if (!isGood) console.log(`What cost points:\n  ${[...new Set(all.flatMap(({ failed }) => failed))].join('\n  ')}`);
  return isGood;
};

const isDialogSmooth = async (browserPath: string, url: string): Promise<boolean> => {
  const { session, contact } = await longDialog(url, dialog.messages);
  console.log(`\nThe longest frame with ${String(dialog.messages)} messages in a dialog, in each load:`);
  const frames = await measureDialog(browserPath, url, session.token, contact);
  for (const { name, ms } of frames) console.log(`${name.padEnd(28)}${ms.join(', ')} ms`);
  const isSmooth = frames.every(({ ms }) => median(ms) <= dialog.frame);
  const goal = `${String(dialog.frame)} ms, median`;
  console.log(isSmooth ? `none over ${goal}` : `MISSED: none over ${goal}`);
  return isSmooth;
};

const isSecondVisitLight = async (browserPath: string, url: string, token: string): Promise<boolean> => {
  const { kb, requests, drawn } = await secondVisit(browserPath, url, token);
  const isLight = kb <= again.kb && drawn <= again.drawn;
  console.log(
    '\nThe start for somebody who has been here, with a quarter of the processor, median of 5 visits from the third on:',
  );
  console.log(
    `${kb.toFixed(1)} kB of ${String(again.kb)} in ${String(requests)} requests, drawn after ${drawn.toFixed(0)} ms of ${String(again.drawn)}: ${isLight ? 'kept' : 'EXCEEDED'}`,
  );
  return isLight;
};

const isHeapSteady = async (browserPath: string, url: string, token: string): Promise<boolean> => {
  const { before, loaded, after } = await tourHeap(browserPath, url, token);
  const [first = Infinity, second = Infinity] = after;
  const isSteady = second <= first * growth;
  const more = (to: number, from: number) => `${((to / from - 1) * 100).toFixed(0)} % more`;
  console.log(
    '\nHeap of the start, with the scripts of all pages loaded and none opened, and after each of two tours of all pages:',
  );
  console.log(
    `${before.toFixed(1)} MB, ${loaded.toFixed(1)}, ${first.toFixed(1)} (${more(first, loaded)}), ${second.toFixed(1)} (${more(second, first)}, ${((growth - 1) * 100).toFixed(0)} allowed: ${isSteady ? 'kept' : 'EXCEEDED'}; ${more(second, before)} than before any script of another page)`,
  );
  return isSteady;
};

/** What the bundler is told of the page that everything is compared with, and of ours. */
const bare = { configFile: false, root: join(import.meta.dirname, 'bare') } as const;
const ours = { configFile: 'apps/web/vite.config.ts' };

type VisitedPage = MeasuredPage & { visits: PageCost[] };
type Visitors = { url: string; reader: string; writer: string };

/** Visits the pages as a phone does, and the bare one in turn with them, so that the figures travel between machines. */
const measurePages = async (browserPath: string, { url, reader, writer }: Visitors): Promise<VisitedPage[]> => {
  const bench = await serveBuild(bare);
  try {
    const pages = [
      { name: 'bare page', address: `${bench.url}/`, limits: {} },
      { name: '/login', address: `${url}/login`, limits: limits.login },
      { name: 'signed-in start', address: `${url}/`, limits: limits.start, token: reader },
      { name: 'notes', address: `${url}/apps/notes`, limits: limits.notes, token: writer },
    ].map((page) => ({ ...page, visits: [] as PageCost[] }));
    for (let count = 0; count < visits; count++)
      for (const { address, token, visits } of pages) visits.push(await visit(address, browserPath, token));
    return pages;
  } finally {
    await bench.stop();
  }
};

/** The scripts of the signed-in shell where the table has {@link manyRoutes} routes more. */
const shellWithRoutes = async (browserPath: string, api: string, token: string) => {
  const large = await serveBuild({ ...ours, plugins: [moreRoutes(manyRoutes)] }, api);
  try {
    return await loadedScripts(browserPath, `${large.url}/home`, token);
  } finally {
    await large.stop();
  }
};

/** Measures how much JavaScript the pages load, and what they cost a phone. Answers whether every goal was reached. */
export const benchWeb = async (): Promise<boolean> => {
  const chromium = await bringChromium(console.log);
  const built = await run('nx', ['run-many', '-t', 'build', '-p', 'bff,web']);
  if (built.code !== 0) throw new Error(built.output);
  const folder = mkdtempSync(join(tmpdir(), 'ezone-bench-'));
  const server = await startServer('dist/apps/bff/main.js', {
    DATABASE_URL: `sqlite:${join(folder, 'ezone.db')}`,
    ...{ RATE_LIMIT: '0', LOG_LEVEL: 'warn' },
  });
  try {
    const { token } = await userWithNotes(server.url, 'reader', 0);
    console.log('JavaScript over the wire, brotli:');
    const report = (measured: ScriptBudget) => {
      console.log(budgetReport(measured));
      return keepsBudget(measured);
    };
    const measure = async (budget: Omit<ScriptBudget, 'scripts'>, path: string, as?: string) =>
      report({ ...budget, scripts: await loadedScripts(chromium, server.url + path, as) });
    const login = await measure({ name: '/login', limitKb: 130 }, '/login');
    // /home is a text: what it loads is the shell.
    const shellScripts = await loadedScripts(chromium, `${server.url}/home`, token);
    const shell = report({ name: 'signed-in shell', scripts: shellScripts });
    const large = report({
      ...{ name: `signed-in shell with ${String(manyRoutes)} routes more`, limitKb: 220 },
      scripts: await shellWithRoutes(chromium, server.url, token),
    });
    const notes = await measure({ name: 'shell and notes' }, '/apps/notes', token);
    const { token: writer } = await userWithNotes(server.url, 'writer', 100);
    console.log('\nFrom the press until it is painted, with 100 notes open, median of 5 loads:');
    const changes = await measureChanges(chromium, server.url, writer);
    for (const { name, ms } of changes) console.log(`${name.padEnd(24)}${String(ms).padStart(4)} ms`);
    const isQuick = changes.every(({ ms }) => ms < quick);
    console.log(isQuick ? `all under ${String(quick)} ms` : `MISSED: under ${String(quick)} ms`);
    const isSmooth = await isDialogSmooth(chromium, server.url);
    const isAgain = await isSecondVisitLight(chromium, server.url, token);
    const isSteady = await isHeapSteady(chromium, server.url, token);
    console.log(`\nA phone, medians of ${String(visits)} visits, all that comes when idle counted:`);
    const pages = await measurePages(chromium, { url: server.url, reader: token, writer });
    console.log(costTable(pages));
    const isLight = pages.every(keepsLimits);
    console.log('\nLighthouse, /login:');
    const isGood = scoresReached(pages.find(({ name }) => name === '/login')?.visits ?? []);
    const site = { browserPath: chromium, url: server.url, token };
    const isDashboard = await isDashboardLight(site);
    const areLight = await areAppsLight(shellScripts, site);
    return (
      isDashboard &&
      areLight &&
      login &&
      shell &&
      large &&
      notes &&
      isQuick &&
      isSmooth &&
      isAgain &&
      isSteady &&
      isLight &&
      isGood
    );
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
