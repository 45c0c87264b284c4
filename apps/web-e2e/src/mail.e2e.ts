import type { Locator, Page } from '@playwright/test';
import { keptToken, leaveToken, register, somebody } from './fixtures/accounts';
import { expectAccessible } from './fixtures/expectAccessible';
import { expect, test } from './fixtures/test';
import { visit } from './fixtures/visit';

type Mail = { subject: string; folder: number };

const row = (page: Page, name: string): Locator => page.getByRole('row', { name, exact: true });
const message = (page: Page) => page.frameLocator('iframe').locator('body');
/** How long a sent mail may take: ten seconds in which it can be taken back, and the way. */
const delivered = { timeout: 30_000 };

test('a mail is written, taken back, sent, read elsewhere in Arabic on a phone, and answered', async ({
  browser,
  server,
}) => {
  test.slow();
  const [ada, bea] = [somebody('Ada Mail'), somebody('Bea Mail')];
  const context = await browser.newContext({ baseURL: server.url });
  const phone = await browser.newContext({
    ...{ baseURL: server.url, locale: 'ar-EG', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  });
  const [desk, hand] = [await context.newPage(), await phone.newPage()];
  await leaveToken(desk, await register(server.url, ada));
  await leaveToken(hand, await register(server.url, bea));
  await visit(hand, '/apps/mail');
  await expect(hand.getByRole('row').first()).toBeVisible();

  await visit(desk, '/apps/mail');
  await expect(desk).toHaveURL(/\/apps\/mail\/inbox$/);
  await expect(desk.getByRole('row').first()).toBeVisible();
  await desk.keyboard.press('n');
  await expect(desk.getByRole('combobox', { name: 'To' })).toBeFocused();
  await desk.keyboard.type(`${bea.email},`);
  await desk.getByRole('textbox', { name: 'Subject' }).fill('Lunch on Friday');
  // The field of the text may still be on its way.
  await expect(desk.getByRole('textbox', { name: 'Text' })).toBeVisible();
  await desk.keyboard.press('Tab');
  await expect(desk.getByRole('textbox', { name: 'Text' })).toBeFocused();
  await desk.keyboard.type('At noon, ');
  await desk.keyboard.press('Control+b');
  await desk.keyboard.type('by the harbour');
  await desk
    .getByTestId('files')
    .setInputFiles({ name: 'menu.txt', mimeType: 'text/plain', buffer: Buffer.from('Soup') });
  await expect(desk.getByRole('listitem').filter({ hasText: 'menu.txt' })).toBeVisible();
  await expectAccessible(desk);

  // Taken back, it is as it was; and after a reload, too.
  await desk.keyboard.press('Control+Enter');
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(desk.getByRole('textbox', { name: 'Text' })).toHaveText('At noon, by the harbour');
  await desk.reload();
  await expect(desk.getByRole('textbox', { name: 'Text' })).toHaveText('At noon, by the harbour');
  await desk.getByRole('button', { name: 'Send', exact: true }).click();

  // It comes in without a reload, and is read in a frame.
  await expect(row(hand, 'Lunch on Friday')).toBeVisible(delivered);
  await row(hand, 'Lunch on Friday').tap();
  await expect(message(hand)).toHaveText('At noon, by the harbour');
  await expect(message(hand).locator('strong')).toHaveText('by the harbour');
  const file = hand.getByRole('link', { name: /menu\.txt/ });
  expect((await hand.request.get((await file.getAttribute('href')) ?? '')).ok()).toBe(true);
  await expectAccessible(hand);

  await hand.keyboard.press('r');
  // The caret stands over what is quoted.
  await expect(hand.getByRole('textbox', { name: 'النص' })).toBeFocused();
  await hand.keyboard.type('Gladly. ');
  await hand.getByRole('button', { name: 'إرسال', exact: true }).tap();
  await desk.getByRole('link', { name: /^Inbox/ }).click();
  // The answer and what it answers are one row, for both.
  const talk = row(desk, 'Lunch on Friday');
  await expect(talk.getByRole('img', { name: '2 mails' })).toBeVisible(delivered);
  await expect(talk).toContainText('me and Bea Mail');
  await talk.click();
  await expect(message(desk)).toContainText('Gladly.');
  await expect(message(desk).locator('blockquote')).toBeHidden();
  await message(desk).getByLabel('Show quoted text').click();
  await expect(message(desk).locator('blockquote')).toHaveText('At noon, by the harbour');
  await desk.getByRole('button', { name: /At noon, by the harbour/, expanded: false }).click();
  await expect(desk.frameLocator('iframe').first().locator('body')).toHaveText('At noon, by the harbour');
  await expectAccessible(desk);
  await desk.getByRole('link', { name: /^Sent/ }).click();
  await expect(talk).toHaveCount(1);

  // It goes and comes back as a whole.
  await talk.focus();
  await desk.keyboard.press('#');
  await expect(talk).toHaveCount(0);
  await desk.getByRole('link', { name: /^Inbox/ }).click();
  await expect(desk.getByRole('row').first()).toBeVisible();
  await expect(talk).toHaveCount(0);
  await desk.keyboard.press('Control+z');
  await expect(talk.getByRole('img', { name: '2 mails' })).toBeVisible();
  await context.close();
  await phone.close();
});

test('a mail whose page is left before its time is sent at once, and the second click on Send means nothing', async ({
  asUser: page,
  server,
}) => {
  const bea = somebody('Bea Mail');
  const token = await register(server.url, bea);
  /** How many mails "In haste" somebody has in a folder. */
  const countIn = async (folder: string, bearer: string) => {
    const headers = { authorization: `Bearer ${bearer}` };
    const answer = await page.request.get(`/api/mail-app/mails?folderHandle=${folder}`, { headers });
    return ((await answer.json()) as Mail[]).filter(({ subject }) => subject === 'In haste').length;
  };
  await visit(page, '/apps/mail/inbox');
  await expect(page.getByRole('row').first()).toBeVisible();
  const rows = await page.getByRole('row').count();
  await page.keyboard.press('n');
  await expect(page.getByRole('combobox', { name: 'To' })).toBeFocused();
  await page.keyboard.type(`${bea.email},`);
  await page.getByRole('textbox', { name: 'Subject' }).fill('In haste');
  const own = (await keptToken(page)) ?? '';
  await expect.poll(() => countIn('drafts', own)).toBe(1);
  const send = await page.getByRole('button', { name: 'Send', exact: true }).boundingBox();
  await page.mouse.dblclick((send?.x ?? 0) + 8, (send?.y ?? 0) + 8);
  await expect(page.getByText('Mail is being sent.')).toBeVisible();
  await expect(page).toHaveURL(/\/apps\/mail\/inbox$/);
  await expect(page.getByRole('row')).toHaveCount(rows);
  expect(await countIn('inbox', token)).toBe(0);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect.poll(() => countIn('inbox', token)).toBe(1);
  // Held until its page was left, it is sent under the same key when the mails are opened again.
  await page.getByRole('link', { name: /^Sent/ }).click();
  await expect(row(page, 'In haste')).toHaveCount(1);
  expect(await countIn('inbox', token)).toBe(1);
});

test('a mail sent without a network, whose tab is closed, leaves by itself from another app once the network is back', async ({
  asUser: page,
  server,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  const bea = somebody('Bea Mail');
  const token = await register(server.url, bea);
  const received = async () => {
    const answer = await fetch(`${server.url}/api/mail-app/mails`, { headers: { authorization: `Bearer ${token}` } });
    return ((await answer.json()) as Mail[]).filter(({ subject }) => subject === 'From the tunnel').length;
  };
  const headers = { authorization: `Bearer ${(await keptToken(page)) ?? ''}` };
  const data = { to: [bea.email], subject: 'From the tunnel', message: '<p>Soon.</p>' };
  const answer = await page.request.post('/api/mail-app/save-draft', { headers, data });
  const { id } = (await answer.json()) as { id: string };
  const elsewhere = await page.context().newPage();
  await visit(elsewhere, '/apps/notes/all');
  await visit(page, `/apps/mail/drafts/${id}`);
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await expect(send).toBeVisible();
  await page.context().setOffline(true);
  await send.click();
  await expect(page.getByText('Mail is being sent.')).toBeVisible();
  await page.close();
  expect(await received()).toBe(0);
  await elsewhere.context().setOffline(false);
  await expect(elsewhere.getByText('Mail sent.')).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await received()).toBe(1);
});

for (const end of ['the tab is closed', 'its writer signs out'] as const) {
  test(`a long mail arrives where ${end} within the seconds in which it can be taken back`, async ({
    asUser: page,
    server,
    user,
  }) => {
    const bea = somebody('Bea Mail');
    const token = await register(server.url, bea);
    const received = async () => {
      const answer = await page.request.get('/api/mail-app/mails', { headers: { authorization: `Bearer ${token}` } });
      return ((await answer.json()) as Mail[]).filter(({ subject }) => subject === 'At length').length;
    };
    const headers = { authorization: `Bearer ${(await keptToken(page)) ?? ''}` };
    const data = { to: [bea.email], subject: 'At length', message: `<p>${'word '.repeat(18_000)}</p>` };
    const { id } = (await (await page.request.post('/api/mail-app/save-draft', { headers, data })).json()) as {
      id: string;
    };
    await visit(page, `/apps/mail/drafts/${id}`);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('Mail is being sent.')).toBeVisible();
    expect(await received()).toBe(0);
    if (end === 'the tab is closed') {
      page.on('dialog', (dialog) => void dialog.accept());
      await page.goto('about:blank');
    } else {
      await page.getByRole('button', { name: new RegExp(user.displayName) }).click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
    }
    await expect.poll(received).toBe(1);
  });
}

