import type { Page } from '@playwright/test';
import { keptToken, leaveToken } from './fixtures/accounts';
import { expectAccessible } from './fixtures/expectAccessible';
import { expect, test } from './fixtures/test';
import { clearShortcuts } from './fixtures/settings';
import { visit } from './fixtures/visit';

const banner = (page: Page) => page.getByRole('banner');
const inToolbar = (page: Page) => banner(page).getByRole('list', { name: 'Shortcuts' }).getByRole('link');
const panel = (page: Page) => page.getByRole('navigation', { name: 'Shortcuts' });
const openMenu = async (page: Page) => {
  await banner(page).getByRole('button', { name: 'Edit shortcuts' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search for a page' })).toBeFocused();
};
const add = (page: Page, title: string) => page.getByRole('button', { name: `Add ${title} to the shortcuts` }).click();
const names = (page: Page) =>
  inToolbar(page).evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')));

test.beforeEach(({ asUser: page }) => clearShortcuts(page));

test('shortcuts are found, added, put in order and removed, and follow the user', async ({
  asUser: page,
  browser,
  baseURL,
}) => {
  await visit(page, '/home');
  await expect(inToolbar(page)).toHaveCount(0);
  await openMenu(page);
  await expectAccessible(page);
  await page.keyboard.type('BANK');
  await add(page, 'Banking');
  await page.getByRole('searchbox').fill('no such page');
  await expect(page.getByText('No results..')).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await add(page, 'Notes');
  await add(page, 'Typography');

  const mine = page.getByRole('grid', { name: 'Your shortcuts' });
  await mine.getByRole('row', { name: 'Typography' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(mine.getByRole('row', { name: 'Typography' })).toBeFocused();
  await expect(page.getByText('Typography is now shortcut 1 of 3.')).toBeAttached();
  await mine.getByRole('button', { name: 'Remove Banking from the shortcuts' }).click();
  await page.keyboard.press('Escape');
  await expect(banner(page).getByRole('button', { name: 'Edit shortcuts' })).toBeFocused();
  await expect(page.getByText('User data saved with api')).toBeVisible();

  await page.reload();
  await expect(inToolbar(page)).toHaveCount(2);
  expect(await names(page)).toEqual(['Typography', 'Notes']);

  const elsewhere = await browser.newContext(baseURL ? { baseURL } : {});
  const other = await elsewhere.newPage();
  await leaveToken(other, (await keptToken(page)) ?? '');
  await visit(other, '/home');
  await banner(other).getByRole('link', { name: 'Notes' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
  await expect(banner(other).getByRole('link', { name: 'Notes' })).toHaveAttribute('aria-current', 'page');
  await elsewhere.close();
});

test('a handle carries its shortcut with the keyboard and with the mouse', async ({ asUser: page }) => {
  await visit(page, '/home');
  await openMenu(page);
  for (const title of ['Banking', 'Notes', 'Typography']) await add(page, title);
  const mine = page.getByRole('grid', { name: 'Your shortcuts' });
  const rows = mine.getByRole('row');
  await mine.getByRole('row', { name: 'Banking' }).focus();
  // To its handle, which Enter picks up; arrows look for the place, Enter puts it down.
  await page.keyboard.press('ArrowRight');
  await expect(mine.getByRole('button', { name: 'Drag Banking' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Insert between Banking and Notes' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(rows).toHaveText(['Notes', 'Banking', 'Typography']);

  await mine
    .getByRole('row', { name: 'Typography' })
    .dragTo(mine.getByRole('row', { name: 'Notes' }), { targetPosition: { x: 60, y: 4 } });
  await expect(rows).toHaveText(['Typography', 'Notes', 'Banking']);
});

test('a shortcut that cannot be saved stays, and is saved when somebody tries again', async ({
  asUser: page,
  watch,
}) => {
  watch.allow(/ERR_FAILED|Failed to load resource/);
  await visit(page, '/home');
  await page.route('**/api/auth/user/update', (route) => route.abort());
  await openMenu(page);
  await add(page, 'Notes');
  await expect(page.getByText('Your shortcuts were not saved.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(banner(page).getByRole('link', { name: 'Notes' })).toBeVisible();
  await page.unroute('**/api/auth/user/update');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('User data saved with api')).toBeVisible();
  await page.reload();
  await expect(banner(page).getByRole('link', { name: 'Notes' })).toBeVisible();
});

test('the panel opens to its titles, stays so, and is shown as the settings say', async ({ asUser: page }) => {
  await visit(page, '/apps/notes');
  await page.getByRole('searchbox', { name: 'Search notes' }).fill('harbour');
  await expect(panel(page)).toBeHidden();
  await openMenu(page);
  await add(page, 'Banking');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open the shortcut panel' }).click();
  await expectAccessible(page);
  await panel(page).getByRole('button', { name: 'Edit shortcuts' }).click();
  await add(page, 'Home');
  await page.keyboard.press('Escape');
  await expect(panel(page).getByText('Home')).toBeVisible();

  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const settings = page.getByRole('complementary', { name: 'Settings' });
  await settings.getByText('Left side panel').click();
  await expect(panel(page)).toBeHidden();
  await settings.getByText('Left side panel').click();
  await expect(panel(page).getByText('Home')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('searchbox', { name: 'Search notes' })).toHaveValue('harbour');

  await expect(page.getByText('User data saved with api')).toBeVisible();
  await page.reload();
  await panel(page).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('on a phone the shortcuts stand in the menu', async ({ asUser: page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, '/apps/notes');
  await expect(panel(page)).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('navigation', { name: 'Main menu' });
  await drawer.getByRole('button', { name: 'Edit shortcuts' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search for a page' })).toBeFocused();
  await expectAccessible(page);
  await add(page, 'Home');
  await expect(page.getByText('User data saved with api')).toBeVisible();
  await page.keyboard.press('Escape');
  await drawer.getByRole('list', { name: 'Shortcuts' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(drawer).toBeHidden();
});
