import { expect, test } from './fixtures/test';
import type { Page } from './fixtures/test';
import { goOn, visit } from './fixtures/visit';

/** Where the scripts of the app are, but for what the page has already. */
const scripts = '**/assets/*.js';

const loseScripts = (page: Page) => page.route(scripts, (route) => route.abort());

test('a toast is said also where its looks cannot be fetched', async ({ page, watch }) => {
  watch.allow(/ERR_FAILED|Failed to fetch/);
  await visit(page, '/login');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@ezone.example');
  await loseScripts(page);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('tr');
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('alert')).toContainText(
    'The language could not be fetched.',
  );
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@ezone.example');
});

test('panels that cannot be fetched say so, leave the page as it is and come when they can', async ({
  asUser: page,
  watch,
}) => {
  watch.allow(/ERR_FAILED|Failed to fetch/);
  // From the start, for what is likely to be wanted is fetched when the browser is idle.
  const wanted =
    /\/assets\/shell\.(QuickPanelSheet|NotificationList|SettingsContent|FontSizeSlider|KeySheet|LoadedSearch)-/;
  await page.route(wanted, (route) => route.abort());
  await visit(page, '/home');
  const title = page.getByRole('heading', { level: 1 });

  await page.getByRole('button', { name: 'Quick panel' }).click();
  const quick = page.getByRole('complementary', { name: 'Quick panel' });
  await expect(quick.getByRole('alert')).toContainText('This could not be loaded.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
    'The keyboard shortcuts could not be loaded.',
  );
  await expect(title).toBeVisible();

  await page.unroute(wanted);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Quick panel' }).click();
  await expect(quick.getByRole('switch', { name: 'Cloud Sync' })).toBeVisible();
  await expect(title).toBeVisible();
});

test('an app whose shell cannot be fetched says so in words', async ({ asUser: page, watch }) => {
  watch.allow(/ERR_FAILED|Failed to fetch|PageNotLoaded/);
  let isLost = true;
  await page.route(/\/assets\/shell-/, (route) => (isLost ? route.abort() : route.continue()));
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be fetched' })).toBeVisible();
  // Until then: what is lacking is fetched again by itself, too.
  page.once('framenavigated', () => {
    isLost = false;
  });
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('a page that is opened offline and was never fetched says so, and opens when the network is back', async ({
  asUser: page,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|PageNotLoaded|WebSocket/);
  await visit(page, '/home');
  await page.context().setOffline(true);
  await goOn(page, '/ui/typography');
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be fetched' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('There is no connection right now.');
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Typography' })).toBeVisible();
});

test('a menu that cannot be fetched says so, and opens when it can', async ({ asUser: page, watch }) => {
  watch.allow(/ERR_FAILED|Failed to fetch/);
  const wanted = /\/assets\/ui\.overlays-/;
  await page.route(wanted, (route) => route.abort());
  await visit(page, '/home');
  const button = page.getByRole('button', { name: 'Language' });
  await button.click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('This could not be loaded.');
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  await page.unroute(wanted);
  await button.click();
  await expect(page.getByRole('menu', { name: 'Language' })).toBeVisible();
});

test('an old tab goes on after a release has replaced its scripts', async ({ asUser: page, watch }) => {
  watch.allow(/404|Failed to fetch|PageNotLoaded/);
  await visit(page, '/home');
  // What has not been fetched by now is gone.
  const gone = /\/assets\/(ui-pages|icons|page-layouts)\.|\/assets\/TypographyPage/;
  await page.route(gone, (route) => route.fulfill({ status: 404, body: 'Not Found' }));
  await goOn(page, '/ui/typography');
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be fetched' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('a newer version of Ezone has been installed');
  // The page of the release names scripts that are there.
  await page.unroute(gone);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Typography' })).toBeVisible();
});
