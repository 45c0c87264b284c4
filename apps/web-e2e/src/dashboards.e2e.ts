import { expect, test } from './fixtures/test';
import { visit } from './fixtures/visit';

const ACTIVITY = '**/api/analytics-dashboard-app/activity';

test('the numbers keep their time in the address, and a card that failed is tried again alone', async ({
  asUser: page,
  watch,
}) => {
  watch.allow(/status of 403/);
  let isBroken = true;
  await page.route(ACTIVITY, (route) => (isBroken ? route.fulfill({ status: 403, json: {} }) : route.continue()));
  await visit(page, '/apps/dashboards/analytics');
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  const orders = card('Orders by day');
  await page.getByRole('heading', { name: 'What would you like to do?' }).scrollIntoViewIfNeeded();
  await expect(orders.getByRole('alert')).toContainText('“Orders by day” could not be loaded.');

  // The others are there, and are drawn.
  const sales = card('Sales and earnings');
  await sales.scrollIntoViewIfNeeded();
  await expect(sales.getByRole('img').locator('svg')).toBeVisible();
  const places = card('Where visitors are');
  await places.scrollIntoViewIfNeeded();
  await expect(places.getByRole('img', { name: 'Where visitors are' })).toBeVisible();

  isBroken = false;
  await orders.getByRole('button', { name: 'Try again' }).click();
  await expect(orders.getByRole('img', { name: 'Orders by day' }).locator('svg')).toBeVisible();

  const download = page.waitForEvent('download');
  await orders.getByRole('button', { name: 'More for “Orders by day”' }).click();
  await page.getByRole('menuitem', { name: 'Save as picture' }).click();
  expect((await download).suggestedFilename()).toBe('Orders by day.png');

  await page.getByRole('combobox', { name: 'Time' }).selectOption('Last 30 days');
  await page.getByText('Compare with the time before').click();
  await expect(page).toHaveURL(/\?range=30D&compare=1$/);
  await page.reload();
  await page.getByRole('heading', { name: 'What would you like to do?' }).scrollIntoViewIfNeeded();
  await orders.getByRole('button', { name: 'View data: Orders by day' }).click();
  // The thirty days, below their head.
  await expect(orders.getByRole('row')).toHaveCount(31);
  await expect(orders.getByRole('columnheader')).toHaveText(['Day', 'Orders', 'Orders, before']);
});

test('with the colours of the visitor, the names of a chart keep theirs, and the chosen number has a mark', async ({
  asUser: page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, '/apps/dashboards/analytics');
  await page.getByRole('heading', { name: 'What would you like to do?' }).scrollIntoViewIfNeeded();
  const views = page.getByRole('region', { name: 'Visitors and page views', exact: true });
  await views.scrollIntoViewIfNeeded();
  const swatches = views.locator('[data-legend] li > span');
  await expect(swatches).toHaveCount(2);
  const colors = await swatches.evaluateAll((all) => all.map((one) => getComputedStyle(one).borderBlockStartColor));
  expect(new Set(colors).size).toBe(2);
  const borderOf = (name: RegExp) =>
    page.getByRole('button', { name }).evaluate((tile) => getComputedStyle(tile).borderBlockStart);
  expect(await borderOf(/^Orders/)).not.toBe(await borderOf(/^Revenue/));
});

test('the days below a chart can be read after a phone is turned', async ({ asUser: page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await visit(page, '/apps/dashboards/analytics?range=30D');
  await page.getByRole('heading', { name: 'What would you like to do?' }).scrollIntoViewIfNeeded();
  const drawing = page.getByRole('region', { name: 'Orders by day', exact: true }).getByRole('img');
  await drawing.scrollIntoViewIfNeeded();
  const days = drawing.locator('.highcharts-xaxis-labels text:not([opacity="0"])');
  await expect(days.nth(5)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => days.count()).toBeLessThan(6);
  for (const day of await days.allTextContents()) expect(day).toMatch(/^\u2068\d{1,2} [A-Z][a-z]+\u2069$/);
});

test.describe('in Arabic', () => {
  test.use({ locale: 'ar-EG' });

  test('a chart is read as a table from the keyboard, and so is what is behind a day', async ({ asUser: page }) => {
    await visit(page, '/apps/dashboards/analytics');
    await page.getByRole('heading', { name: 'ماذا تود أن تفعل؟' }).scrollIntoViewIfNeeded();
    const orders = page.getByRole('region', { name: 'الطلبات حسب اليوم', exact: true });
    const way = orders.getByRole('button', { name: /^عرض البيانات/ });
    // It can be pressed as soon as there are numbers.
    await expect(way).toBeEnabled();
    await way.focus();
    await page.keyboard.press('Enter');
    await expect(orders.getByRole('columnheader')).toHaveText(['اليوم', 'الطلبات']);
    const counted = orders.getByRole('row').filter({ hasNot: page.getByRole('cell', { name: /^[0٠]$/ }) });
    await counted.nth(1).getByRole('button').focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: /^الطلبات،/ });
    await expect(dialog.getByRole('link', { name: /EZ-/ }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(counted.nth(1).getByRole('button')).toBeFocused();
  });

  for (const [name, path] of [
    ['the analytics dashboard', '/apps/dashboards/analytics'],
    ['the project dashboard', '/apps/dashboards/project'],
  ] as const) {
    test(`every chart of ${name} has a name, and is read as a table from the keyboard`, async ({ asUser: page }) => {
      await visit(page, path);
      const ways = page.getByRole('main').getByRole('button', { name: /^عرض البيانات: / });
      await expect(ways.first()).toBeVisible();
      await page.keyboard.press('End');
      const titles = (await ways.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).map((label) =>
        String(label).replace(/^عرض البيانات: /, ''),
      );
      expect(titles.length).toBeGreaterThan(1);
      for (const title of titles) {
        const card = page.getByRole('region', { name: title, exact: true });
        await card.scrollIntoViewIfNeeded();
        await expect(card.getByRole('img', { name: title, exact: true })).toBeVisible();
        await card.getByRole('button', { name: `عرض البيانات: ${title}` }).focus();
        await page.keyboard.press('Enter');
        const table = card.getByRole('table');
        await expect(table).toHaveAccessibleName(/./);
        await expect(table.getByRole('columnheader').nth(1)).not.toHaveText('');
        await expect(table.getByRole('row').nth(1)).not.toHaveText('');
        await page.keyboard.press('Enter');
        await expect(card.getByRole('img', { name: title, exact: true })).toBeVisible();
      }
    });
  }
});
