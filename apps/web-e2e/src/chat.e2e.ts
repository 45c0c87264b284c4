import type { Browser, BrowserContextOptions } from '@playwright/test';
import { leaveToken, register, somebody } from './fixtures/accounts';
import type { Account } from './fixtures/accounts';
import { expectAccessible } from './fixtures/expectAccessible';
import type { Server } from './fixtures/Server';
import { expect, test } from './fixtures/test';
import type { Page } from './fixtures/test';
import { visit } from './fixtures/visit';

let people = 0;

/** A name that nobody else in the list of contacts has. */
const named = (name: string): Account => somebody(`${name} ${String(process.pid)}-${String(++people)}`);

/** Somebody who has opened the app in a browser of their own. */
const arrive = async (browser: Browser, server: Server, token: string, options: BrowserContextOptions = {}) => {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 }, ...options });
  const page = await context.newPage();
  await leaveToken(page, token);
  await visit(page, '/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
};

const panel = (page: Page) => page.getByRole('complementary', { name: /^(Chat|الدردشة)$/ });
const option = (page: Page, who: Account) => panel(page).getByRole('option', { name: new RegExp(who.displayName) });
const dialog = (page: Page) => panel(page).getByRole('group', { name: /^(Messages with|الرسائل مع)/ });
const field = (page: Page) => panel(page).getByRole('textbox', { name: /^(Message to|رسالة إلى)/ });
const toggle = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Chat', exact: true });

/** Goes to somebody with the keyboard: the list holds only what is in view, and finds the others by their names. */
const find = async (page: Page, who: Account) => {
  // A list forgets what was typed a second ago, which is soon over on a busy machine: then one types the name again.
  await expect(async () => {
    await panel(page).getByRole('option').first().focus();
    await page.keyboard.type(who.displayName);
    await expect(option(page, who)).toBeFocused({ timeout: 3000 });
  }).toPass();
};
const choose = async (page: Page, who: Account) => {
  await find(page, who);
  await page.keyboard.press('Enter');
};

/** Opens the panel from the toolbar and the dialog with somebody. */
const talkTo = async (page: Page, who: Account) => {
  await toggle(page).click();
  await choose(page, who);
  await expect(field(page)).toBeFocused();
};

const inArabic = async (page: Page) => {
  await page.evaluate(() => {
    localStorage.setItem('ezone.language', 'ar');
  });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
};

