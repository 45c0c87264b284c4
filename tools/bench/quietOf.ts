import { setTimeout } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

/** How long nothing is asked for until a page counts as quiet, in milliseconds. */
const QUIET = 500;

/**
 * What waits until a page has asked for nothing for a while. Playwright's own `networkidle` is that of the document: once it has come it
 * stays, whatever the page asks for afterwards.
 */
export const quietOf = (page: Page): (() => Promise<void>) => {
  const pending = new Set<Request>();
  let last = performance.now();
  const end = (request: Request) => {
    pending.delete(request);
    last = performance.now();
  };
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    last = performance.now();
    while (pending.size > 0 || performance.now() - last < QUIET) await setTimeout(QUIET / 5);
  };
};
