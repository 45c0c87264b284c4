import { expectAccessible } from './fixtures/expectAccessible';
import { setScheme } from './fixtures/settings';
import { expect, test } from './fixtures/test';
import type { Page } from './fixtures/test';

const guestPages = [
  '/login',
  '/register',
  '/auth/guest-role-example',
  '/pages/errors/error-404',
  '/pages/errors/error-500',
  '/ui/page-layouts',
  '/ui/page-layouts/blank',
  '/ui/typography',
  '/ui/helper-classes',
  '/ui/icons',
];
const userPages = [
  '/home',
  '/banking',
  '/chart_of_account',
  '/ezone',
  '/auth/admin-role-example',
  '/auth/staff-role-example',
  '/apps/notes',
  '/apps/notes/archive',
  '/apps/notes/reminders',
  '/pages/errors/error-404',
];
const looks = [
  { name: 'light', scheme: 'default', locale: 'en-GB', language: 'en', width: 1440 },
  { name: 'dark', scheme: 'defaultDark', locale: 'en-GB', language: 'en', width: 1440 },
  { name: 'Arabic', scheme: 'default', locale: 'ar-EG', language: 'ar', width: 1440 },
  { name: 'Turkish, on a phone', scheme: 'default', locale: 'tr-TR', language: 'tr', width: 390 },
] as const;

/** What holds on every page: one heading, a title, the language, nothing that must be scrolled sideways, and axe is content. */
const expectSound = async (page: Page, path: string, language: string) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(/Ezone/);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, `${path} is wider than the screen`).toBeLessThanOrEqual(0);
  await expectAccessible(page);
};

for (const { name, scheme, locale, language, width } of looks) {
  test.describe(name, () => {
    test.use({ locale, viewport: { width, height: 900 } });

    for (const path of guestPages) {
      test(`a guest finds ${path} sound`, async ({ page }) => {
        await setScheme(page, scheme);
        await expectSound(page, path, language);
      });
    }

    for (const path of userPages) {
      test(`the signed-in find ${path} sound`, async ({ asUser: page }) => {
        await setScheme(page, scheme);
        await expectSound(page, path, language);
      });
    }
  });
}
