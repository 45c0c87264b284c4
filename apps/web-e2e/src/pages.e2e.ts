import { expectAccessible } from './fixtures/expectAccessible';
import { isThorough } from './fixtures/isThorough';
import { setScheme } from './fixtures/settings';
import { expect, test } from './fixtures/test';
import type { Page } from './fixtures/test';
import { goOn, visit } from './fixtures/visit';

const guestPages = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/invitation',
  '/auth/guest-role-example',
  '/pages/errors/error-404',
  '/pages/errors/error-500',
  '/ui/page-layouts',
  '/ui/page-layouts/blank',
  '/ui/typography',
  '/ui/helper-classes',
  '/ui/icons',
  '/pages/auth/login',
  '/pages/coming-soon',
  '/pages/auth/login-2',
  '/pages/auth/register-3',
  '/pages/auth/lock',
  '/pages/auth/login-3',
  '/pages/auth/forgot-password',
  '/pages/auth/reset-password',
  '/pages/auth/register-2',
  '/pages/auth/forgot-password-2',
  '/pages/auth/reset-password-2',
  '/pages/auth/mail-confirm',
  '/pages/faq',
  '/pages/knowledge-base',
  '/pages/maintenance',
  '/pages/pricing/style-1',
  '/pages/pricing/style-2',
  '/pages/pricing/style-3',
];
const userPages = [
  '/apps/account',
  '/apps/admin',
  '/apps/admin/audit-log',
  '/apps/admin/system',
  '/apps/contacts/all',
  '/apps/file-manager',
  '/apps/file-manager/trash',
  '/apps/calendar',
  '/apps/e-commerce/orders',
  '/apps/e-commerce/orders/6e7ed4a8-ffda-8d2d-a9a0-1c4e4e1f1e20',
  '/apps/e-commerce/orders/6e7ed4a8-ffda-8d2d-a9a0-1c4e4e1f1e20/invoice',
  '/apps/mail/inbox',
  '/apps/todo/all',
  '/apps/dashboards/analytics',
  '/apps/dashboards/project',
  '/home',
  '/apps/dashboards/project?tab=budget',
  '/banking',
  '/chart_of_account',
  '/ezone',
  '/auth/admin-role-example',
  '/auth/staff-role-example',
  '/apps/notes',
  '/apps/notes/archive',
  '/apps/notes/reminders',
  '/apps/e-commerce/products',
  '/apps/e-commerce/products/new',
  '/pages/errors/error-404',
  '/pages/invoices/compact',
  '/pages/auth/lock',
  '/pages/invoices/modern',
  '/pages/profile?view=photos',
  '/pages/search/modern',
  '/apps/scrumboard/boards',
];
const looks = [
  { name: 'light', scheme: 'default', locale: 'en-GB', language: 'en', width: 1440 },
  { name: 'dark', scheme: 'defaultDark', locale: 'en-GB', language: 'en', width: 1440 },
  { name: 'Arabic', scheme: 'default', locale: 'ar-EG', language: 'ar', width: 1440 },
  { name: 'Turkish, on a phone', scheme: 'default', locale: 'tr-TR', language: 'tr', width: 390 },
] as const;

/** What holds on every page: one heading, a title, the language, and nothing that must be scrolled sideways. */
const expectSound = async (page: Page, path: string, language: string) => {
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
};

/**
 * Walks a list of pages: the first is loaded, the others are gone to within the app. In one look of the four, another for each
 * page in turn, the page is loaded anew and looked at by axe; a thorough run does that in every look. What depends on the scheme
 * alone, the contrast, is looked at on every page in both, which are the first two looks.
 */
const walk = async (page: Page, paths: string[], look: number) => {
  const { language } = looks[look] ?? looks[0];
  const failures: string[] = [];
  for (const [index, path] of paths.entries()) {
    const isLookedAt = isThorough || index % looks.length === look;
    try {
      await (index === 0 || isLookedAt ? visit(page, path) : goOn(page, path));
      await expectSound(page, path, language);
      if (isLookedAt) await expectAccessible(page);
      else if (look < 2) await expectAccessible(page, ['color-contrast']);
    } catch (error) {
      // One page that is not sound hides no other.
      failures.push(`${path}: ${String(error)}`);
    }
  }
  expect(failures.join('\n\n')).toBe('');
};

for (const [index, { name, scheme, locale, width }] of looks.entries()) {
  test.describe(name, () => {
    test.use({ locale, viewport: { width, height: 900 } });
    // Each has a way of many pages.
    test.slow();

    test('a guest finds every page sound', async ({ page }) => {
      await setScheme(page, scheme);
      await walk(page, guestPages, index);
    });

    test('the signed-in find every page sound', async ({ asUser: page }) => {
      await setScheme(page, scheme);
      await walk(page, userPages, index);
    });
  });
}
