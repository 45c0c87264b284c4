import { keptToken, leaveToken, register, signIn, somebody } from './fixtures/accounts';
import { expect, test } from './fixtures/test';
import { visit } from './fixtures/visit';

test('the menu leads to the pages, and says where one is', async ({ page }) => {
  await signIn(page, 'admin');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Banking', exact: true }).click();
  await expect(page).toHaveURL(/\/banking$/);
  await expect(menu.getByRole('link', { name: 'Banking', exact: true })).toHaveAttribute('aria-current', 'page');
});

test('what is for admins stands in the menu of admins only', async ({ page }) => {
  await signIn(page, 'staff');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  // Staff begin with the menus on top.
  await menu.getByRole('button', { name: 'Auth' }).click();
  await expect(menu.getByRole('link', { name: /staff/i })).toBeVisible();
  await expect(menu.getByRole('link', { name: /admin/i })).toHaveCount(0);
});

test('the user menu shows who is here, and Escape gives the focus back', async ({ page, user }) => {
  await visit(page, '/home');
  const button = page.getByRole('button', { name: new RegExp(`${user.displayName},? Admin`) });
  await button.click();
  await page.getByRole('menuitem', { name: 'Logout' }).press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('a guest finds the way in', async ({ page }) => {
  await visit(page, '/pages/errors/error-404');
  await page.getByRole('button', { name: 'Guest' }).click();
  await page.getByRole('menuitem', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('dark colours are kept, on the next visit and elsewhere', async ({ page, user, browser, server }) => {
  await visit(page, '/home');
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: new RegExp(user.displayName) }).click();
  await page.getByRole('menuitem', { name: 'Dark colours' }).click();
  await expect(page.getByText('User data saved with api')).toBeVisible();
  expect(await background()).not.toBe(light);
  const dark = await background();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(background).toBe(dark);

  const elsewhere = await browser.newPage({ baseURL: server.url });
  await signIn(elsewhere, user);
  await expect
    .poll(() => elsewhere.evaluate(() => getComputedStyle(document.documentElement).backgroundColor))
    .toBe(dark);
  await elsewhere.close();
});

test('the bell opens the notifications, and a dismissed one stays away', async ({ asUser: page }) => {
  await visit(page, '/home');
  const bell = page.getByRole('button', { name: /notifications/i });
  await bell.click();
  const panel = page.getByRole('complementary', { name: /notifications/i }).or(page.getByRole('dialog'));
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: /dismiss all/i }).click();
  await expect(panel.getByText('There are no notifications for now.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(bell).toBeFocused();
});

test('the first Tab offers the way past the menu', async ({ asUser: page }) => {
  await visit(page, '/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator('body').press('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the menu is a drawer that opens, leads on and closes', async ({ asUser: page }) => {
    await visit(page, '/home');
    const link = page.getByRole('link', { name: 'Banking', exact: true });
    await expect(link).toHaveCount(0);
    await page
      .getByRole('button', { name: /menu|navigation/i })
      .first()
      .tap();
    await link.tap();
    await expect(page).toHaveURL(/\/banking$/);
    await expect(link).toHaveCount(0);
  });

  test('the drawer closes on Escape and gives the focus back', async ({ asUser: page }) => {
    await visit(page, '/home');
    const opener = page.getByRole('button', { name: 'Open menu' });
    await opener.tap();
    await expect(page.getByRole('link', { name: 'Banking', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Banking', exact: true })).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});

for (const [width, scale] of [
  [320, '1'],
  [360, '1.2'],
  [390, '1.3'],
] as const)
  test(`the toolbar fits into ${String(width)} px with everything ${scale} times as large`, async ({
    asUser: page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate((kept) => localStorage.setItem('ezone.fontScale', kept), scale);
    await visit(page, '/home');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const buttons = page.getByRole('banner').getByRole('button');
    // The search, the bell and the user, whose menu has the rest.
    await expect(buttons).toHaveCount(3);
    for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
    const bar = page.getByRole('navigation', { name: 'Bottom bar' });
    for (const entry of await bar.locator('a, button').all()) await expect(entry).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

test('being offline is shown, and goes away', async ({ asUser: page, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  await visit(page, '/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText(/^You are offline\. You can read/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(/^You are offline\. You can read/)).toHaveCount(0);
  expect(await keptToken(page)).not.toBeNull();
});

test('on a phone every control of the frame is large enough for a finger', async ({ browser, server }) => {
  const context = await browser.newContext({
    ...{ baseURL: server.url, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  });
  const page = await context.newPage();
  await leaveToken(page, await register(server.url, somebody()));
  await visit(page, '/home');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeVisible();
  /** What a finger of 44 px would miss, of all buttons in view. */
  const small = () =>
    page.evaluate(() => {
      const reach = (element: Element, x: number, y: number) =>
        element.contains(document.elementFromPoint(x, y)) || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight;
      return [...document.querySelectorAll('header button, [aria-controls][aria-expanded]')]
        .filter((button) => button.checkVisibility())
        .filter((button) => {
          const { left, top, width, height } = button.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          return ![-21, 21].every((by) => reach(button, x + by, y) && reach(button, x, y + by));
        })
        .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    });
  await expect.poll(small).toEqual([]);
  await context.close();
});
