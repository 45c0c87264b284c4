import { keptToken, leaveToken, register, signIn, somebody } from './fixtures/accounts';
import { addNote, card, cards, goToNotes, openNotes, storedNotes } from './fixtures/notes';
import { expect, test } from './fixtures/test';
import type { Page } from './fixtures/test';
import { goOn } from './fixtures/visit';

// What libs/shell/src/records promises for the records of every app. It is tried on notes, once: an app does not say it again.

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
  await addNote(page, 'Only once');
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

/** Holds back what a tab tells the others. Answers what lets it pass. */
const holdNews = async (tab: Page) => {
  const letPass = await tab.evaluateHandle(() => {
    const own = Object.getOwnPropertyDescriptor(BroadcastChannel.prototype, 'postMessage');
    if (!own) throw new Error('Tabs cannot tell each other anything.');
    const held: [BroadcastChannel, unknown][] = [];
    BroadcastChannel.prototype.postMessage = function hold(message) {
      held.push([this, message]);
    };
    return () => {
      Object.defineProperty(BroadcastChannel.prototype, 'postMessage', own);
      for (const [channel, message] of held) channel.postMessage(message);
    };
  });
  return () => letPass.evaluate((pass) => pass());
};

test('what is written into one note in two tabs at once, without a network, is lost in neither', async ({
  asUser: page,
  watch,
}) => {
  watch.allow(/Failed to load resource|ERR_FAILED/);
  await openNotes(page);
  await card(page, 'Wi-Fi for guests').click();
  const other = await page.context().newPage();
  await other.goto(page.url());
  const textOf = (tab: typeof page) => tab.getByRole('textbox', { name: 'Note', exact: true });
  await expect(textOf(other)).toBeVisible();
  await page.context().route('**/api/notes-app/update-note', (route) => route.abort());
  // Whoever sees what another tab has written, and writes over it, means that.
  const letNewsPass = await holdNews(page);
  await textOf(page).fill('From one tab');
  await textOf(other).fill('From the other tab');
  await letNewsPass();
  for (const tab of [page, other]) await expect(tab.getByText(/The server was not reached/)).toBeVisible();
  await page.context().unroute('**/api/notes-app/update-note');
  await page.getByRole('button', { name: 'Keep both' }).click();
  await expect
    .poll(async () =>
      (await storedNotes(page)).some(
        ({ description }) => description.includes('From one tab') && description.includes('From the other tab'),
      ),
    )
    .toBe(true);
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
  await addNote(page, 'For my eyes only');
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

test('one can sign out offline, after a question where something is not sent; it is sent after signing in again', async ({
  page,
  user,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|PageNotLoaded|WebSocket/);
  // What menus and the question take is fetched when the browser is idle.
  const asking = Promise.all(
    [/\/assets\/shell\.DialogView-/, /\/assets\/ui\.overlays-/].map((part) => page.waitForResponse(part)),
  );
  await openNotes(page);
  await asking;
  await page.context().setOffline(true);
  await addNote(page, 'Written on the train');
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

/** Types without a pause: the browser takes letters back in groups, of what was typed in one go. */
const typeInOneGo = (page: Page, text: string) => Promise.all([...text].map((letter) => page.keyboard.type(letter)));

test('undo in a field takes back words, not letters, and in the search, too', async ({ asUser: page }) => {
  await openNotes(page);
  await page.getByRole('button', { name: 'Take a note …' }).click();
  const text = page.getByRole('textbox', { name: 'Note', exact: true });
  await typeInOneGo(page, 'Bread and butter');
  await page.keyboard.press('Control+z');
  expect((await text.inputValue()).length).toBeLessThan('Bread and butte'.length);
  const search = page.getByRole('searchbox', { name: 'Search notes' });
  await search.pressSequentially('report');
  await expect(page).toHaveURL(/report/);
  // Where the page changed between two letters, as it does while it searches, the browser begins another step.
  let steps = 0;
  await expect(async () => {
    steps += 1;
    await page.keyboard.press('Control+z');
    await expect(search).toHaveValue('', { timeout: 500 });
  }).toPass();
  expect(steps).toBeLessThan('report'.length - 2);
  await expect(card(page, 'Groceries')).toBeVisible();
});

test('undo in an open note takes back words, not letters: its title, its text, and its checklist', async ({
  asUser: page,
}) => {
  await openNotes(page);
  const dialog = page.getByRole('dialog', { name: 'Edit note' });
  for (const [note, ...names] of [
    ['Quarterly report', 'Title', 'Note'],
    ['Groceries', 'Item'],
  ] as const) {
    await card(page, note).click();
    for (const name of names) {
      const field = dialog.getByRole('textbox', { name, exact: true }).first();
      const before = await field.inputValue();
      await field.press('End');
      await typeInOneGo(page, ' bread and butter');
      await expect(dialog.getByText('Saved')).toBeVisible();
      await page.keyboard.press('Control+z');
      expect((await field.inputValue()).length).toBeLessThan(`${before} bread and butte`.length);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

test('a change is undone by its keys, and it is said and seen which', async ({ asUser: page }) => {
  await openNotes(page);
  await addNote(page, 'Call the plumber');
  await expect(card(page, 'Call the plumber')).toBeVisible();
  await card(page, 'Groceries').focus();
  await page.keyboard.press('#');
  await expect(page.getByText('Note removed.')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Undone: Note removed.')).toBeVisible();
  await expect(card(page, 'Groceries')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Undone: “\u2068Call the plumber\u2069” added.')).toBeVisible();
  await expect(card(page, 'Call the plumber')).toHaveCount(0);
  await page.keyboard.press('Control+Shift+z');
  await expect(page.getByText('Done again: “\u2068Call the plumber\u2069” brought back.')).toBeVisible();
  await expect(card(page, 'Call the plumber')).toBeVisible();
});
