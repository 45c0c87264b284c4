import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { freePort } from '../machine/freePort.ts';
import { run } from '../machine/run.ts';
import { browserArgs } from './browserArgs.ts';
import { mainThread } from './mainThread.ts';
import type { MainThread, TraceEvent } from './mainThread.ts';
import { phone } from './phone.ts';

type Audit = {
  id: string;
  title: string;
  score: number | null;
  displayValue?: string;
  numericValue?: number;
  details?: { items?: { resourceType?: string; transferSize?: number }[] };
};

type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, Audit>;
  runtimeError?: { message: string };
};

/** Lighthouse's categories and the scores that we want, of 100. */
export const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

export type Category = keyof typeof goals;

/** One visit as Lighthouse saw it. `failed` holds the audits that did not get the full score. */
export type Visit = {
  scores: Record<Category, number>;
  failed: string[];
  /** Scripts over the wire in kB (1000 bytes), with what came when the browser was idle. */
  scriptKb: number;
  requests: number;
  /** Milliseconds, of a phone. */
  totalBlockingTime: number;
  largestContentfulPaint: number;
  /** How much of the screen moved while the page came, of 1. */
  layoutShift: number;
};

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
  const requests = audits['network-requests']?.details?.items ?? [];
  const bytes = requests
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    scores,
    failed,
    scriptKb: bytes / 1000,
    requests: requests.length,
    totalBlockingTime: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    largestContentfulPaint: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    layoutShift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
  };
};

/** By then what comes when the browser is idle has come, in milliseconds. */
const AFTER_IDLE = 3000;

/** What a visit to a page costs. */
export type PageCost = Visit & MainThread & { heapMb: number };

/**
 * Visits a page as a phone does, with a browser profile made for it and thrown away.
 * @param token is left in the browser first, as an earlier visit would have
 */
export const visit = async (url: string, browserPath: string, token?: string): Promise<PageCost> => {
  const folder = mkdtempSync(join(tmpdir(), 'ezone-lighthouse-'));
  const port = String(await freePort());
  const browser = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: browserPath,
    args: [...browserArgs, `--remote-debugging-port=${port}`],
    ...phone,
  });
  try {
    const page = await browser.newPage();
    if (token !== undefined) {
      await page.goto(new URL('/api/health/live', url).href);
      await page.evaluate((kept) => {
        localStorage.setItem('jwt_access_token', kept);
      }, token);
    }
    await page.close();
    const report = join(folder, 'visit');
    const { code, output } = await run('lighthouse', [
      ...[url, '--quiet', '--output=json', `--output-path=${report}`, '--save-assets', `--port=${port}`],
      // Search engines are told to leave alone what is behind the sign-in.
      ...(token === undefined ? [] : ['--skip-audits=is-crawlable']),
      ...['--disable-storage-reset', `--only-categories=${Object.keys(goals).join()}`],
    ]);
    if (code !== 0) throw new Error(`Lighthouse failed:\n${output}`);
    const trace = JSON.parse(readFileSync(`${report}-0.trace.json`, 'utf8')) as { traceEvents: TraceEvent[] };
    const seen = parseLighthouse(readFileSync(report, 'utf8'));
    const again = await browser.newPage();
    await again.goto(url);
    await again.waitForLoadState('networkidle');
    await setTimeout(AFTER_IDLE);
    const protocol = await browser.newCDPSession(again);
    await protocol.send('HeapProfiler.enable');
    await protocol.send('HeapProfiler.collectGarbage');
    const { usedSize } = await protocol.send('Runtime.getHeapUsage');
    return { ...seen, ...mainThread(trace.traceEvents), heapMb: usedSize / 1_000_000 };
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};
