import type { Browser, Locator, Page } from '@playwright/test';
import { keptToken, leaveToken, register, somebody } from './fixtures/accounts';
import { expect, test } from './fixtures/test';
import type { Server } from './fixtures/Server';
import { visit } from './fixtures/visit';
import { Watch } from './fixtures/Watch';

/** How long a sent mail may take: ten seconds in which it can be taken back, and the way. */
const delivered = { timeout: 30_000 };

/** Somebody at a desk of their own, signed in. */
const atDesk = async (browser: Browser, server: Server, name: string) => {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  const watch = new Watch(page, server.url);
  const account = somebody(name);
  await leaveToken(page, await register(server.url, account));
  return { context, page, watch, email: account.email };
};

const row = (page: Page, name: string): Locator => page.getByRole('row', { name, exact: true });
const message = (page: Page) => page.frameLocator('iframe').locator('body');
const goTo = async (page: Page, app: string) => {
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: new RegExp(`^${app}`) })
    .click();
};

const calls = {
  mails: 'mail-app/briefs',
  todos: 'todo-app/todos',
  contacts: 'contacts-app/contacts',
  events: 'calendar-app/events',
};

/** How many records of a list the server has in which all of these values stand. */
const countStored = async (page: Page, list: keyof typeof calls, values: object): Promise<number> => {
  const headers = { authorization: `Bearer ${(await keptToken(page)) ?? ''}` };
  const answer = await page.request.get(`/api/${calls[list]}`, { headers });
  const records = (await answer.json()) as Record<string, unknown>[];
  return records.filter((record) => Object.entries(values).every(([name, value]) => record[name] === value)).length;
};

const write = async (page: Page, to: string, subject: string, text: string) => {
  await page.keyboard.press('n');
  await expect(page.getByRole('combobox', { name: 'To' })).toBeFocused();
  await page.keyboard.type(`${to},`);
  await page.getByRole('textbox', { name: 'Subject' }).fill(subject);
  await page.getByRole('textbox', { name: 'Text' }).focus();
  await page.keyboard.type(text);
  await page.keyboard.press('Control+Enter');
};

/** Has something done with the open mail: by its button, or, where there is no room for that, by its menu. */
const doWithMail = async (page: Page, name: string) => {
  const button = page.getByRole('button', { name, exact: true });
  const more = page.getByRole('button', { name: 'More actions' });
  await expect(button.or(more).first()).toBeVisible();
  if (await button.isVisible()) await button.click();
  else {
    await more.last().click();
    await page.getByRole('menuitem', { name }).click();
  }
};

const makeTodoOfMail = async (page: Page, title: string) => {
  await doWithMail(page, 'Make a todo of it');
  await expect(page.getByRole('textbox', { name: 'Add a todo' })).toHaveValue(title);
  await page.getByRole('textbox', { name: 'Add a todo' }).press('Enter');
  await expect(row(page, title)).toBeVisible();
};

const addSender = async (page: Page, name: string, email: string) => {
  await doWithMail(page, 'Add to contacts');
  const dialog = page.getByRole('dialog', { name: 'New contact' });
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
};

const planEvent = async (page: Page, title: string) => {
  // So high that a day shows all its events, under the banner too.
  await page.setViewportSize({ width: 1440, height: 1200 });
  await goTo(page, 'Calendar');
  await page.getByRole('button', { name: 'New event' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('textbox', { name: 'Title' }).press('Enter');
  await expect(page.getByRole('button', { name: new RegExp(title) }).first()).toBeVisible();
};

for (const network of ['is there', 'is gone for a while'] as const) {
  test(`a working day of two, whose server is restarted; the network ${network}`, async ({ browser, server }) => {
    // Two mails wait ten seconds each in which they can be taken back.
    test.slow();
    const isGone = network !== 'is there';
    const [ada, bea] = await Promise.all(['Ada Works', 'Bea Works'].map((name) => atDesk(browser, server, name)));
    if (!ada || !bea) throw new Error('There are two.');
    // The server ends, and so does the network.
    for (const { watch } of [ada, bea]) watch.allow(/Failed to load resource|ERR_|WebSocket|Failed to fetch/);
    const subject = 'The fair in May';

    await Promise.all([visit(ada.page, '/apps/mail/inbox'), visit(bea.page, '/apps/mail/inbox')]);
    await Promise.all([expect(row(ada.page, subject)).toHaveCount(0), expect(row(bea.page, subject)).toHaveCount(0)]);
    await write(ada.page, bea.email, subject, 'Could you book a stand?');
    // Pages that have been open once open without a network.
    for (const app of ['Todo', 'Contacts', 'Calendar', 'Mail']) {
      await goTo(bea.page, app);
      await expect(bea.page).toHaveURL(new RegExp(`/apps/${app.toLowerCase()}`));
      await expect(bea.page.getByRole('heading', { level: 1 })).toBeVisible();
      // With what is in it: a page that is left earlier asks for its list no longer.
      await expect(bea.page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
    }

    // It comes by itself, and is answered.
    await row(bea.page, subject).click(delivered);
    await expect(message(bea.page)).toContainText('Could you book a stand?');
    await bea.page.keyboard.press('r');
    await expect(bea.page.getByRole('textbox', { name: 'Text' })).toBeFocused();
    await bea.page.keyboard.type('Gladly. ');
    if (isGone) await bea.context.setOffline(true);
    await bea.page.getByRole('button', { name: 'Send', exact: true }).click();

    await makeTodoOfMail(bea.page, subject);
    await goTo(bea.page, 'Mail');
    await row(bea.page, subject).click();
    await addSender(bea.page, 'Ada Works', ada.email);
    await planEvent(bea.page, subject);
    if (isGone) {
      // The time is over in which it could be taken back: it waits for the network.
      await expect(bea.page.getByText('Mail is being sent.')).toHaveCount(0, delivered);
      const stored = [
        countStored(bea.page, 'todos', { title: subject }),
        countStored(ada.page, 'mails', { subject: `Re: ${subject}` }),
      ];
      expect(await Promise.all(stored)).toEqual([0, 0]);
      await bea.context.setOffline(false);
    }
    await row(ada.page, subject).click(delivered);
    await expect(message(ada.page)).toContainText('Gladly.');

    const made = [
      ['todos', { title: subject }],
      ['contacts', { name: 'Ada', lastName: 'Works', email: ada.email }],
      ['events', { title: subject }],
      ['mails', { subject }],
      ['mails', { subject: `Re: ${subject}` }],
    ] as const;
    const counts = () => Promise.all(made.map(([list, values]) => countStored(bea.page, list, values)));
    await expect.poll(counts).toEqual([1, 1, 1, 1, 1]);

    await server.restart();
    await Promise.all([visit(ada.page, '/apps/mail/inbox'), visit(bea.page, '/apps/calendar')]);
    expect(await counts()).toEqual([1, 1, 1, 1, 1]);
    await expect(row(ada.page, subject)).toHaveCount(1);
    expect(await countStored(ada.page, 'mails', { subject })).toBe(1);
    expect(await countStored(ada.page, 'mails', { subject: `Re: ${subject}` })).toBe(1);
    await expect(bea.page.getByRole('button', { name: new RegExp(subject) })).toHaveCount(1);
    await goTo(bea.page, 'Todo');
    await expect(row(bea.page, subject)).toHaveCount(1);
    await goTo(bea.page, 'Contacts');
    await expect(row(bea.page, 'Ada Works')).toHaveCount(1);

    for (const { watch, context } of [ada, bea]) {
      expect(watch.complaints()).toEqual([]);
      await context.close();
    }
  });
}