for (const [place, viewport] of [
  ['over the page', { width: 1400, height: 800 }],
  ['on a phone', { width: 390, height: 844 }],
] as const) {
  test(`two letters and Enter say whom a mail is for ${place}, and what is half typed outlives a reload`, async ({
    asUser: page,
  }) => {
    await page.setViewportSize(viewport);
    await visit(page, '/apps/mail/inbox');
    await expect(page.getByRole('row').first()).toBeVisible();
    const headers = { authorization: `Bearer ${(await keptToken(page)) ?? ''}` };
    await page.request.post('/api/contacts-app/add-contact', {
      headers,
      data: { contact: { name: 'Zoë', lastName: 'Quill', email: 'zoe@example.com' } },
    });
    await page.keyboard.press('n');
    const to = page.getByRole('combobox', { name: 'To' });
    await expect(to).toBeFocused();
    await page.keyboard.type('zo');
    await expect(page.getByRole('option', { name: 'Zoë Quill <zoe@example.com>', selected: true })).toBeVisible();
    const found = page.getByRole('listbox', { name: 'To' });
    expect(await found.getByRole('option').count()).toBeLessThanOrEqual(8);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Remove .*Zoë Quill <zoe@example\.com>/ })).toBeVisible();
    await expect(found).toHaveCount(0);
    await expect(page.getByText('Saved')).toBeVisible();
    await page.keyboard.type('qui');
    await page.reload();
    await expect(to).toHaveValue('qui');
  });
}

