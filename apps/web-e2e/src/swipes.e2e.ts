import type { Locator, Page } from '@playwright/test';
import { keptToken } from './fixtures/accounts';
import { expect, test } from './fixtures/test';
import { hold } from './fixtures/hold';
import { visit } from './fixtures/visit';

/** A finger goes from the middle of something by so many pixels in half a second, and rests there: quicker, the browser lets it fling. */
const drag = async (page: Page, from: Locator, dx: number, dy = 0) => {
  const box = await from.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = await page.context().newCDPSession(page);
  const begin = Date.now() / 1000 - 1;
  const point = async (type: 'touchStart' | 'touchMove' | 'touchEnd', step: number) => {
    const part = Math.min(step / 5, 1);
    const touchPoints = type === 'touchEnd' ? [] : [{ x: x + dx * part, y: y + dy * part }];
    await touch.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: begin + step / 10 });
  };
  await point('touchStart', 0);
  for (const step of [1, 2, 3, 4, 5, 6, 7]) await point('touchMove', step);
  await point('touchEnd', 8);
  await touch.detach();
};

/** While a list scrolls its rows hear no finger. */
const rests = (one: Locator) =>
  expect
    .poll(() =>
      one.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    )
    .toBe(true);

const ask = async (page: Page, call: string): Promise<unknown> => {
  const headers = { authorization: `Bearer ${(await keptToken(page)) ?? ''}` };
  return (await page.request.get(`/api/${call}`, { headers })).json();
};
const row = (page: Page, name: string): Locator => page.getByRole('row', { name, exact: true });
/** The first row, by its name: what swipes it has been fetched. */
const first = async (page: Page) => {
  const one = page.getByRole('row').first();
  await expect(one).toBeVisible();
  await page.waitForLoadState('networkidle');
  return (await one.getAttribute('aria-label')) ?? '';
};

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a mail is swiped to the archive and comes back, and is read; a finger that scrolls swipes nothing', async ({
  asUser: page,
}) => {
  const stored = async (subject: string) =>
    ((await ask(page, 'mail-app/briefs')) as { subject: string; folder: number; read: boolean }[]).find(
      (mail) => mail.subject === subject,
    );
  await visit(page, '/apps/mail/inbox');
  const subject = await first(page);
  const list = page.getByRole('grid');
  await drag(page, list, 100, -300);
  await expect.poll(() => list.evaluate((grid) => grid.scrollTop)).toBeGreaterThan(100);
  await drag(page, list, 100, 500);
  await expect.poll(() => list.evaluate((grid) => grid.scrollTop)).toBe(0);
  await expect(page).toHaveURL(/\/inbox$/);
  await rests(row(page, subject));
  expect((await stored(subject))?.folder).toBe(0);

  await drag(page, row(page, subject), -200);
  await expect(row(page, subject)).toHaveCount(0);
  await expect.poll(async () => (await stored(subject))?.folder).toBe(5);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(row(page, subject)).toBeVisible();
  await expect.poll(async () => (await stored(subject))?.folder).toBe(0);

  expect((await stored(subject))?.read).toBe(false);
  await drag(page, row(page, subject), 200);
  await expect.poll(async () => (await stored(subject))?.read).toBe(true);
  await expect(page).toHaveURL(/\/inbox$/);
});

test('a todo is swiped away and done, and a contact starred', async ({ asUser: page }) => {
  const todo = async (title: string) =>
    ((await ask(page, 'todo-app/todos')) as { title: string; completed: boolean }[]).find((one) => one.title === title);
  await visit(page, '/apps/todo/all');
  const title = await first(page);
  await drag(page, row(page, title), 200);
  await expect.poll(async () => (await todo(title))?.completed).toBe(true);
  const next = await first(page);
  await drag(page, row(page, next), -200);
  await expect.poll(() => todo(next)).toBeUndefined();

  await visit(page, '/apps/contacts/all');
  const name = await first(page);
  const starred = async () => ((await ask(page, 'contacts-app/user')) as { starred: string[] }).starred.length;
  const before = await starred();
  await drag(page, row(page, name), 200);
  await expect.poll(starred).not.toBe(before);
});

test.describe('in Arabic', () => {
  test.use({ locale: 'ar-EG' });

  test('the sides change', async ({ asUser: page }) => {
    await visit(page, '/apps/mail/inbox');
    const subject = await first(page);
    await drag(page, row(page, subject), 200);
    await expect(row(page, subject)).toHaveCount(0);
    await page.getByRole('button', { name: 'تراجع' }).tap();
    await expect(row(page, subject)).toBeVisible();
  });
});

for (const path of ['/apps/e-commerce/orders', '/apps/file-manager', '/apps/scrumboard/boards']) {
  test(`a finger that holds a row selects it, and a touch another one: ${path}`, async ({ asUser: page }) => {
    await visit(page, path);
    if (path.endsWith('/boards')) await page.getByRole('main').getByRole('link').first().tap();
    const rows = page.getByRole('grid').first().getByRole('row');
    await expect(rows.nth(1)).toBeVisible();
    await page.waitForLoadState('networkidle');
    const address = page.url();
    await hold(page, rows.nth(0), () => expect(rows.nth(0)).toHaveAttribute('aria-selected', 'true'));
    await rows.nth(1).tap();
    await expect(rows.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(rows.nth(0)).toHaveAttribute('aria-selected', 'true');
    expect(page.url()).toBe(address);
  });
}
