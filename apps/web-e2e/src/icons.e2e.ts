import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './fixtures/expectAccessible';
import { setSettings } from './fixtures/settings';
import { expect, test } from './fixtures/test';
import { visit } from './fixtures/visit';

const icons = (page: Page): Locator => page.getByRole('list', { name: 'Icons', exact: true });
const icon = (page: Page, name: string): Locator => icons(page).getByRole('button', { name, exact: true });
const result = (page: Page): Locator => page.getByRole('main').getByRole('status').filter({ hasText: 'icon' });
const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a guest finds an icon by what it is described with, and the address keeps it', async ({ page }) => {
  await visit(page, '/ui/icons');
  await expect(result(page)).toHaveText('1,992 icons');
  await page.keyboard.press('/');
  await page.keyboard.type('Rolodéx');
  await expect(result(page)).toHaveText('1 icon');
  await expect(icon(page, 'address-book')).toBeVisible();
  // Fewer letters find it too: the browser has to know of the last one before it loads the page again.
  await expect(page).toHaveURL(/q=Rolod%C3%A9x/);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search icons' })).toHaveValue('Rolodéx');
  await expect(icon(page, 'address-book')).toBeVisible();
});

test('category and style narrow down together, and are cleared at once', async ({ page }) => {
  await visit(page, '/ui/icons');
  await page.getByRole('option', { name: /^Animals/ }).click();
  await expect(result(page)).toHaveText('25 icons');
  await expect(page.getByRole('option', { name: /^Animals/, selected: true })).toHaveText('Animals25');
  await page.getByRole('button', { name: 'Brands' }).click();
  await expect(page).toHaveURL('/ui/icons?category=animals&style=brands');
  await expect(page.getByText('No results: this category has no icons in this style.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/ui/icons');
  await expect(result(page)).toHaveText('1,992 icons');
});

test('the keyboard alone leads to any icon and copies its name', async ({ page }) => {
  await visit(page, '/ui/icons');
  await icon(page, '0').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Copied “1”.')).toBeVisible();
  expect(await copied(page)).toBe('1');
  await page.keyboard.press('End');
  const last = icons(page).getByRole('button').last();
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Space');
  await expect(page.getByText('Copied “zulip”.')).toBeVisible();
  expect(await copied(page)).toBe('zulip');
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('button:focus')).toBeInViewport({ ratio: 1 });
});

for (const style of ['layout1', 'layout2'])
  test(`${style}: a tile that the keyboard leads to is covered by nothing, and the filters stay in view`, async ({
    page,
  }) => {
    await setSettings(page, { layout: { style } });
    await visit(page, '/ui/icons');
    await icon(page, '0').focus();
    const isUncovered = (goal: Locator) =>
      goal.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const middle = (left + right) / 2;
        return [top + 4, bottom - 4].every((y) => element.contains(document.elementFromPoint(middle, y)));
      });
    const focused = page.locator('button:focus');
    for (const key of ['ArrowDown', 'ArrowUp']) {
      for (let press = 0; press < 12; press += 1) {
        await page.keyboard.press(key);
        await expect.poll(() => isUncovered(focused)).toBe(true);
      }
      expect(await isUncovered(page.getByRole('main').getByRole('searchbox'))).toBe(true);
    }
  });

test('who comes back finds the place again where they were', async ({ page }) => {
  await visit(page, '/ui/icons');
  await expect(icon(page, '0')).toBeVisible();
  const scroller = page.locator('[data-page-scroller]');
  await scroller.evaluate((area) => {
    area.scrollTop = 6000;
  });
  const middle = icons(page).getByRole('button').nth(60);
  const name = await middle.locator('[dir=ltr]').textContent();
  await page.getByRole('link', { name: 'Typography' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Typography' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Icons' })).toBeAttached();
  await expect.poll(() => scroller.evaluate(({ scrollTop }) => scrollTop)).toBe(6000);
  await expect(
    icons(page)
      .getByRole('button', { name: String(name), exact: false })
      .first(),
  ).toBeAttached();
});

test('the fonts come with the page, one for each style that is seen', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    const name = /\/(solid|regular|brands)-[\w-]+\.woff2$/.exec(request.url())?.[1];
    if (name !== undefined) fonts.push(name);
  });
  await visit(page, '/ui/typography');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(fonts).toEqual([]);
  await visit(page, '/ui/icons?category=animals');
  await expect(icon(page, 'cat')).toBeVisible();
  await expect.poll(() => fonts).toEqual(['solid']);
  await page.getByRole('button', { name: 'Regular' }).click();
  await page.getByRole('button', { name: 'Clear filters' }).or(icons(page)).first().waitFor();
  await page.getByRole('option', { name: /^All categories/ }).click();
  await expect.poll(() => fonts).toEqual(['solid', 'regular']);
  expect(await page.evaluate(() => document.fonts.check("1em 'ez-icons-solid'", '\uf015'))).toBe(true);
});

test.describe('in Arabic, on a phone', () => {
  test.use({ locale: 'ar-EG', viewport: { width: 390, height: 844 }, hasTouch: true });

  test('arrows are mirrored, categories are in a select, and the name is copied', async ({ page }) => {
    await visit(page, '/ui/icons');
    await page.getByRole('combobox', { name: 'الفئة' }).selectOption({ label: 'الحيوانات (25)' });
    const tiles = page.getByRole('list', { name: 'الأيقونات' }).getByRole('button');
    await expect(tiles).toHaveCount(25);
    await tiles.first().focus();
    await page.keyboard.press('ArrowLeft');
    await expect(tiles.nth(1)).toBeFocused();
    await tiles.nth(2).tap();
    const name = String(await tiles.nth(2).locator('[dir=ltr]').textContent());
    await expect(page.getByText(/تم نسخ/)).toContainText(name);
    expect(await copied(page)).toBe(name);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });
});
