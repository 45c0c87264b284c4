import type { Page } from '@playwright/test';

/** A story, and how it is to be looked at. */
type Shown = {
  /** Its document, for when it is to be loaded anew. */
  url: string;
  id: string;
  /** Stories of one file share a document. */
  file: string;
  motion: 'no-preference' | 'reduce';
  /** Whether axe looks at it a second time, in the dark and right to left. */
  hasOtherLook: boolean;
};

type Verdict = {
  /** `success`, or what went wrong while rendering or playing. */
  outcome: string;
  /** What axe found, one line for each rule and element. */
  violations: string[];
};

type Report = Verdict & { inTheOtherLook: string[]; complaints: string[] };

/** Storybook's own channel and store, as a page of it has them. */
type StorybookWindow = {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    emit: (event: string, value: unknown) => void;
    last: (event: string) => unknown[] | undefined;
  };
  __STORYBOOK_PREVIEW__: {
    storyStoreValue: { userGlobals: { initialGlobals: object; update: (globals: object) => void } };
  };
  /** The last `storyFinished` that has been judged. */
  judged?: unknown;
};

/** A story that says its own scheme or language keeps that. */
const otherLook = { scheme: 'defaultDark', locale: 'ar' };

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

/** Says how the story came out when it has rendered, played and been looked at by axe, or has failed. Runs in the page. */
const newVerdict = (id: string): Verdict | false => {
  type Violation = { id: string; help: string; nodes: { html: string; failureSummary?: string }[] };
  type Finished = {
    storyId: string;
    status: string;
    reporters: { type: string; result?: { violations?: Violation[] } }[];
  };
  const storybook = globalThis as unknown as StorybookWindow;
  const channel = storybook.__STORYBOOK_ADDONS_CHANNEL__;
  if (!channel) return false;
  for (const event of ['storyThrewException', 'storyErrored', 'storyMissing', 'playFunctionThrewException']) {
    const [error] = channel.last(event) ?? [];
    if (error) {
      const { name, message, title } = error as { name?: string; message?: string; title?: string };
      return { outcome: [event, name, title, message].filter(Boolean).join(': '), violations: [] };
    }
  }
  const finished = channel.last('storyFinished')?.[0] as Finished | undefined;
  if (finished?.storyId !== id || finished === storybook.judged) return false;
  storybook.judged = finished;
  const found = finished.reporters.find(({ type }) => type === 'a11y')?.result?.violations;
  // Silence must not pass for health: a story on which axe did not run has no verdict.
  if (!found) return { outcome: 'axe did not run', violations: [] };
  return {
    outcome: finished.reporters.every(({ type }) => type === 'a11y') && found.length > 0 ? 'success' : finished.status,
    violations: found.flatMap(({ id: rule, help, nodes }) =>
      nodes.map(({ html, failureSummary = '' }) => `${rule}: ${help}\n${html}\n${failureSummary}`),
    ),
  };
};

/**
 * Shows stories one after the other. Those of one file share a document, as they do for whoever goes from one to the next in
 * Storybook. Each file has a new one, and so has what comes after a failure, as Playwright ends a worker whose test has failed.
 */
export class Stage {
  #file: string | undefined;
  #id: string | undefined;
  #complaints: string[] = [];

  private constructor(private readonly page: Page) {
    page.on('console', (message) => {
      if (message.type() === 'error') this.#complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.#complaints.push(error.message));
    page.on('request', (request) => {
      const url = request.url();
      if (!/^(data|blob):/.test(url) && new URL(url).hostname !== '127.0.0.1')
        this.#complaints.push(`asked another host: ${url}`);
    });
  }

  static async on(page: Page): Promise<Stage> {
    await page.addInitScript(withoutMotion);
    return new Stage(page);
  }

  /** Shows a story, lets it play, and says what is wrong with it. */
  async show({ url, id, file, motion, hasOtherLook }: Shown): Promise<Report> {
    this.#complaints = [];
    // Storybook does not begin anew with the story that it shows already.
    const isNew = file !== this.#file || id === this.#id;
    this.#file = file;
    this.#id = id;
    await this.page.emulateMedia({ reducedMotion: motion });
    if (isNew) await this.page.goto(url);
    else await this.#select(id);
    const { outcome, violations } = await this.#verdict(id);
    const inTheOtherLook = outcome === 'success' && hasOtherLook ? await this.#lookAgain(id) : [];
    const complaints = this.#complaints;
    return { outcome, violations, inTheOtherLook, complaints };
  }

  async #verdict(id: string): Promise<Verdict> {
    const handle = await this.page.waitForFunction(newVerdict, id);
    return (await handle.jsonValue()) as Verdict;
  }

  #select(id: string): Promise<void> {
    return this.page.evaluate((storyId) => {
      const storybook = globalThis as unknown as StorybookWindow;
      // Back to the first look. Not by an event: that would render the previous story again, and axe would look at it once more.
      const { userGlobals } = storybook.__STORYBOOK_PREVIEW__.storyStoreValue;
      userGlobals.update(userGlobals.initialGlobals);
      storybook.__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId, viewMode: 'story' });
    }, id);
  }

  /** What axe finds when the story that is shown has changed its scheme and language; it does not play again. */
  async #lookAgain(id: string): Promise<string[]> {
    await this.page.evaluate((globals) => {
      (globalThis as unknown as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__?.emit('updateGlobals', { globals });
    }, otherLook);
    const { outcome, violations } = await this.#verdict(id);
    return outcome === 'success' ? violations : [outcome, ...violations];
  }
}
