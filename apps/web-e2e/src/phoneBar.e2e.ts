import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures/expectAccessible';
import { setSettings } from './fixtures/settings';
import { expect, test } from './fixtures/test';
import { visit } from './fixtures/visit';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const bar = (page: Page) => page.getByRole('navigation', { name: 'Bottom bar' });
const entries = (page: Page) => page.getByRole('navigation').locator('a, button');

test.describe('at the foot of a phone', () => {
  test.use(phone);

  test('a list has the whole view, and the footer comes when somebody scrolls on', async ({ asUser: page }) => {
    await visit(page, '/apps/todo/all');
    await expect(page.getByRole('row').first()).toBeVisible();
    /** How far the footer reaches out from under the bar. */
    const shown = async () => {
      const [footer, below] = [await page.getByRole('contentinfo').boundingBox(), await bar(page).boundingBox()];
      return (below?.y ?? 0) - (footer?.y ?? 0);
    };
    await expect.poll(shown).toBeLessThanOrEqual(0);
    await page.mouse.move(200, 40);
    await page.mouse.wheel(0, 2000);
    await expect.poll(shown).toBeGreaterThan(30);
    await expect(page.getByRole('row').first()).toBeInViewport();
  });

  test('mail, the chat and the menu are one touch away, and what can be made two', async ({ asUser: page }) => {
    await visit(page, '/apps/dashboards/analytics');
    await expect(bar(page).locator('[aria-current=page]')).toHaveAccessibleName('Home');
    await bar(page)
      .getByRole('link', { name: /^Mail \d+ unread mails$/ })
      .tap();
    await expect(page).toHaveURL(/\/apps\/mail\/inbox$/);
    await expect(page.getByRole('row').first()).toBeVisible();
    await expectAccessible(page);

    for (const [what, field] of [
      ['New todo', 'Add a todo'],
      ['New event', 'Title'],
      ['New contact', 'First name'],
      ['New note', 'Note'],
    ] as const) {
      await bar(page).getByRole('button', { name: 'New', exact: true }).tap();
      if (what === 'New todo') await expectAccessible(page);
      await page.getByRole('menuitem', { name: what }).tap();
      await expect(page.getByRole('textbox', { name: field, exact: true })).toBeFocused();
      await expect(page).not.toHaveURL(/new/);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    // Nothing is asked for again.
    await page.goBack();
    await expect(page).toHaveURL(/\/apps\/contacts\/all$/);
    await expect(page.getByRole('row').first()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await bar(page).getByRole('button', { name: 'New', exact: true }).tap();
    await page.getByRole('menuitem', { name: 'New mail' }).tap();
    await expect(page.getByRole('combobox', { name: 'To' })).toBeFocused();

    await bar(page).getByRole('button', { name: 'Chat' }).tap();
    await expect(page.getByRole('complementary', { name: 'Chat' })).toBeInViewport({ ratio: 0.95 });
    await page.keyboard.press('Escape');
    await bar(page).getByRole('button', { name: 'Open menu' }).tap();
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Icons' }).tap();
    await expect(page).toHaveURL(/\/ui\/icons$/);
  });

  for (const style of ['layout1', 'layout2', 'layout3'])
    test(`${style}: it covers nothing, and a finger finds each of its entries`, async ({ asUser: page }) => {
      await setSettings(page, { layout: { style } });
      await visit(page, '/apps/todo');
      await expect(page.getByRole('row').first()).toBeVisible();
      for (const entry of await entries(page).all()) {
        const { width = 0, height = 0 } = (await entry.boundingBox()) ?? {};
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
      const { y: top = 0, height } = (await bar(page).boundingBox()) ?? {};
      expect(height).toBe(56);
      const list = await page.getByRole('grid').boundingBox();
      expect((list?.y ?? 0) + (list?.height ?? Infinity)).toBeLessThanOrEqual(top);
    });

  test.describe('in Arabic', () => {
    test.use({ locale: 'ar-EG' });

    test('it begins at the right', async ({ asUser: page }) => {
      await visit(page, '/apps/mail');
      await expect(page.getByRole('row').first()).toBeVisible();
      const places = await entries(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
      expect(places).toEqual(places.toSorted((one, other) => other - one));
      await expect(entries(page).first()).toHaveAccessibleName('الرئيسية');
      await expectAccessible(page);
    });
  });
});

test('a guest has no bar, and neither has a desk', async ({ page, user }) => {
  await visit(page, '/apps/mail');
  await expect(page.getByRole('button', { name: new RegExp(user.displayName) })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await page.evaluate(() => {
    localStorage.clear();
  });
  await page.setViewportSize(phone.viewport);
  await visit(page, '/pages/errors/error-404');
  await expect(bar(page)).toHaveCount(0);
});
