import type { FrameLocator } from '@playwright/test';
import { expectAccessible } from './fixtures/expectAccessible';
import { expect, test } from './fixtures/test';
import type { Page } from './fixtures/test';
import { visit } from './fixtures/visit';

const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' });

/** Waits until Storybook says of an example that nothing more happens by itself. */
const storyIsFinished = async (example: FrameLocator) => {
  const isFinished = () =>
    example.locator('html').evaluate(() => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__?: { last: (event: string) => unknown };
      };
      return Boolean(channel?.last('storyFinished'));
    });
  await expect.poll(isFinished).toBe(true);
};

/** What is Arabic in the text of the page and says that it is English: words, and names for screen readers. Runs in the page. */
const saidInEnglish = (article: Element): string[] => {
  const wordsOf = (element: Element) => [
    ...['aria-label', 'title'].map((name) => element.getAttribute(name) ?? ''),
    ...[...element.childNodes].map((node) => (node instanceof Text ? node.data : '')),
  ];
  return [...article.querySelectorAll('*')]
    .filter((element) => element.closest('[lang]')?.getAttribute('lang') === 'en')
    .flatMap(wordsOf)
    .filter((words) => /[\u0600-\u06ff]/.test(words));
};

const sections = [
  'Getting started',
  'Development',
  'Theming',
  'Configuration',
  'Authentication',
  'Shell components',
  'Inputs',
  'Data display',
  'Feedback',
  'Navigation',
  'Surfaces and layout',
  'Third-party components',
  'State machines',
];

for (const section of sections) {
  test(`every page of "${section}" opens for a guest, and axe finds nothing in it`, async ({ page }) => {
    test.slow();
    // What Storybook shows is tested there.
    await page.route('**/storybook/iframe.html*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await visit(page, '/documentation/machines/panel');
    const fold = contents(page).getByRole('button', { name: section, exact: true });
    if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
    const id = await fold.getAttribute('aria-controls');
    const links = page.locator(`[id="${String(id)}"]`).getByRole('link');
    await expect(links.first()).toBeVisible();
    for (const link of await links.all()) {
      const title = (await link.textContent()) ?? '';
      await link.click();
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      await expect(page).toHaveTitle(`${title} – Ezone`);
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expectAccessible(page);
    }
  });
}

test('the text of an address is fetched beside the page, and nothing that is seen moves when it comes', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen = { moved: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.moved += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(globalThis, { seen });
  });
  const held: Record<string, () => Promise<void>> = {};
  for (const part of ['DocumentationPage', 'introduction'])
    await page.route(`**/assets/documentation.${part}-*.js`, (route) => {
      held[part] = () => route.continue();
    });
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto('/documentation/getting-started/introduction');
  // Both are asked for while neither has come.
  await expect.poll(() => Object.keys(held).sort()).toEqual(['DocumentationPage', 'introduction']);
  await held['DocumentationPage']?.();
  await expect(page.getByRole('heading', { level: 1, name: 'Introduction' })).toBeVisible();
  await held['introduction']?.();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  const moved = await page.evaluate(() => (globalThis as unknown as { seen: { moved: number } }).seen.moved);
  expect(moved).toBeLessThan(0.1);
});

