import type { Locator, Page } from '@playwright/test';
import { keptToken, leaveToken, register, signIn, somebody } from './fixtures/accounts';
import { expectAccessible } from './fixtures/expectAccessible';
import { expect, test } from './fixtures/test';
import { goOn, visit } from './fixtures/visit';

type Note = { id: string; title: string; description: string; archive: boolean; checklist: { text: string }[] };

/** The notes as the server has them. */
const storedNotes = async (page: Page): Promise<Note[]> => {
  const token = await keptToken(page);
  const response = await page.request.get('/api/notes-app/notes', {
    headers: { authorization: `Bearer ${token ?? ''}` },
  });
  return (await response.json()) as Note[];
};

const cards = (page: Page): Locator => page.getByRole('list', { name: 'Notes', exact: true });
const card = (page: Page, name: string): Locator => page.getByRole('link', { name, exact: true });

const openNotes = async (page: Page) => {
  await visit(page, '/apps/notes');
  await expect(card(page, 'Groceries')).toBeVisible();
};

/** From another page of the app, without loading it anew. */
const goToNotes = async (page: Page) => {
  await goOn(page, '/apps/notes');
  await expect(card(page, 'Groceries')).toBeVisible();
};

const add = async (page: Page, title: string, text = '') => {
  await page.getByRole('button', { name: 'Take a note …' }).click();
  await page.getByRole('textbox', { name: 'Note', exact: true }).fill(text);
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
};

test('notes and checklists are written, opened by their address, and still there after a reload', async ({
  asUser: page,
}) => {
  await openNotes(page);
  await add(page, 'Call the plumber', 'Before noon');
  await expect(cards(page).getByRole('link').first()).toHaveText('Call the plumber');
  await expect.poll(async () => (await storedNotes(page))[0]?.title).toBe('Call the plumber');
  await page.reload();
  await expect(cards(page).getByRole('link').first()).toHaveText('Call the plumber');

  await page.getByRole('button', { name: 'New list' }).click();
  await page.keyboard.type('Tent');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Rope');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Alt+ArrowUp');
  await page.getByRole('checkbox', { name: 'Done: Tent' }).press('Space');
  await expect(page.getByText('1 of 2 done')).toBeVisible();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect
    .poll(async () => (await storedNotes(page))[0]?.checklist.map(({ text }) => text))
    .toEqual(['Rope', 'Tent']);
  await cards(page).getByRole('checkbox', { name: 'Rope' }).check();
  await expect(page.getByText('2 of 2 done')).toBeVisible();

  await card(page, 'Quarterly report').click();
  const dialog = page.getByRole('dialog', { name: 'Edit note' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\?note=/);
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Quarterly report, second draft');
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(card(page, 'Quarterly report, second draft')).toBeVisible();
  await expect
    .poll(async () => (await storedNotes(page)).some(({ title }) => title === 'Quarterly report, second draft'))
    .toBe(true);

  await goOn(page, '/apps/notes/nowhere');
  await expect(page).toHaveURL(/error-404$/);
});