test('two people talk: one at a desk, one in Arabic on a phone', async ({ browser, server }) => {
  const [ada, leila] = [named('Ada'), named('Leila')];
  const [adasToken, leilasToken] = [await register(server.url, ada), await register(server.url, leila)];
  const desk = await arrive(browser, server, adasToken);
  const phone = await arrive(browser, server, leilasToken, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await inArabic(phone);

  await test.step('presence', async () => {
    await toggle(desk).click();
    await find(desk, leila);
    await expect(option(desk, leila)).toHaveAccessibleName(/Online/);
    await desk.keyboard.press('Enter');
    await expect(panel(desk).getByText('Start a conversation by typing your message below.')).toBeVisible();
  });
  await test.step('unread', async () => {
    await field(desk).fill('Hello Leila');
    await field(desk).press('Enter');
    await expect(field(desk)).toHaveValue('');
    await expect(dialog(desk).getByText('Sent')).toBeAttached();
    // Thirteen are there from the start.
    await expect(phone).toHaveTitle(/^\(14\) /);
  });
  await test.step('the whole width of the phone, from the bar at its foot', async () => {
    await phone.getByRole('navigation').getByRole('button', { name: 'الدردشة' }).tap();
    await expect(panel(phone)).toBeVisible();
    expect((await panel(phone).boundingBox())?.width).toBeCloseTo(390, 3);
    await option(phone, ada).tap();
    await expect(dialog(phone).getByText('Hello Leila')).toBeVisible();
    await expectAccessible(phone);
  });
  await test.step('read marks', async () => {
    await expect(dialog(desk).getByText('Read')).toBeAttached();
    await expect(phone).toHaveTitle(/^\(13\) /);
  });
  await test.step('typing', async () => {
    await field(phone).pressSequentially('مرحبا');
    await expect(panel(desk).getByText(`${leila.displayName} is typing …`)).toBeVisible();
    // On a phone Enter breaks the line.
    await field(phone).press('Enter');
    await field(phone).pressSequentially('يا آدا');
    await panel(phone).getByRole('button', { name: 'إرسال', exact: true }).tap();
    await expect(dialog(desk).getByText('مرحبا\nيا آدا')).toBeVisible();
    await expect(panel(desk).getByText(/is typing/)).toHaveCount(0);
    await expect(panel(desk).getByRole('log')).toContainText('مرحبا');
    await expectAccessible(desk);
  });
  await desk.context().close();
  await phone.context().close();
});

test('what is typed offline survives a reload and is sent once', async ({ browser, server }) => {
  const [ada, grace] = [named('Ada'), named('Grace')];
  const [adasToken, gracesToken] = [await register(server.url, ada), await register(server.url, grace)];
  const desk = await arrive(browser, server, adasToken);
  const other = await arrive(browser, server, gracesToken);
  await talkTo(desk, grace);
  await desk.context().setOffline(true);
  await field(desk).fill('Written in a tunnel');
  await field(desk).press('Enter');
  await field(desk).fill('And so was this');
  await field(desk).press('Control+Enter');
  await expect(dialog(desk).getByText('Waiting for the connection')).toHaveCount(2);
  await expect(panel(desk).getByText(/2 messages wait to be sent/)).toBeVisible();
  // A page cannot be fetched offline: the connection comes back while it is reloaded.
  await desk.context().setOffline(false);
  await desk.reload();
  await talkTo(other, ada);
  await expect(dialog(other).getByText('And so was this')).toBeVisible();
  await expect(dialog(other).getByText('Written in a tunnel')).toHaveCount(1);
  await talkTo(desk, grace);
  await expect(dialog(desk).getByText('Waiting for the connection')).toHaveCount(0);
  await expect(dialog(desk).getByText('Written in a tunnel')).toHaveCount(1);
  await desk.context().close();
  await other.context().close();
});

test('what the server refuses stays, and can be sent again', async ({ asUser: page, server, watch }) => {
  watch.allow(/WebSocket|ERR_/);
  const grace = named('Grace');
  await register(server.url, grace);
  await visit(page, '/home');
  let isBroken = true;
  // The server takes no message as long as it is broken: what it answers is rewritten on its way.
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const upstream = socket.connectToServer();
    upstream.onMessage((message) => {
      const refusal = '[{"ok":false,"error":{"statusCode":400,"message":"Broken"}}]';
      const isAnswer =
        typeof message === 'string' && /^43\/chat,\d+\[/.test(message) && message.includes('"clientMessageId"');
      socket.send(isBroken && isAnswer && typeof message === 'string' ? message.replace(/\[.*$/s, refusal) : message);
    });
  });
  await page.reload();
  await talkTo(page, grace);
  await field(page).fill('Try this');
  await field(page).press('Enter');
  await expect(panel(page).getByText('Not sent.')).toBeVisible();
  isBroken = false;
  await panel(page).getByRole('button', { name: 'Send again' }).click();
  await expect(dialog(page).getByText('Sent')).toBeAttached();
  await expect(dialog(page).getByText('Try this')).toHaveCount(1);
});

test.describe('the panel', () => {
  test('leaves its rail at the side, opens from it, and forgets who was selected', async ({ browser, server }) => {
    const grace = named('Grace');
    await register(server.url, grace);
    const desk = await arrive(browser, server, await register(server.url, named('Ada')));
    // The list has found its order.
    await expect(desk).toHaveTitle(/^\(13\) /);
    await find(desk, grace);
    const rail = await panel(desk).boundingBox();
    const main = await desk.getByRole('main').boundingBox();
    if (!rail || !main) throw new Error('The panel and the page are drawn.');
    expect(Math.round((desk.viewportSize()?.width ?? 0) - rail.x)).toBeGreaterThanOrEqual(70);
    expect(main.x + main.width).toBeLessThanOrEqual(rail.x + 1);

    await desk.keyboard.press('Enter');
    await expect(field(desk)).toBeFocused();
    expect(Math.round((await panel(desk).boundingBox())?.width ?? 0)).toBe(360);
    await desk.keyboard.press('Escape');
    await expect(field(desk)).toBeHidden();
    await expect(option(desk, grace)).toBeFocused();

    await toggle(desk).click();
    await expect(panel(desk).getByText('Select a contact to start a conversation.')).toBeVisible();
    await desk.getByRole('heading', { level: 1 }).click();
    await expect(toggle(desk)).toHaveAttribute('aria-expanded', 'false');
    await desk.context().close();
  });

  test('closes on its button and on Escape, topmost first', async ({ asUser: page }) => {
    await visit(page, '/home');
    await toggle(page).click();
    await panel(page).getByRole('option').first().click();
    await panel(page).getByRole('button', { name: 'Emoji' }).click();
    await expect(page.getByRole('searchbox', { name: 'Search emoji' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('searchbox', { name: 'Search emoji' })).toHaveCount(0);
    await expect(field(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(toggle(page)).toBeFocused();
    await toggle(page).click();
    await panel(page).getByRole('button', { name: 'Close chat' }).click();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('keeps what was typed, and takes emoji where the caret is', async ({ asUser: page }) => {
    await visit(page, '/home');
    await toggle(page).click();
    const alice = panel(page).getByRole('option', { name: /^Alice Freeman/ });
    await alice.click();
    await field(page).fill('Hi there');
    await field(page).press('Home');
    await field(page).press('ArrowRight');
    await field(page).press('ArrowRight');
    await panel(page).getByRole('button', { name: 'Emoji' }).click();
    await page.getByRole('searchbox', { name: 'Search emoji' }).fill('waving hand');
    await page.getByRole('option', { name: 'waving hand' }).click();
    await expect(field(page)).toHaveValue('Hi👋 there');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await page.reload();
    await toggle(page).click();
    await alice.click();
    await expect(field(page)).toHaveValue('Hi👋 there');
  });

  test('takes what is typed at once, before its field is drawn', async ({ asUser: page }) => {
    await visit(page, '/home');
    const alice = panel(page).getByRole('option', { name: /^Alice Freeman/ });
    await alice.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Are you there?');
    await expect(field(page)).toHaveValue('Are you there?');
    await expect(field(page)).toBeFocused();
  });

  for (const [language, dx] of [
    ['en', 200],
    ['ar', -200],
  ] as const) {
    test(`closes on a swipe towards its edge in ${language}`, async ({ browser, server }) => {
      const phone = await arrive(browser, server, await register(server.url, named('Ada')), {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      });
      if (language === 'ar') await inArabic(phone);
      await phone
        .getByRole('navigation')
        .getByRole('button', { name: /Chat|الدردشة/ })
        .tap();
      await expect(panel(phone)).toBeVisible();
      // It has come in when it covers the screen.
      await expect.poll(async () => Math.round((await panel(phone).boundingBox())?.x ?? -1)).toBe(0);
      const touch = await phone.context().newCDPSession(phone);
      const at = (x: number) => [{ x, y: 600 }];
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(200) });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(200 + dx / 2) });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(200 + dx * 0.9) });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await expect(panel(phone)).toBeHidden();
      await phone.context().close();
    });
  }

  test('is nothing for a guest', async ({ page }) => {
    await visit(page, '/pages/errors/error-404');
    await expect(page.getByRole('button', { name: 'Guest' })).toBeVisible();
    await expect(page.getByRole('complementary')).toHaveCount(0);
    await expect(toggle(page)).toHaveCount(0);
  });
});

test('a mood that could not be saved stays in its field, and can be saved again', async ({ asUser: page, watch }) => {
  watch.allow(/status of 500/);
  await visit(page, '/home');
  await toggle(page).click();
  await panel(page)
    .getByRole('button', { name: /^Your status/ })
    .click();
  await page.getByRole('menuitem', { name: /^Change your mood/ }).click();
  const mood = page.getByRole('textbox', { name: 'Mood' });
  await mood.fill('Out for tea');
  await page.route('**/api/chat/user/data', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('alert')).toContainText(
    'The change was not saved.',
  );
  await expect(mood).toHaveValue('Out for tea');
  await page.unroute('**/api/chat/user/data');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(mood).toHaveCount(0);
});

test('text of which nothing is seen is no message', async ({ browser, server, asUser: page }) => {
  const grace = named('Grace');
  await arrive(browser, server, await register(server.url, grace));
  await visit(page, '/home');
  await talkTo(page, grace);
  await field(page).fill('\u200b\u2060');
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('\u200b\u2060');
  await field(page).fill('\u200bHello');
  await field(page).press('Enter');
  await expect(dialog(page).getByText('Hello')).toBeVisible();
});
