import { setSettings } from './fixtures/settings';
import { expect, test } from './fixtures/test';
import type { Page } from './fixtures/test';
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
          await page.goto('/home');
          await expect(page.locator('html')).toHaveAttribute('dir', direction);
          await menu(page).hover();
          const box = await openedBox(page);
          expect(box?.x).toBeGreaterThanOrEqual(0);
          expect((box?.x ?? 0) + 280).toBeLessThanOrEqual(1440);
        });
    });