test('what is archived or removed leaves at once and comes back by Undo, and search finds it', async ({
  asUser: page,
}) => {
  await openNotes(page);
  await card(page, 'Groceries').focus();
  await page.keyboard.press('e');
  await expect(card(page, 'Groceries')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'Groceries')).toBeVisible();

  await card(page, 'Groceries').focus();
  await page.keyboard.press('#');
  await expect(page.getByText('Note removed.')).toBeVisible();
  await expect(card(page, 'Groceries')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(card(page, 'Groceries')).toBeVisible();
  await expect.poll(async () => (await storedNotes(page)).filter(({ title }) => title === 'Groceries').length).toBe(1);

  // Without regard to case and accents.
  await add(page, 'Café İstanbul');
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox', { name: 'Search notes' }).fill('cafe istanbul');
  await expect(cards(page).getByRole('link')).toHaveText(['Café İstanbul']);
  await expect(page).toHaveURL(/q=cafe/);
  await page.getByRole('searchbox', { name: 'Search notes' }).fill('submarine');
  await expect(page.getByText('No note in “Notes” holds “submarine”.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(card(page, 'Groceries')).toBeVisible();

  await page.getByRole('link', { name: 'Archive', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Archive' })).toBeVisible();
  await expect(card(page, 'Office move')).toBeVisible();
});

test('labels are made, given, and filter the notes; a reminder is set from the calendar', async ({ asUser: page }) => {
  await openNotes(page);
  await page.getByRole('button', { name: 'Edit labels' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit labels' });
  await dialog.getByRole('textbox', { name: 'New label' }).fill('Travel');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByRole('textbox', { name: 'Name of the label Travel' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();

  await card(page, 'Weekend in the hills').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Labels', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Travel' }).press('Space');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('navigation', { name: 'Filters of notes' }).getByRole('link', { name: 'Travel' }).click();
  await expect(page).toHaveURL(/\/apps\/notes\/labels\/travel\//);
  await expect(page.getByRole('list', { name: 'Travel' }).getByRole('link')).toHaveText(['Weekend in the hills']);

  await page.getByRole('link', { name: 'Notes', exact: true }).last().click();
  await card(page, 'Groceries').click();
  await page.getByRole('button', { name: 'Remind me' }).click();
  await page.getByRole('button', { name: 'Pick date and time' }).click();
  await page.getByRole('button', { name: 'Next month' }).click();
  await page
    .getByRole('gridcell')
    .getByRole('button', { name: /\b15\b/ })
    .click();
  await page.getByRole('button', { name: 'Set the reminder' }).click();
  await expect(page.getByRole('button', { name: 'Change the reminder' })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('link', { name: 'Reminders', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Reminders' }).getByRole('link', { name: 'Groceries' })).toBeVisible();
});

test('a failed save keeps the text over a reload; a new note whose answer was lost is created once', async ({
  asUser: page,
  watch,
}) => {
  watch.allow(/Failed to load resource|ERR_FAILED/);
  await openNotes(page);
  await page.route('**/api/notes-app/update-note', (route) => route.abort());
  await card(page, 'Quarterly report').click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Quarterly report, offline');
  await expect(page.getByText(/The server was not reached/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Quarterly report, offline');
  await page.unroute('**/api/notes-app/update-note');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect
    .poll(async () => (await storedNotes(page)).some(({ title }) => title === 'Quarterly report, offline'))
    .toBe(true);

  await page.route('**/api/notes-app/create-note', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await add(page, 'Only once');
  await expect(page.getByRole('button', { name: 'Try again to save “Only once”' })).toBeVisible();
  await page.unroute('**/api/notes-app/create-note');
  // It is sent again by itself.
  await expect(page.getByRole('button', { name: 'Try again to save “Only once”' })).toHaveCount(0);
  await expect(card(page, 'Only once')).toHaveCount(1);
  await expect.poll(async () => (await storedNotes(page)).filter(({ title }) => title === 'Only once').length).toBe(1);
});

test('a note changed on two devices loses neither text', async ({ asUser: page, browser, server, watch }) => {
  watch.allow(/Failed to load resource|ERR_FAILED/);
  await openNotes(page);
  await card(page, 'Wi-Fi for guests').click();
  const text = page.getByRole('textbox', { name: 'Note', exact: true });
  await expect(text).toBeVisible();
  await page.route('**/api/notes-app/update-note', (route) => route.abort());
  const device = await browser.newContext({ baseURL: server.url });
  const other = await device.newPage();
  await leaveToken(other, (await keptToken(page)) ?? '');
  await other.goto(page.url());
  await expect(other.getByRole('textbox', { name: 'Note', exact: true })).toBeVisible();
  await text.fill('From this device');
  await expect(page.getByText(/The server was not reached/)).toBeVisible();
  await other.getByRole('textbox', { name: 'Note', exact: true }).fill('From the other device');
  await other.getByRole('button', { name: 'Done' }).click();
  await expect
    .poll(async () => (await storedNotes(page)).some(({ description }) => description === 'From the other device'))
    .toBe(true);
  await device.close();
  await page.unroute('**/api/notes-app/update-note');
  await page.getByRole('button', { name: 'Keep both' }).click();
  await expect(text).toHaveValue('From this device\n\nFrom the other device');
});

test('a note changed in one window shows in the other, in its list and in its open editor', async ({
  asUser: page,
  context,
}) => {
  await openNotes(page);
  const other = await context.newPage();
  await openNotes(other);
  await card(page, 'Wi-Fi for guests').click();
  await page.getByRole('textbox', { name: 'Note', exact: true }).fill('The key hangs at the door');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(cards(other).getByText('The key hangs at the door')).toBeVisible();

  // Both have it open and write in different fields.
  await card(page, 'Wi-Fi for guests').click();
  await card(other, 'Wi-Fi for guests').click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Wi-Fi for friends');
  await expect(other.getByRole('textbox', { name: 'Title' })).toHaveValue('Wi-Fi for friends');
  await other.getByRole('textbox', { name: 'Note', exact: true }).fill('Ask for the key');
  await expect(page.getByRole('textbox', { name: 'Note', exact: true })).toHaveValue('Ask for the key');
  await expect
    .poll(async () => (await storedNotes(page)).find(({ title }) => title === 'Wi-Fi for friends')?.description)
    .toBe('Ask for the key');
});

test('an unsaved text waits for its user, and nobody else is shown it or a note', async ({ page, server }) => {
  const ada = somebody('Ada Journey');
  const bob = somebody('Bob Journey');
  await register(server.url, ada);
  await register(server.url, bob);
  await signIn(page, ada);
  await goToNotes(page);
  await add(page, 'For my eyes only');
  await expect(card(page, 'For my eyes only')).toBeVisible();
  await page.getByRole('button', { name: 'Take a note …' }).click();
  await page.getByRole('textbox', { name: 'Note', exact: true }).fill('Half a thought');
  await goOn(page, '/logout');
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, bob);
  await goToNotes(page);
  await expect(card(page, 'For my eyes only')).toHaveCount(0);
  await expect(page.getByText('Half a thought')).toHaveCount(0);
  await goOn(page, '/logout');
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, ada);
  await goToNotes(page);
  await expect(card(page, 'For my eyes only')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Note', exact: true })).toHaveValue('Half a thought');
});

test('undo in a field takes back words, not letters, and in the search, too', async ({ asUser: page }) => {
  await openNotes(page);
  await page.getByRole('button', { name: 'Take a note …' }).click();
  const text = page.getByRole('textbox', { name: 'Note', exact: true });
  await page.keyboard.type('Bread and butter');
  await page.keyboard.press('Control+z');
  expect((await text.inputValue()).length).toBeLessThan('Bread and butte'.length);
  const search = page.getByRole('searchbox', { name: 'Search notes' });
  await search.pressSequentially('report');
  await expect(page).toHaveURL(/report/);
  await page.keyboard.press('Control+z');
  await expect(search).toHaveValue('');
  await expect(card(page, 'Groceries')).toBeVisible();
});

test('a change is undone by its keys, and it is said and seen which', async ({ asUser: page }) => {
  await openNotes(page);
  await add(page, 'Call the plumber');
  await expect(card(page, 'Call the plumber')).toBeVisible();
  await card(page, 'Groceries').focus();
  await page.keyboard.press('#');
  await expect(page.getByText('Note removed.')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Undone: Note removed.')).toBeVisible();
  await expect(card(page, 'Groceries')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Undone.', { exact: true })).toBeVisible();
  await expect(card(page, 'Call the plumber')).toHaveCount(0);
});

test('the tools of a card cover nothing of it', async ({ asUser: page }) => {
  await openNotes(page);
  const tool = page.getByRole('button', { name: /^Archive .*Groceries/ });
  await card(page, 'Groceries').hover();
  await expect(tool).toBeInViewport();
  const top = (await tool.boundingBox())?.y ?? 0;
  for (const text of [card(page, 'Groceries'), page.getByText('Dish soap')]) {
    const { y = 0, height = 0 } = (await text.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(top);
  }
});

test('one can sign out offline, after a question where something is not sent; it is sent after signing in again', async ({
  page,
  user,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|PageNotLoaded|WebSocket/);
  // What the question takes is fetched when the browser is idle.
  const asking = page.waitForResponse(/\/assets\/DialogView-/);
  await openNotes(page);
  await asking;
  await page.context().setOffline(true);
  await add(page, 'Written on the train');
  await expect(card(page, 'Written on the train')).toBeVisible();
  const logOut = async () => {
    await page.getByRole('button', { name: new RegExp(user.displayName) }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
  };
  await logOut();
  const dialog = page.getByRole('alertdialog', { name: 'Log out although 1 change is not sent yet?' });
  await expect(dialog).toContainText('sent after you sign in here again');
  await dialog.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(card(page, 'Written on the train')).toBeVisible();
  await logOut();
  await dialog.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await keptToken(page)).toBeNull();
  await page.context().setOffline(false);
  await signIn(page, user);
  await expect.poll(async () => (await storedNotes(page)).map(({ title }) => title)).toContain('Written on the train');
});

test.describe('in Arabic, on a phone', () => {
  test.use({ locale: 'ar-EG', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('notes are written, found and filtered', async ({ asUser: page }) => {
    await visit(page, '/apps/notes');
    await expect(page.getByRole('heading', { level: 1, name: 'الملاحظات' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'اكتب ملاحظة …' }).tap();
    await page.getByRole('textbox', { name: 'العنوان' }).fill('موعد الطبيب');
    await page.getByRole('button', { name: 'إضافة', exact: true }).tap();
    await expect(card(page, 'موعد الطبيب')).toBeVisible();
    await card(page, 'موعد الطبيب').tap();
    const dialog = page.getByRole('dialog', { name: 'تحرير الملاحظة' });
    await expect(dialog).toBeVisible();
    const box = await dialog.boundingBox();
    expect(box?.width).toBe(390);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'عرض عوامل التصفية' }).tap();
    await page.getByRole('dialog').getByRole('link', { name: 'الأرشيف' }).tap();
    await expect(page).toHaveURL(/\/apps\/notes\/archive$/);
    await expect(card(page, 'Office move')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