test('somebody reads on, searches, and takes a link and an example along', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await visit(page, '/documentation');
  await expect(page).toHaveURL(/\/documentation\/getting-started\/introduction$/);
  await page.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link', { name: /^Next/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Installation' })).toBeVisible();

  // The search of the page: titles first.
  await page.keyboard.press('/');
  await page.keyboard.type('buttons keyboard');
  await page.getByRole('link', { name: /^Buttons › Keyboard/ }).click();
  await expect(page).toHaveURL(/\/documentation\/components\/buttons#keyboard$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Keyboard' })).toBeInViewport();
  await page.getByRole('button', { name: 'Copy the link to “Props”' }).click();
  await expect.poll(copied).toMatch(/\/documentation\/components\/buttons#props$/);

  // An example is changed where it stands, and copied as it is then.
  const example = page.getByRole('figure', { name: 'Example: Primary' });
  await page.getByRole('combobox', { name: 'variant' }).selectOption('danger');
  await example.getByRole('textbox', { name: 'Value of children' }).fill('Delete all');
  await expect(example.getByRole('button', { name: 'Delete all' })).toBeVisible();
  await example.getByRole('button', { name: 'Copy the code' }).click();
  await expect.poll(copied).toMatch(/^<Button .*variant="danger".*>Delete all<\/Button>$/);

  // The search of the toolbar.
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('switches');
  await expect(page.getByRole('menuitem', { name: 'Switches – Documentation' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Switches' })).toBeVisible();
  await visit(page, '/documentation/components/no-such-page');
  await expect(page).toHaveURL(/error-404$/);
});

test('a machine is seen with its chart, which lives', async ({ page }) => {
  await visit(page, '/documentation/machines/panel');
  const live = page.frameLocator('iframe[title="Example: live"]');
  await live.getByRole('button', { name: 'Team', exact: true }).click();
  await expect(live.getByRole('complementary', { name: 'Team' })).toBeVisible();
  await page.getByRole('article').first().getByRole('link', { name: 'Navbar' }).click();
  await expect(page).toHaveURL(/\/documentation\/machines\/navbar$/);
});

test('the states of a machine stand in a table like any other, under a heading with a link, and its chart can be read', async ({
  page,
}) => {
  await visit(page, '/documentation/machines/toast-queue');
  const article = page.getByRole('article').first();
  await article.getByRole('button', { name: 'Copy the link to “States”' }).focus();
  await expect(article.getByRole('heading', { level: 2, name: 'Related machines' })).toBeAttached();
  const head = article.getByRole('columnheader', { name: 'What it means' });
  await expect(head).toHaveCSS('text-align', 'start');
  const live = page.frameLocator('iframe[title="Example: live"]');
  const button = live.getByRole('button', { name: 'Show a message' });
  const chart = live.getByRole('tree');
  const [ours, charts] = [await button.boundingBox(), await chart.boundingBox()];
  expect((ours?.y ?? 0) + (ours?.height ?? 0)).toBeLessThan(charts?.y ?? 0);
  // The window is drawn in its own size, and all of what is in it has room.
  const frame = page.locator('iframe[title="Example: live"]');
  const { width = 0 } = (await frame.boundingBox()) ?? {};
  expect(width).toBe(await frame.evaluate((element) => (element as HTMLElement).offsetWidth));
  expect(await live.locator('html').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  await button.click();
  await expect(live.getByRole('button', { name: 'Dismiss' })).toBeVisible();
});

test('the search says how much it found and shows more of it, and leads back where it found nothing', async ({
  page,
}) => {
  await visit(page, '/documentation/components/buttons?q=the');
  await expect(page.getByRole('status').filter({ hasText: /^[\d,]+ places$/ })).toBeAttached();
  const found = page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.locator('mark') });
  await expect(found).toHaveCount(40);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(found).toHaveCount(80);
  await expect(found.nth(40)).toBeFocused();
  await visit(page, '/documentation/components/buttons?q=useLiveEvent');
  await expect(page.getByRole('link', { name: /^API calls › Code/ })).toBeVisible();
  await visit(page, '/documentation/components/buttons?q=qqqq');
  await expect(page.getByRole('status').filter({ hasText: 'No page has “qqqq”.' })).toBeAttached();
  await page.getByRole('main').getByRole('button', { name: 'Clear search' }).last().click();
  await expect(page.getByRole('heading', { level: 2, name: 'Keyboard' })).toBeAttached();
});

test('what was found has a title of its own, and Back leads from it to the page that one has read', async ({
  page,
}) => {
  await visit(page, '/documentation/getting-started/introduction');
  const entry = contents(page).getByRole('link', { name: 'Introduction', exact: true });
  await expect(entry).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('/');
  await page.keyboard.type('table');
  await expect(page.getByRole('heading', { level: 1, name: 'Search the documentation' })).toBeVisible();
  await page.keyboard.type(' keyboard');
  await expect(page).toHaveURL(/\?q=table\+keyboard$/);
  await expect(page).toHaveTitle('Search the documentation – Ezone');
  await expect(contents(page).locator('[aria-current]')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Introduction' })).toBeVisible();
  await expect(page).toHaveTitle('Introduction – Ezone');
  await expect(entry).toHaveAttribute('aria-current', 'page');
});

test('all of a long line of code can be read: beside the button that copies it, and on paper', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/documentation/authentication/auth0');
  const block = page.getByRole('group', { name: /^Code/ }).first();
  await expect(block).toBeVisible();
  const endOfText = await block.evaluate((code) => {
    code.scrollLeft = code.scrollWidth;
    const words = document.createRange();
    words.selectNodeContents(code.firstElementChild ?? code);
    return Math.max(...[...words.getClientRects()].map(({ right }) => right));
  });
  const button = await page.getByRole('button', { name: 'Copy the code' }).first().boundingBox();
  expect(endOfText).toBeLessThanOrEqual(button?.x ?? 0);
  await page.emulateMedia({ media: 'print' });
  expect(await block.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expect(block).toHaveCSS('max-height', 'none');
});

test('paper has the text, and none of what only a screen can do', async ({ page }) => {
  await visit(page, '/documentation/components/buttons');
  const article = page.getByRole('article').first();
  await expect(article.getByRole('button', { name: 'Reset' }).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(article.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Language' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
  for (const name of ['Reset', 'Copy the code', /^Copy the link/])
    for (const button of await article.getByRole('button', { name, includeHidden: true }).all())
      await expect(button).toBeHidden();
});

for (const { width, isBeside } of [
  { width: 1440, isBeside: false },
  { width: 1600, isBeside: true },
])
  test.describe(`on a screen of ${String(width)} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the text keeps a readable width beside the menus', async ({ page }) => {
      await visit(page, '/documentation/components/buttons');
      const article = page.getByRole('article').first();
      await expect(article).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible({ visible: isBeside });
      expect((await article.boundingBox())?.width).toBeGreaterThanOrEqual(600);
    });
  });

test('an example that would play leaves a reader their focus and their place, and takes the focus of who goes into it', async ({
  page,
}) => {
  await visit(page, '/documentation/machines/panel');
  const search = page.getByRole('searchbox', { name: 'Search the documentation' });
  // It starts once it has come near the view; the reader goes back up to the field before it is drawn.
  const frame = page.locator('iframe[title="Example: closed"]');
  await frame.scrollIntoViewIfNeeded();
  await expect(frame).toHaveAttribute('src', /closed/);
  await search.focus();
  const example = frame.contentFrame();
  const button = example.getByRole('button', { name: 'Team' });
  await expect(button).toBeVisible();
  await storyIsFinished(example);
  await expect(search).toBeFocused();
  await expect(search).toBeInViewport();
  await button.click();
  await expect(example.getByRole('complementary', { name: 'Team' })).toBeFocused();
});

test('an example that is an open dialog leaves a reader their focus, too', async ({ page }) => {
  await visit(page, '/documentation/components/focus-trap');
  const search = page.getByRole('searchbox', { name: 'Search the documentation' });
  await search.focus();
  const example = page.frameLocator('iframe[title="Example: small"]');
  await expect(example.getByRole('dialog')).toBeVisible();
  await storyIsFinished(example);
  await expect(search).toBeFocused();
  await example.getByRole('textbox').click();
  await expect(example.getByRole('textbox')).toBeFocused();
});

test('the shell stands in its page as at a desk, smaller, and is worked with', async ({ page }) => {
  await visit(page, '/documentation/shell-components/layout');
  const frame = page.locator('iframe[title="Example: admin"]');
  const shell = page.frameLocator('iframe[title="Example: admin"]');
  await expect(shell.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  expect(await shell.locator('html').evaluate(() => innerWidth)).toBe(1280);
  expect((await frame.boundingBox())?.width).toBeLessThan(1000);
  await shell.getByRole('button', { name: 'Abbott Keitch Admin' }).click();
  await expect(shell.getByRole('menuitem', { name: 'Profile' })).toBeVisible();
});

test('a page that cannot be fetched says so beside its menu, and comes by itself when the network is back', async ({
  page,
  context,
  watch,
}) => {
  await visit(page, '/documentation/changelog');
  await expect(page.getByRole('article').first()).toBeVisible();
  watch.allow(/ERR_INTERNET_DISCONNECTED|WebSocket|could not be fetched|dynamically imported/);
  await context.setOffline(true);
  await contents(page).getByRole('button', { name: 'State machines' }).click();
  await contents(page).getByRole('link', { name: 'Panel', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be fetched' })).toBeVisible();
  await expect(contents(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test.describe('in Arabic, on a phone', () => {
  test.use({ locale: 'ar-EG', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('titles and headings are Arabic, the text says that it is English, and nothing is wider than the screen', async ({
    page,
  }) => {
    await visit(page, '/documentation/components/buttons');
    const article = page.getByRole('article').first();
    await expect(article).toHaveAttribute('lang', 'en');
    const heading = article.getByRole('heading', { level: 2 }).first();
    await expect(heading).toHaveText(/[\u0600-\u06ff]/);
    await expect(heading.locator('[lang=ar]')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0600-\u06ff]/);
    expect(await article.evaluate(saidInEnglish)).toEqual([]);
    await expect(
      article.getByText('Button', { exact: true }).locator('xpath=ancestor::*[@lang][1]').first(),
    ).toHaveAttribute('lang', 'en');
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });

  for (const path of ['development/testing', 'machines/panel'])
    test(`nothing Arabic in the text of ${path} says that it is English`, async ({ page }) => {
      await visit(page, `/documentation/${path}`);
      const article = page.getByRole('article').first();
      await expect(article.getByRole('heading', { level: 2 }).first()).toHaveText(/[\u0600-\u06ff]/);
      expect(await article.evaluate(saidInEnglish)).toEqual([]);
    });

  test('a wide table is scrolled by the arrow keys, and is reached by Tab under the name of its heading', async ({
    page,
  }) => {
    await visit(page, '/documentation/components/buttons');
    const article = page.getByRole('article').first();
    const props = article.getByRole('group', { name: 'الخصائص', exact: true });
    await expect(props).toHaveAttribute('tabindex', '0');
    await props.press('ArrowRight');
    await expect.poll(() => props.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  });
});
