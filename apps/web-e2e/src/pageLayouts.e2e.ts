import { expectAccessible } from './fixtures/expectAccessible';
import { setScheme } from './fixtures/settings';
import { expect, test } from './fixtures/test';

const looks = [
  { name: 'dark and Arabic', scheme: 'defaultDark', locale: 'ar-EG', width: 1440 },
  { name: 'on a phone', scheme: 'default', locale: 'en-GB', width: 390 },
] as const;

for (const { name, scheme, locale, width } of looks) {
  test.describe(name, () => {
    test.use({ locale, viewport: { width, height: 900 } });
    // Twenty pages, each looked at by axe.
    test.setTimeout(120_000);

    test('every page layout is reached from the index, is a sound page, and leads back', async ({ page }) => {
      await setScheme(page, scheme);
      await page.goto('/ui/page-layouts');
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
        await expectAccessible(page);
        await page.getByRole('main').locator('a[href="/ui/page-layouts"]').click();
        await expect(tiles).toHaveCount(21);
      }
    });
  });
}