for (const [place, viewport] of [
  ['over the page', { width: 1400, height: 800 }],
  ['on a phone', { width: 390, height: 844 }],
] as const) {
  test(`the tools and Send stay in sight while a long mail is written ${place}, and so does what is written`, async ({
    asUser: page,
  }) => {
    await page.setViewportSize(viewport);
    await visit(page, '/apps/mail/inbox');
    await expect(page.getByRole('row').first()).toBeVisible();
    await page.keyboard.press('n');
    await expect(page.getByRole('combobox', { name: 'To' })).toBeFocused();
    await expect(page.getByText('Saved')).toBeHidden();
    const send = page.getByRole('button', { name: 'Send', exact: true });
    const bold = page.getByRole('button', { name: 'Bold' });
    await expect(send).toBeInViewport({ ratio: 1 });
    const text = page.getByRole('textbox', { name: 'Text' });
    await text.click();
    for (let line = 0; line < 40; line += 1) await page.keyboard.type(`Line ${String(line)}\n`);
    const isCaretFree = async () => {
      const caret = await page.evaluate(() => {
        const { startContainer } = getSelection()?.getRangeAt(0) ?? {};
        const block = startContainer instanceof Element ? startContainer : startContainer?.parentElement;
        const { top, bottom } = block?.getBoundingClientRect() ?? {};
        return { top: top ?? 0, bottom: bottom ?? 0 };
      });
      const [tools, foot] = [await bold.boundingBox(), await send.boundingBox()];
      return caret.top >= (tools?.y ?? 0) + (tools?.height ?? 0) && caret.bottom <= (foot?.y ?? 0);
    };
    for (const key of ['Enter', ...Array.from({ length: 25 }, () => 'ArrowUp')]) await page.keyboard.press(key);
    await expect.poll(isCaretFree).toBe(true);
    for (let line = 0; line < 20; line += 1) await page.keyboard.press('ArrowDown');
    await expect.poll(isCaretFree).toBe(true);
    await expect(send).toBeInViewport({ ratio: 1 });
    await expect(bold).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Saved')).toBeVisible();
    // The tools are one stop.
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('toolbar', { name: 'Formatting' }).locator(':focus')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(text).toBeFocused();
  });
}

