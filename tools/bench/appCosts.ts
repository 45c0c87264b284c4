import { goals, visit } from './lighthouse.ts';
import type { Category, Visit } from './lighthouse.ts';
import { loadedScripts } from './loadedScripts.ts';
import { totalKb } from './scripts.ts';
import type { LoadedScript } from './scripts.ts';

/** An app, and how what it is written or drawn with comes. */
type App = {
  path: string;
  /** The key that opens its editor; undefined for an app that has none. */
  editor?: string;
  /** A script that begins what is drawn with a large library, which the page does without while it is fetched. */
  drawn?: RegExp;
  /** Lighthouse sees it without an account. */
  isForGuests?: boolean;
  /** The most that it may add before its editor is there, in kB, where it is not that of all. */
  limit?: number;
};

const apps: readonly App[] = [
  { path: '/apps/mail/inbox', editor: 'n' },
  { path: '/apps/todo/all' },
  { path: '/apps/contacts/all' },
  { path: '/apps/calendar', drawn: /CalendarGrid/ },
  { path: '/apps/scrumboard/boards' },
  { path: '/apps/academy/courses' },
  { path: '/apps/e-commerce/products' },
  { path: '/apps/e-commerce/orders' },
  { path: '/apps/file-manager' },
  { path: '/documentation/development/add-an-app', isForGuests: true, limit: 30 },
  { path: '/documentation/components/buttons', isForGuests: true },
];

/** The most that an app may add to the shell, in kB: before its editor or calendar is there, and with it. */
const limits = { before: 60, withEditor: 130 };
/** What Lighthouse may give at least. */
const scores: Record<Category, number> = { ...goals, performance: 90 };

type AppCost = { before: number; withEditor: number; scores: Visit['scores']; failed: string[] };

type Site = { browserPath: string; url: string; token: string };

const measureApp = async (
  { path, editor, drawn, isForGuests = false }: App,
  shell: ReadonlySet<string>,
  { browserPath, url, token }: Site,
): Promise<AppCost> => {
  const added = async (options: Parameters<typeof loadedScripts>[3]) => {
    const scripts: LoadedScript[] = await loadedScripts(browserPath, url + path, token, options);
    return totalKb(scripts.filter((script) => !shell.has(script.path)));
  };
  const before = await added(drawn && { without: drawn });
  const withEditor =
    editor === undefined && drawn === undefined ? before : await added(editor ? { press: editor } : {});
  const { scores: seen, failed } = await visit(url + path, browserPath, isForGuests ? undefined : token);
  return { before, withEditor, scores: seen, failed };
};

const keeps = ({ limit = limits.before }: App, { before, withEditor, scores: seen }: AppCost): boolean =>
  before <= limit &&
  withEditor <= limits.withEditor &&
  (Object.keys(scores) as Category[]).every((category) => seen[category] >= scores[category]);

/**
 * Prints what each app adds to the shell, and what Lighthouse thinks of it on a phone.
 * @returns whether all keep to their limits
 */
export const areAppsLight = async (shell: readonly LoadedScript[], site: Site): Promise<boolean> => {
  console.log(
    `\nApps: kB of scripts added to the shell (${String(limits.before)}), with editor or calendar (${String(limits.withEditor)}), and Lighthouse:`,
  );
  const known = new Set(shell.map(({ path }) => path));
  let areAll = true;
  for (const app of apps) {
    const cost = await measureApp(app, known, site);
    const isKept = keeps(app, cost);
    const points = Object.entries(cost.scores).map(([category, score]) => `${category} ${String(score)}`);
    console.log(
      `${app.path.padEnd(16)}${cost.before.toFixed(1).padStart(6)} ${cost.withEditor.toFixed(1).padStart(6)}  ${points.join(', ')}${isKept ? '' : '  MISSED'}`,
    );
    if (!isKept) console.log(`  ${cost.failed.join('\n  ')}`);
    areAll &&= isKept;
  }
  return areAll;
};
