import { run } from '../machine/run.ts';

type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { id: string; title: string; score: number | null; displayValue?: string; weight?: number }>;
  runtimeError?: { message: string };
};

/** Lighthouse's categories and the scores that we want, of 100. */
export const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

export type Category = keyof typeof goals;

/** One visit as Lighthouse saw it. `failed` holds the audits that did not get the full score. */
export type Visit = { scores: Record<Category, number>; failed: string[] };

/**
 * Reads Lighthouse's JSON report.
 * @throws Error when it could not load the page or left a category without a score.
 */
export const parseLighthouse = (json: string): Visit => {
  const { categories, audits, runtimeError } = JSON.parse(json) as Report;
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const scoreOf = (category: Category) => {
    const score = categories[category]?.score;
    if (score === null || score === undefined) throw new Error(`Lighthouse gave no score for ${category}.`);
    return Math.round(score * 100);
  };
  const failed = Object.values(audits)
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id, title, displayValue }) => `${id}: ${title}${displayValue ? ` (${displayValue})` : ''}`);
  const scores = {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    'best-practices': scoreOf('best-practices'),
    seo: scoreOf('seo'),
  };
  return { scores, failed };
};

/** Visits a page as a phone does, with a browser profile made for it and thrown away. */
export const visit = async (url: string, chromium: string): Promise<Visit> => {
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'].join(' ');
  const args = [
    ...[url, '--quiet', '--output=json', '--output-path=stdout', `--chrome-flags=${flags}`],
    `--only-categories=${Object.keys(goals).join()}`,
  ];
  const { code, stdout, output } = await run('lighthouse', args, {
    env: { ...process.env, CHROME_PATH: chromium, CI: 'true' },
  });
  if (code !== 0) throw new Error(`Lighthouse failed:\n${output}`);
  return parseLighthouse(stdout);
};
