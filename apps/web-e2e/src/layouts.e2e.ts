import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures/expectAccessible';
import { setSettings } from './fixtures/settings';
import { expect, test } from './fixtures/test';
import { visit } from './fixtures/visit';

const setLayout = async (page: Page, ...choices: string[]) => {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'Settings' });
  for (const choice of choices) await panel.getByText(choice, { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  // The button that has the focus again shows its tooltip, over whatever comes next.
  await page.getByRole('main').focus();
};

for (const layout of ['Layout 2', 'Layout 3']) {
  test(`${layout}: the menus on top open for a pointer that rests, and for the keyboard`, async ({ asUser: page }) => {
    await visit(page, '/home');
    await setLayout(page, layout);
    const menu = page.getByRole('button', { name: 'Applications' });
    await menu.hover();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(page);
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Notes' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await menu.press('Enter');
    await menu.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
  });
}

test('a click keeps open the menu that the pointer has opened', async ({ asUser: page }) => {
  await setSettings(page, { layout: { style: 'layout2' } });
  await visit(page, '/home');
  const menu = page.getByRole('button', { name: 'Applications' });
  await menu.hover();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

test('without a toolbar a narrow screen has its menu, and a wide one its search', async ({ asUser: page }) => {
  await setSettings(page, { layout: { config: { toolbar: { display: false } } } });
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/home');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Notes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('main').focus();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox').fill('typography');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Typography' })).toBeVisible();
});

test('the right side panel is the rail; settings and chat still open', async ({ page, user }) => {
  await visit(page, '/home');
  const open = page.getByRole('button', { name: 'Settings', exact: true });
  const panel = page.getByRole('complementary', { name: 'Settings' });
  const chat = page.getByRole('complementary', { name: 'Chat' });
  await expect(chat).toBeInViewport();
  const [rail, button] = await Promise.all([chat.boundingBox(), open.boundingBox()]);
  expect(button?.x).toBeGreaterThanOrEqual(rail?.x ?? Infinity);
  await open.click();
  await panel.getByText('Right side panel', { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  // Without a rail the settings are opened from the user's menu.
  await expect(open).toHaveCount(0);
  const menu = page.getByRole('button', { name: new RegExp(user.displayName) });
  await expect(menu).toBeFocused();
  await expect(chat).not.toBeInViewport();
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'Theme colour schemes' }).click();
  await expect(page.getByRole('complementary', { name: 'Theme colour schemes' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  const { x = 0, width = 0 } = (await page.getByRole('banner').boundingBox()) ?? {};
  // All but a scrollbar.
  expect(x + width).toBeGreaterThan(1440 - 20);
  await page.getByRole('banner').getByRole('button', { name: 'Chat' }).click();
  await expect(chat).toBeInViewport();
  await expectAccessible(page);
});

test('a navbar of two levels shows the pages of one group, folded too', async ({ asUser: page }) => {
  await visit(page, '/apps/notes');
  await setLayout(page, 'Style 3: two levels');
  const navbar = page.getByRole('navigation', { name: 'Main menu' });
  await expect(navbar.getByRole('link', { name: 'Notes' })).toBeVisible();
  await navbar.getByRole('button', { name: 'User Interface' }).click();
  await expect(navbar.getByRole('link', { name: 'Typography' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Fold menu' }).click();
  await page.mouse.move(700, 500);
  await expect(navbar.getByRole('link', { name: 'Typography' })).toBeHidden();
  await navbar.getByRole('button', { name: 'User Interface' }).click();
  await navbar.getByRole('link', { name: 'Typography' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Typography' })).toBeVisible();
});

test('Layout 3 without a toolbar: the menu can be read', async ({ asUser: page }) => {
  await setSettings(page, { layout: { style: 'layout3', config: { toolbar: { display: false } } } });
  await visit(page, '/home');
  await expect(page.getByRole('button', { name: 'Applications' })).toBeVisible();
  await expectAccessible(page);
});

for (const position of ['left', 'right'])
  test(`the line of a navbar of two levels stands between its columns: ${position}`, async ({ asUser: page }) => {
    await setSettings(page, { layout: { config: { navbar: { style: 'style-3', position } } } });
    await visit(page, '/home');
    const groups = page.getByRole('navigation', { name: 'Main menu' }).locator('> div').first();
    const [inner, outer] = position === 'left' ? ['right', 'left'] : ['left', 'right'];
    await expect(groups).toHaveCSS(`border-${inner}-width`, '1px');
    await expect(groups).toHaveCSS(`border-${outer}-width`, '0px');
  });

test('sign, title and footer begin on one edge of the container', async ({ asUser: page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await setSettings(page, { layout: { style: 'layout2', config: { mode: 'container' } } });
  await visit(page, '/home');
  const edgeOf = (bar: Element) =>
    bar.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(bar).paddingLeft);
  const edge = await page.getByRole('banner').getByRole('link', { name: 'Ezone' }).evaluate(edgeOf);
  await expect.poll(() => page.getByRole('contentinfo').evaluate(edgeOf)).toBeCloseTo(edge, 0);
  await expect.poll(() => page.getByRole('heading', { level: 1 }).evaluate(edgeOf)).toBeCloseTo(edge, 0);
});

test('a boxed page is as wide as its container', async ({ asUser: page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await visit(page, '/home');
  await setLayout(page, 'Layout 2', 'Boxed');
  expect((await page.getByRole('banner').boundingBox())?.width).toBeLessThanOrEqual(1120);
});

test('the footer that stays in view covers nothing that has the focus', async ({ asUser: page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await visit(page, '/ui/page-layouts');
  const footer = page.getByRole('contentinfo');
  await setSettings(page, { layout: { config: { footer: { style: 'fixed' } } } });
  await visit(page, '/ui/page-layouts');
  await expect(footer).toHaveCSS('position', 'sticky');
  const links = page.getByRole('main').getByRole('link');
  await links.first().focus();
  for (let count = await links.count(); count > 1; count -= 1) {
    await page.keyboard.press('Tab');
    const top = (await footer.boundingBox())?.y ?? 0;
    const focused = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0);
    expect(focused).toBeLessThanOrEqual(top + 1);
  }
});

test('what is current has a mark where the colours are the visitor’s', async ({ asUser: page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, '/apps/notes');
  const outline = (name: string, place: string) =>
    page
      .getByRole('navigation', { name: place })
      .getByRole('link', { name })
      .first()
      .evaluate((link) => getComputedStyle(link).outlineStyle);
  expect(await outline('Notes', 'Main menu')).toBe('solid');
  expect(await outline('Home', 'Main menu')).toBe('none');
});
