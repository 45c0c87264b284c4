import type { Locator, Page } from '@playwright/test';
import { keptToken, leaveToken, register, somebody } from './fixtures/accounts';
import { expectAccessible } from './fixtures/expectAccessible';
import { expect, test } from './fixtures/test';
import { visit } from './fixtures/visit';

type Order = {
  id: string;
  reference: string;
  total: number;
  status: { id: string; note: string }[];
  comments: { text: string }[];
  products: { id: string; quantity: number }[];
};
type Product = { id: string; quantity: number };

const get = async <Answer>(page: Page, path: string): Promise<Answer> => {
  const headers = { authorization: `Bearer ${(await keptToken(page)) ?? ''}` };
  return (await (await page.request.get(`/api/e-commerce-app/${path}`, { headers })).json()) as Answer;
};
const orderOf = async (page: Page, reference: string): Promise<Order> => {
  const order = (await get<Order[]>(page, 'orders')).find((one) => one.reference === reference);
  if (!order) throw new Error(`There is no order ${reference}`);
  return order;
};
const stockOf = async (page: Page, { products }: Order) => {
  const all = await get<Product[]>(page, 'products');
  return products.map(({ id }) => all.find((one) => one.id === id)?.quantity);
};
const row = (page: Page, reference: string): Locator => page.getByRole('row', { name: new RegExp(`^${reference} `) });
const history = (page: Page): Locator => page.getByRole('region', { name: 'History' });
const setStatus = async (page: Page, status: string, note = '') => {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /New state/ }).click();
  await page.getByRole('option', { name: status, exact: true }).click();
  if (note !== '') await dialog.getByRole('textbox', { name: /Note/ }).fill(note);
  await dialog.getByRole('button', { name: 'Set the state' }).click();
  await expect(dialog).toHaveCount(0);
};

test('an order is found, canceled with a note and given back, while another device watches', async ({
  page,
  browser,
  server,
}) => {
  test.slow();
  await leaveToken(page, await register(server.url, somebody()));
  await visit(page, '/apps/e-commerce/orders');
  const order = await orderOf(page, 'EZ-2050');
  const stock = await stockOf(page, order);
  await expect(row(page, 'EZ-2060')).toBeVisible();
  await expectAccessible(page);

  // Sorted and found; the address keeps both.
  await page.getByRole('button', { name: 'Sum', exact: true }).click();
  await expect(page).toHaveURL(/sort=total\.down/);
  await page.keyboard.press('/');
  await page.keyboard.type('ez-2050');
  await expect(page.getByRole('row')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /EZ-2050/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Map:/ })).toBeVisible();
  await expectAccessible(page);

  // On a phone in Arabic.
  const phone = await browser.newContext({
    ...{ baseURL: server.url, locale: 'ar-EG', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  });
  const hand = await phone.newPage();
  await leaveToken(hand, await register(server.url, somebody()));
  await visit(hand, `/apps/e-commerce/orders/${order.id}`);
  await expect(hand.getByRole('heading', { level: 1, name: /EZ-2050/ })).toBeVisible();
  expect(await hand.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(hand);

  await page.keyboard.press('e');
  await setStatus(page, 'Canceled', 'Ordered twice');
  await expect(history(page).getByText('Ordered twice')).toBeVisible();
  await expect(hand.getByText('Ordered twice')).toBeVisible();
  const more = order.products.map(({ quantity }, at) => (stock[at] ?? 0) + quantity);
  await expect.poll(() => stockOf(page, order)).toEqual(more);

  await page.keyboard.press('Control+z');
  await expect(history(page).getByText('Ordered twice')).toHaveCount(0);
  await expect.poll(() => stockOf(page, order)).toEqual(stock);
  expect((await orderOf(page, 'EZ-2050')).status).toEqual(order.status);

  // A comment that is half written is there again after a reload.
  const comment = page.getByRole('textbox', { name: /^Comment/ });
  await comment.fill('The customer called');
  await page.reload();
  await expect(comment).toHaveValue('The customer called');
  await page.getByRole('button', { name: 'Add a comment' }).click();
  await expect(hand.getByText('The customer called')).toBeVisible();
  await phone.close();
});

test('the state of many orders is set at once and taken back at once, and so are removals', async ({
  asUser: page,
}) => {
  await visit(page, '/apps/e-commerce/orders');
  const references = ['EZ-2049', 'EZ-2048', 'EZ-2047'];
  const before = await Promise.all(references.map((reference) => orderOf(page, reference)));
  const states = async () => Promise.all(references.map(async (reference) => (await orderOf(page, reference)).status));
  await row(page, 'EZ-2049').focus();
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  const bar = page.getByRole('group', { name: 'Selection' });
  await expect(bar).toContainText('3 selected');
  await bar.getByRole('button', { name: 'Set the state' }).click();
  await setStatus(page, 'On pre-order (paid)');
  await expect.poll(async () => (await states()).map(([latest]) => latest?.id)).toEqual(['9', '9', '9']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(states).toEqual(before.map(({ status }) => status));

  await row(page, 'EZ-2049').focus();
  await page.keyboard.press('#');
  await expect(row(page, 'EZ-2049')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(row(page, 'EZ-2049')).toBeVisible();
});

test('an invoice is one sheet of paper without the shell, with the numbers of the order', async ({ asUser: page }) => {
  await visit(page, '/apps/e-commerce/orders');
  const { id, total } = await orderOf(page, 'EZ-2060');
  await visit(page, `/apps/e-commerce/orders/${id}/invoice`);
  await expect(page.getByRole('heading', { name: 'Invoice EZ-2060' })).toBeVisible();
  const sum = page.getByText(new RegExp(`^(US)?\\$${total.toFixed(2)}$`));
  await expect(sum.first()).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(sum.last()).toBeVisible();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  // In points: A4.
  expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45]\.\d+ 84[12]\.\d+\]/);
});

test('what the search of the server finds leads to the order', async ({ asUser: page }) => {
  await visit(page, '/apps/e-commerce/orders');
  const headers = { authorization: `Bearer ${(await keptToken(page)) ?? ''}` };
  const answer = await page.request.get('/api/search', { headers, params: { q: 'EZ-2060' } });
  const [found] = (await answer.json()) as { url: string; type: string }[];
  expect(found?.type).toBe('order');
  await visit(page, found?.url ?? '');
  await expect(page.getByRole('heading', { level: 1, name: /EZ-2060/ })).toBeVisible();
});
