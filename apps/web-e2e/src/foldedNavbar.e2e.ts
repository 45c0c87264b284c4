import { setSettings } from './fixtures/settings';
import { expect, test } from './fixtures/test';
import type { Page } from './fixtures/test';
import { visit } from './fixtures/visit';
import { wordsOf } from './fixtures/words';

const menuName = new RegExp(`^(${wordsOf('en')('shell.navbar.label')}|${wordsOf('ar')('shell.navbar.label')})$`);

/** The navbar, in English or Arabic. */
const menu = (page: Page) => page.getByRole('navigation', { name: menuName });

const setNavbar = (page: Page, navbar: object) => setSettings(page, { layout: { config: { navbar } } });

/** Where the navbar stands in the view, when it is as wide as it gets. */
const openedBox = async (page: Page) => {
  await expect.poll(async () => (await menu(page).boundingBox())?.width).toBe(280);
  return menu(page).boundingBox();
};

for (const position of ['left', 'right'])
  for (const [direction, locale] of [
    ['ltr', 'en-GB'],
    ['rtl', 'ar-EG'],
  ] as const)
    test.describe(() => {
      test.use({ locale });
      for (const look of [{ folded: true }, { style: 'style-2' }])
        test(`a folded navbar opens into the view: ${position}, ${direction}, ${Object.keys(look).join()}`, async ({
          asUser: page,
        }) => {
          await setNavbar(page, { ...look, position });
          await visit(page, '/home');
          await expect(page.locator('html')).toHaveAttribute('dir', direction);
          await menu(page).hover();
          const box = await openedBox(page);
          expect(box?.x).toBeGreaterThanOrEqual(0);
          expect((box?.x ?? 0) + 280).toBeLessThanOrEqual(1440);
        });
    });

for (const style of ['style-1', 'style-3', 'style-3-dense'])
  test(`a folded navbar at the right leaves the way to the settings: ${style}`, async ({ asUser: page }) => {
    await setNavbar(page, { style, folded: true, position: 'right' });
    await visit(page, '/home');
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await expect(page.getByRole('complementary', { name: 'Settings' })).toBeVisible();
  });

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1366, height: 1024 }, hasTouch: true });

  test('the first tap opens a folded navbar, and the next follows the link', async ({ asUser: page }) => {
    await setNavbar(page, { style: 'style-2' });
    await visit(page, '/home');
    const notes = menu(page).getByRole('link', { name: 'Notes' });
    await notes.tap({ position: { x: 16, y: 16 } });
    await openedBox(page);
    await expect(page).toHaveURL(/\/home$/);
    await notes.tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
    await expect.poll(async () => (await menu(page).boundingBox())?.width).toBe(64);
  });

  test('a tap on the page closes a folded navbar again', async ({ asUser: page }) => {
    await setNavbar(page, { folded: true });
    await visit(page, '/home');
    await menu(page).tap();
    await openedBox(page);
    await page.getByRole('main').tap();
    await expect.poll(async () => (await menu(page).boundingBox())?.width).toBe(64);
  });

  test('a folded navbar of two levels closes when a page has opened', async ({ asUser: page }) => {
    await setNavbar(page, { style: 'style-3', folded: true });
    await visit(page, '/home');
    await menu(page).getByRole('button', { name: 'User Interface' }).tap();
    const typography = menu(page).getByRole('link', { name: 'Typography' });
    await typography.tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Typography' })).toBeVisible();
    await expect(typography).toBeHidden();
  });

  test('a tap elsewhere closes a menu on top', async ({ asUser: page }) => {
    await setSettings(page, { layout: { style: 'layout2' } });
    await visit(page, '/home');
    const applications = page.getByRole('button', { name: 'Applications' });
    await applications.tap();
    await expect(applications).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('contentinfo').tap();
    await expect(applications).toHaveAttribute('aria-expanded', 'false');
  });
});
