import type { Locator, Page } from '@playwright/test';
import { keptToken, leaveToken } from './fixtures/accounts';
import { expect, test } from './fixtures/test';
import { visit } from './fixtures/visit';

type Todo = { id: string; title: string; completed: boolean; deleted: boolean; dueDate: string | null };

/** The todos as the server has them, without those in the trash. */
const stored = async (page: Page): Promise<Todo[]> => {
  const headers = { authorization: `Bearer ${(await keptToken(page)) ?? ''}` };
  return (await (await page.request.get('/api/todo-app/todos', { headers })).json()) as Todo[];
};
const storedAs = async (page: Page, title: string) => (await stored(page)).find((todo) => todo.title === title);
const row = (page: Page, name: string): Locator => page.getByRole('row', { name, exact: true });
const line = (page: Page): Locator => page.getByRole('textbox', { name: 'Add a todo' });

/** Beside the list and its records there is no room for the parts, which open over the page. */
const goToPart = async (page: Page, name: RegExp) => {
  await page.getByRole('button', { name: 'Filters and labels' }).click();
  await page.getByRole('link', { name }).click();
};

test('a day of work: written in a line, moved, done, deleted and taken back', async ({ asUser: page }) => {
  await visit(page, '/apps/todo');
  await expect(page).toHaveURL(/\/apps\/todo\/all$/);
  await expect(line(page)).toBeVisible();

  // By the key that goes there, and by the line alone.
  await page.keyboard.press('n');
  await expect(line(page)).toBeFocused();
  await line(page).fill('Water the plants every day !1 #mobile');
  await expect(page.getByRole('list', { name: 'Understood' }).getByRole('listitem')).toHaveCount(3);
  await line(page).press('Enter');
  await line(page).fill('Buy ink tomorrow 9:00');
  await line(page).press('Enter');
  await expect(row(page, 'Buy ink')).toBeVisible();
  await expect.poll(async () => (await storedAs(page, 'Buy ink'))?.dueDate).toBeTruthy();
  // Whatever the list has scrolled to, a row knows its place.
  await expect(row(page, 'Buy ink')).toHaveAttribute('aria-rowindex', '1');
  await row(page, 'Buy ink').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(row(page, 'Buy ink')).toHaveAttribute('aria-rowindex', '2');
  await expect(row(page, 'Water the plants')).toHaveAttribute('aria-rowindex', '1');

  // With the mouse, and back again.
  await row(page, 'Buy ink').hover();
  await page.mouse.down();
  const { x, y, height } = (await row(page, 'Water the plants').boundingBox()) ?? { x: 0, y: 0, height: 0 };
  await page.mouse.move(x + 200, y + height / 2);
  await page.mouse.move(x + 200, y + 4);
  await page.mouse.up();
  await expect(page.getByText('Todo moved.')).toBeVisible();
  await expect(row(page, 'Buy ink')).toHaveAttribute('aria-rowindex', '1');
  await expect(page).toHaveURL(/\/apps\/todo\/all$/);
  await page.keyboard.press('Control+z');
  await expect(row(page, 'Water the plants')).toHaveAttribute('aria-rowindex', '1');

  // What repeats is due again instead of done; what does not is done, and both can be taken back.
  const before = (await storedAs(page, 'Water the plants'))?.dueDate;
  await page.getByRole('button', { name: 'Done: Water the plants' }).click();
  await expect(page.getByText(/It comes back/)).toBeVisible();
  await expect.poll(async () => (await storedAs(page, 'Water the plants'))?.dueDate).not.toBe(before);
  // Its neighbour comes under the pointer, and is left alone by the second click.
  const done = async () => (await stored(page)).filter(({ completed }) => completed).map(({ title }) => title);
  const doneBefore = await done();
  await page.getByRole('button', { name: 'Done: Buy ink' }).dblclick();
  await expect.poll(async () => (await storedAs(page, 'Buy ink'))?.completed).toBe(true);
  await page.keyboard.press('Control+z');
  // One Undo gives all of it back: the second click has done nothing.
  await expect.poll(done).toEqual(doneBefore);

  // Through the trash and back.
  await row(page, 'Buy ink').focus();
  await page.keyboard.press('#');
  await expect(row(page, 'Buy ink')).toHaveCount(0);
  await goToPart(page, /^Deleted/);
  await row(page, 'Buy ink').click();
  await page.getByRole('button', { name: 'Restore' }).last().click();
  await expect.poll(async () => (await storedAs(page, 'Buy ink'))?.deleted).toBe(false);

  // What is written into the open one is there after a reload, also where it is open by its address.
  await goToPart(page, /^All/);
  await row(page, 'Buy ink').click();
  await page.getByRole('textbox', { name: 'Notes' }).fill('Black and blue');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Black and blue');
});

test.describe('what is due on a day', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('is due on that day in another time zone, without a time', async ({ asUser: page, browser, server }) => {
    await visit(page, '/apps/todo');
    await line(page).fill('Pay rent tomorrow');
    await line(page).press('Enter');
    await expect(row(page, 'Pay rent').locator('time')).toHaveText('tomorrow');
    await expect.poll(async () => (await storedAs(page, 'Pay rent'))?.dueDate).toMatch(/T00:00:00\.000Z$/);
    const day = (await storedAs(page, 'Pay rent'))?.dueDate?.slice(0, 10);

    const context = await browser.newContext({ baseURL: server.url, timezoneId: 'Asia/Riyadh' });
    const there = await context.newPage();
    await leaveToken(there, (await keptToken(page)) ?? '');
    await visit(there, '/apps/todo');
    await expect(row(there, 'Pay rent').locator('time')).toHaveAttribute('datetime', day ?? '');
    await expect(row(there, 'Pay rent').locator('time')).not.toContainText(':');
    await context.close();
  });
});
