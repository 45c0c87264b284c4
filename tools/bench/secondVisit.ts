import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { browserArgs } from './browserArgs.ts';
import { median } from './median.ts';
import { phone } from './phone.ts';
import { openStart, signedInPage } from './signedInPage.ts';
import { openUnwatchedBrowser } from './unwatchedBrowser.ts';

/** How much slower a phone is. */
const SLOWDOWN = 4;
const VISITS = 5;
/** The browser keeps a script compiled from its second use on. */
const VISITS_BEFORE = 2;
/** By then what comes when the browser is idle has come, in milliseconds. */
const AFTER_IDLE = 3000;

/** What somebody who has been here before waits for; medians. */
export type SecondVisit = {
  /** Over the wire, of all that was fetched, with headers and with what comes when idle. */
  kb: number;
  requests: number;
  /** Milliseconds until the page's heading is there. */
  drawn: number;
};

/** Visits the start of the signed-in again, in tabs of a browser that has been there. */
export const secondVisit = async (browserPath: string, url: string, token: string): Promise<SecondVisit> => ({
  ...(await fetchedAgain(browserPath, url, token)),
  drawn: await drawnAgain(browserPath, url, token),
});

async function fetchedAgain(browserPath: string, url: string, token: string): Promise<Omit<SecondVisit, 'drawn'>> {
  const browser = await chromium.launch({ executablePath: browserPath, args: browserArgs });
  try {
    const first = await signedInPage(browser, url, token, phone);
    const context = first.context();
    for (let count = 0; count < VISITS_BEFORE; count++) {
      await openStart(first, url);
      await setTimeout(AFTER_IDLE);
    }
    await first.close();
    const visits: Omit<SecondVisit, 'drawn'>[] = [];
    for (let count = 0; count < VISITS; count++) {
      const page = await context.newPage();
      const protocol = await context.newCDPSession(page);
      await protocol.send('Network.enable');
      const kept = new Set<string>();
      const sizes = new Map<string, number>();
      protocol.on('Network.requestServedFromCache', ({ requestId }) => kept.add(requestId));
      protocol.on('Network.responseReceived', ({ requestId, response }) => {
        if (response.fromDiskCache === true) kept.add(requestId);
      });
      protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        sizes.set(requestId, encodedDataLength);
      });
      await openStart(page, url);
      await setTimeout(AFTER_IDLE);
      const fetched = [...sizes].filter(([request]) => !kept.has(request)).map(([, bytes]) => bytes);
      visits.push({ kb: fetched.reduce((sum, bytes) => sum + bytes, 0) / 1000, requests: fetched.length });
      await page.close();
    }
    return { kb: median(visits.map(({ kb }) => kb)), requests: median(visits.map(({ requests }) => requests)) };
  } finally {
    await browser.close();
  }
}

/** Notes in the page when its heading is there. */
const noteHeading = `
  const look = () => {
    if (document.querySelector('h1') === null) requestAnimationFrame(look);
    else performance.mark('drawn');
  };
  requestAnimationFrame(look);`;

/** With a quarter of the processor. */
async function drawnAgain(browserPath: string, url: string, token: string): Promise<number> {
  const browser = await openUnwatchedBrowser(browserPath);
  try {
    const visit = (script: string, slowdown = 1) =>
      browser.visit({
        ...{ url, slowdown, script, wait: AFTER_IDLE },
        ask: `performance.getEntriesByName('drawn')[0]?.startTime ?? NaN`,
      });
    await visit(`localStorage.setItem('jwt_access_token', ${JSON.stringify(token)});${noteHeading}`);
    for (let count = 1; count < VISITS_BEFORE; count++) await visit(noteHeading);
    const visits: number[] = [];
    for (let count = 0; count < VISITS; count++) visits.push(Number(await visit(noteHeading, SLOWDOWN)));
    return median(visits);
  } finally {
    await browser.close();
  }
}
