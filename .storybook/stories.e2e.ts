import { readFileSync } from 'node:fs';
import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';

type Entry = { id: string; title: string; name: string; type: 'story' | 'docs' };

type Verdict = {
  /** `success`, or what went wrong while rendering or playing. */
  outcome: string;
  /** What axe found, one line for each rule and element. */
  violations: string[];
};

const { entries } = JSON.parse(readFileSync(`${import.meta.dirname}/../dist/storybook/index.json`, 'utf8')) as {
  entries: Record<string, Entry>;
};

/**
 * Nothing fades: a tooltip may come in while axe looks, and half of a fade has half of a contrast. Delays stay, for what
 * waits for them; how things move is a matter of the journeys.
 */
const withoutMotion = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*, *::before, *::after { transition-duration: 0s !important; animation-duration: 0s !important; animation-iteration-count: 1 !important; }',
  );
  document.adoptedStyleSheets.push(sheet);
};

/** One page for each worker: what the browser has fetched and compiled serves all its stories, each in a document of its own. */
const test = base.extend<object, { stage: Page }>({
  stage: [
    async ({ browser }, use) => {
      const stage = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      await stage.addInitScript(withoutMotion);
      await use(stage);
      await stage.close();
    },
    { scope: 'worker' },
  ],
});

/** Waits until the story has rendered, played and been looked at by axe, or has failed. */
const verdictOf = async (page: Page): Promise<Verdict> => {
  const handle = await page.waitForFunction((): Verdict | false => {
    type Violation = { id: string; help: string; nodes: { html: string; failureSummary?: string }[] };
    type Finished = { status: string; reporters: { type: string; result?: { violations?: Violation[] } }[] };
    type Channel = { last: (event: string) => unknown[] | undefined };
    const channel = (globalThis as { __STORYBOOK_ADDONS_CHANNEL__?: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
    if (!channel) return false;
    for (const event of ['storyThrewException', 'storyErrored', 'storyMissing', 'playFunctionThrewException']) {
      const [error] = channel.last(event) ?? [];
      if (error) {
        const { name, message, title } = error as { name?: string; message?: string; title?: string };
        return { outcome: [event, name, title, message].filter(Boolean).join(': '), violations: [] };
      }
    }
    const finished = channel.last('storyFinished')?.[0] as Finished | undefined;
    if (!finished) return false;
    const found = finished.reporters.find(({ type }) => type === 'a11y')?.result?.violations;
    // Silence must not pass for health: a story on which axe did not run has no verdict.
    if (!found) return { outcome: 'axe did not run', violations: [] };
    return {
      outcome:
        finished.reporters.every(({ type }) => type === 'a11y') && found.length > 0 ? 'success' : finished.status,
      violations: found.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html, failureSummary = '' }) => `${id}: ${help}\n${html}\n${failureSummary}`),
      ),
    };
  });
  return (await handle.jsonValue()) as Verdict;
};

/** Another look at every story: dark, and in Arabic, which runs right to left. A story that says its own scheme or language keeps that. */
const otherLook = { scheme: 'defaultDark', locale: 'ar' };
/** What such a story shows has had its other look where it stands by its own name. */
const namedAfterALook = /\b(dark|right to left|arabic)\b/i;

/** What axe finds when the story that is shown has changed its scheme and language; it does not play again. */
const violationsIn = (page: Page, id: string, globals: Record<string, string>): Promise<string[]> =>
  page.evaluate(
    async ([story, looks]) => {
      type Violation = { id: string; help: string; nodes: { html: string; failureSummary?: string }[] };
      type Channel = {
        emit: (event: string, ...values: unknown[]) => void;
        last: (event: string) => unknown[] | undefined;
        once: (event: string, listener: (value: unknown) => void) => void;
      };
      const channel = (globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
      const next = (event: string) =>
        new Promise((resolve) => {
          channel.once(event, resolve);
        });
      const rendered = next('storyRendered');
      channel.emit('updateGlobals', { globals: looks });
      await rendered;
      const looked = Promise.race([
        next('storybook/a11y/result'),
        next('storybook/a11y/error').then((error) => Promise.reject(error as Error)),
      ]);
      const prepared = channel.last('storyPrepared')?.[0] as { parameters: { a11y?: unknown } } | undefined;
      channel.emit('storybook/a11y/manual', story, prepared?.parameters.a11y);
      const { violations } = (await looked) as { violations: Violation[] };
      return violations.flatMap(({ id: rule, help, nodes }) =>
        nodes.map(({ html, failureSummary = '' }) => `${rule}: ${help}\n${html}\n${failureSummary}`),
      );
    },
    [id, globals] as const,
  );

for (const { id, title, name, type } of Object.values(entries)) {
  if (type !== 'story') continue;
  test(`${title}: ${name}`, async ({ stage: page, baseURL }) => {
    page.removeAllListeners();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => {
      const url = request.url();
      if (!/^(data|blob):/.test(url) && new URL(url).hostname !== '127.0.0.1')
        complaints.push(`asked another host: ${url}`);
    });

    await page.goto(`${String(baseURL)}iframe.html?id=${id}&viewMode=story`);
    const { outcome, violations } = await verdictOf(page);
    expect.soft(outcome).toBe('success');
    expect.soft(violations.join('\n\n'), 'found by axe').toBe('');
    if (outcome === 'success' && !namedAfterALook.test(name)) {
      const others = await violationsIn(page, id, otherLook);
      expect.soft(others.join('\n\n'), 'found by axe in the dark and right to left').toBe('');
    }
    expect.soft(complaints.join('\n'), 'written to the console').toBe('');
  });
}
