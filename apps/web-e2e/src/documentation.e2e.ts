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
      // An example is a part of some other page, with landmarks and headings of its own; axe looks at it as a story.
      await expectAccessible(page, undefined, 'article figure');
    }
  });
}

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

test('an example that would play leaves a reader their focus and their place, and takes the focus of who goes into it', async ({
  page,
}) => {
  await visit(page, '/documentation/machines/panel');
  const search = page.getByRole('searchbox', { name: 'Search the documentation' });
  await search.focus();
  const example = page.frameLocator('iframe[title="Example: closed"]');
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
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
    await expectAccessible(page, undefined, 'article figure');
  });
});