test('images of other servers are loaded when somebody asks for them, and nothing runs', async ({
  asUser: page,
  server,
  watch,
}) => {
  // The second is what looks for what is not accessible.
  watch.allow(/img-src 'none'|Blocked script execution/);
  const sender = await register(server.url, somebody('Sender'));
  await visit(page, '/apps/mail');
  const email = await page.evaluate(async () => {
    const token = localStorage.getItem('jwt_access_token') ?? '';
    const answer = await fetch('/api/auth/access-token', { headers: { authorization: `Bearer ${token}` } });
    return ((await answer.json()) as { user: { data: { email: string } } }).user.data.email;
  });
  const picture = `${server.url}/demo/notes/hills.webp`;
  await page.request.post('/api/mail-app/send-mail', {
    headers: { authorization: `Bearer ${sender}` },
    data: {
      ...{ to: [email], subject: 'News' },
      message: `<p onclick="steal()">Hello<script>steal()</script></p><img src="${picture}" alt="Hills"><table><tr><td>Soup</td></tr></table>`,
    },
  });
  await row(page, 'News').click();
  await expect(message(page)).toHaveText('HelloSoup');
  const loaded = () =>
    message(page)
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  expect(await loaded()).toBe(false);
  await page.keyboard.press('Shift+C');
  await expect(page.getByRole('button', { name: 'Show images' })).toHaveCount(0);
  await expect(message(page)).toHaveText('HelloSoup');

  // What is quoted keeps its table and its image, and is looked at without loading that.
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url() === picture) requests.push(picture);
  });
  await page.keyboard.press('r');
  await expect(page.getByRole('textbox', { name: 'Text' })).toBeFocused();
  await page.getByRole('button', { name: 'Show quoted text' }).click();
  const quoted = page.frameLocator('iframe[title="Quoted text"]').locator('body');
  await expect(quoted.locator('td')).toHaveText('Soup');
  await expect(quoted.getByAltText('Hills')).toBeVisible();
  await expectAccessible(page);
  // What is told meanwhile covers nothing of it.
  await page.request.post('/api/mail-app/send-mail', {
    headers: { authorization: `Bearer ${sender}` },
    data: { to: [email], subject: 'More news', message: '' },
  });
  const told = page.getByRole('region', { name: 'New notifications' }).getByText('More news');
  await expect(told).toBeVisible();
  const toast = await told.boundingBox();
  const composer = await page.getByRole('region', { name: 'Re: News' }).boundingBox();
  expect((toast?.x ?? 0) + (toast?.width ?? 0)).toBeLessThan(composer?.x ?? 0);
  const draft = async () => {
    const headers = { authorization: `Bearer ${(await keptToken(page)) ?? ''}` };
    const answer = await page.request.get('/api/mail-app/mails?folderHandle=drafts', { headers });
    return ((await answer.json()) as { subject: string; message: string }[]).find(
      ({ subject }) => subject === 'Re: News',
    );
  };
  await expect.poll(async () => (await draft())?.message).toContain(`<img src="${picture}" alt="Hills" />`);
  expect(requests).toEqual([]);
  await page.getByRole('button', { name: 'Remove quoted text' }).click();
  await expect.poll(async () => (await draft())?.message).not.toContain('<table>');

  // Something is written, so Escape makes a bar of it, over which another is begun.
  await page.keyboard.press('Escape');
  const bar = page.getByRole('button', { name: 'Re: News', expanded: false });
  await expect(bar).toBeFocused();
  await page.keyboard.press('c');
  await expect(page.getByRole('combobox', { name: 'To' })).toBeFocused();
  await expectAccessible(page);
  await bar.click();
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Re: News');
  await page.getByRole('region', { name: 'Re: News' }).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('region', { name: 'News', exact: true }).getByRole('heading').click();

  // To the trash, and back by a key.
  const folder = async () => {
    const headers = { authorization: `Bearer ${(await keptToken(page)) ?? ''}` };
    const mails = (await (await page.request.get('/api/mail-app/briefs', { headers })).json()) as Mail[];
    return mails.find(({ subject }) => subject === 'News')?.folder;
  };
  await page.keyboard.press('#');
  await expect(page.getByRole('row').first()).toBeVisible();
  await expect.poll(folder).toBe(4);
  await page.keyboard.press('Control+z');
  await expect.poll(folder).toBe(0);
});

test('an open mail is read beside the list from 1280 px on, in the product’s font, and leads on to other apps', async ({
  asUser: page,
  watch,
}) => {
  // That is what looks for what is not accessible.
  watch.allow(/Blocked script execution/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/apps/mail');
  await page.getByRole('row').first().click();
  await expect(message(page)).toHaveCSS('font-family', /^"?Inter Ezone/);
  const fonts = () =>
    message(page).evaluate(({ ownerDocument }) => [...ownerDocument.fonts].some(({ status }) => status === 'loaded'));
  await expect.poll(fonts).toBe(true);
  const parts = page.getByRole('button', { name: 'Folders and labels' });
  await expect(parts).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(parts).toBeVisible();
  await expect(page.getByRole('grid')).toBeVisible();
  expect((await page.getByRole('grid').boundingBox())?.width).toBeGreaterThanOrEqual(379);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1279, height: 900 });
  await expect(page.getByRole('button', { name: 'Back to the list' })).toBeVisible();

  const subject = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  // Alone, it has room for all that can be done with it.
  await page.getByRole('button', { name: 'Make a todo of it' }).click();
  await expect(page.getByRole('textbox', { name: 'Add a todo' })).toHaveValue(subject);
  await page.goBack();
  await page.getByRole('button', { name: 'Add to contacts' }).click();
  await expect(page).toHaveURL(/\/apps\/contacts\/all/);
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Email' })).toHaveValue(/@/);
});
