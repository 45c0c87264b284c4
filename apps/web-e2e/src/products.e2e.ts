import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { keptToken } from './fixtures/accounts';
import { expectAccessible } from './fixtures/expectAccessible';
import { expect, test } from './fixtures/test';
import { hold } from './fixtures/hold';
import { visit } from './fixtures/visit';

type Product = { id: string; name: string; sku: string; priceTaxExcl: number; priceTaxIncl: number; quantity: number };

const ask = async <Answer>(page: Page, call: string): Promise<Answer> => {
  const headers = { authorization: `Bearer ${(await keptToken(page)) ?? ''}` };
  return (await (await page.request.get(`/api/e-commerce-app/${call}`, { headers })).json()) as Answer;
};
const named = async (page: Page, name: string): Promise<Product | undefined> =>
  (await ask<Product[]>(page, 'products')).find((product) => product.name === name);

test('products are brought in from a table, edited in their cells, changed by per cent, and taken back', async ({
  asUser: page,
}) => {
  await visit(page, '/apps/e-commerce');
  await expect(page).toHaveURL(/\/apps\/e-commerce\/products$/);
  await expect(page.getByRole('gridcell', { name: 'CP-1001' })).toBeVisible();
  await expectAccessible(page);

  // A table of another shop: one row is wrong, and says why.
  await page.getByRole('button', { name: 'Tables' }).click();
  await page.getByRole('menuitem', { name: 'Bring in a table' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bring in a table' });
  const csv =
    'SKU;Title;Variant Price;Quantity\nZQ-1;Zebra Quay;10,05;4\nZQ-2;Zinnia Quilt;1,15;5\nZQ-3;Zeppelin Quad;free;1\n';
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'shop.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('Price without tax is no amount')).toBeVisible();
  await dialog.getByRole('button', { name: 'Bring in 2 products' }).click();
  await expect.poll(() => named(page, 'Zebra Quay')).toMatchObject({ priceTaxExcl: 10.05, priceTaxIncl: 11.06 });

  // By keys: a cell is edited, and what cannot be is refused with the reason.
  await page.getByRole('searchbox', { name: 'Search products' }).fill('zq-');
  await expect(page).toHaveURL(/\?q=zq-$/);
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('gridcell', { name: '4', exact: true }).click();
  await page.keyboard.type('-1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'It cannot be below zero.' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await named(page, 'Zebra Quay'))?.quantity).toBe(7);

  // All that are found, by per cent, and one Undo.
  await page.getByRole('grid').press('ControlOrMeta+a');
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Change prices' }).click();
  await page.getByRole('textbox', { name: 'Per cent' }).fill('10');
  await page.getByRole('button', { name: 'Change 2 prices' }).click();
  await expect.poll(async () => (await named(page, 'Zinnia Quilt'))?.priceTaxIncl).toBe(1.4);
  await page.getByRole('grid').press('ControlOrMeta+z');
  await expect.poll(async () => (await named(page, 'Zinnia Quilt'))?.priceTaxIncl).toBe(1.27);

  // What is found goes out as a table.
  await page.getByRole('button', { name: 'Tables' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Save what is found as a table' }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  expect(text).toContain('ZQ-1,Zebra Quay');

  // Its page: whichever price is typed, the other follows to the cent; then it is removed, and taken back.
  await page.getByRole('link', { name: 'Zebra Quay' }).click();
  await page.getByRole('tab', { name: 'Pricing' }).click();
  await page.getByRole('textbox', { name: 'Price with tax' }).fill('21.99');
  await expect(page.getByRole('textbox', { name: 'Price without tax' })).toHaveValue('19.99');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await named(page, 'Zebra Quay'))?.priceTaxExcl).toBe(19.99);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'More actions' }).last().click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect.poll(() => named(page, 'Zebra Quay')).toBeUndefined();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => named(page, 'Zebra Quay')).toBeDefined();
});

test.describe('on an Arabic phone', () => {
  test.use({ locale: 'ar-EG', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a product is found and opened', async ({ asUser: page }) => {
    await visit(page, '/apps/e-commerce/products?q=CP-1001');
    await page.getByRole('main').getByRole('link', { name: 'Harbour at Dawn' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour at Dawn');
    await expectAccessible(page);
  });

  test('a finger that holds a product selects it, and each touch another one', async ({ asUser: page }) => {
    await visit(page, '/apps/e-commerce/products');
    const rows = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox') });
    const box = (at: number) => rows.nth(at).getByRole('checkbox');
    await hold(page, rows.nth(1).getByRole('link'), () => expect(box(1)).toBeChecked());
    await rows.nth(2).getByRole('link').tap();
    await expect(box(2)).toBeChecked();
    await expect(page).toHaveURL(/\/products$/);
    await expectAccessible(page);
    await rows.nth(2).getByRole('link').tap();
    await rows.nth(1).getByRole('link').tap();
    await expect(box(1)).not.toBeChecked();
    await rows.nth(1).getByRole('link').tap();
    await expect(page).toHaveURL(/\/products\/./);
  });
});
