import { expectAccessible } from './fixtures/expectAccessible';
import { isThorough } from './fixtures/isThorough';
import { setScheme } from './fixtures/settings';
import { expect, test } from './fixtures/test';
import { visit } from './fixtures/visit';

const looks = [
  { name: 'dark and Arabic', scheme: 'defaultDark', locale: 'ar-EG', width: 1440 },
  { name: 'on a phone', scheme: 'default', locale: 'en-GB', width: 390 },
] as const;

for (const [look, { name, scheme, locale, width }] of looks.entries()) {
  test.describe(name, () => {
    test.use({ locale, viewport: { width, height: 900 } });
    // Twenty pages, each looked at by axe in one of the looks, or in both by a thorough run; its contrast always in both.
    test.setTimeout(120_000);

    test('every page layout is reached from the index, is a sound page, and leads back', async ({ page }) => {
      await setScheme(page, scheme);
      await visit(page, '/ui/page-layouts');
      const tiles = page.getByRole('main').getByRole('listitem').getByRole('link');
      await expect(tiles).toHaveCount(21);
      for (let index = 0; index < 20; index++) {
        await tiles.nth(index).click();
        await expect(page).not.toHaveURL(/page-layouts$/);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(sideways, `${page.url()} is wider than the screen`).toBeLessThanOrEqual(0);
        const isLookedAt = isThorough || index % looks.length === look;
        await expectAccessible(page, isLookedAt ? undefined : ['color-contrast']);
        await page.getByRole('main').locator('a[href="/ui/page-layouts"]').click();
        await expect(tiles).toHaveCount(21);
      }
    });
  });
}
