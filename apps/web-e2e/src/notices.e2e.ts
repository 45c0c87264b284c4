import type { Locator } from '@playwright/test';
import { expectAccessible } from './fixtures/expectAccessible';
import { pauseClock } from './fixtures/pauseClock';
import { setSettings } from './fixtures/settings';
import { expect, test } from './fixtures/test';
import type { Page } from './fixtures/test';
import { visit } from './fixtures/visit';

const snackbars = (page: Page) => page.getByRole('region', { name: 'New notifications' });

const demo = [
  'Great Job! this is awesome.',
  'Hey there is a problem!',
  'There might be a problem here!',
  'This is some general information.',
] as const;

test.use({ hasDemoNotices: true });

/** Opens a page whose clock the journey sets, and waits until it knows that there are demo notifications. */
const arriveUnderClock = async (page: Page) => {
  await page.clock.install();
  const asked = page.waitForResponse('**/api/config');
  await visit(page, '/home');
  await (await asked).finished();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

test('the demo notifications pass by at 4, 6, 8 and 10 seconds, once in a session of the browser', async ({
  asUser: page,
}) => {
  await arriveUnderClock(page);
  await page.clock.fastForward(4000);
  await expect(snackbars(page).getByText(demo[0])).toBeVisible();
  await page.clock.fastForward(2000);
  await expect(snackbars(page).getByRole('alert')).toHaveText(demo[1]);
  await page.clock.fastForward(2000);
  await expect(snackbars(page).getByText(demo[2])).toBeVisible();
  await page.clock.fastForward(2000);
  await expect(snackbars(page).getByText(demo[3])).toBeVisible();

  // The pointer holds them; each can also be closed.
  await snackbars(page).getByText(demo[3]).hover();
  await page.clock.fastForward(60_000);
  await expect(snackbars(page).getByText(demo[3])).toBeVisible();
  await expectAccessible(page);
  // The first has gone by itself.
  for (const left of [3, 2, 1]) {
    await expect(snackbars(page).getByRole('button', { name: 'Dismiss' })).toHaveCount(left);
    await snackbars(page).getByRole('button', { name: 'Dismiss' }).first().press('Enter');
  }
  await expect(snackbars(page).getByRole('button')).toHaveCount(0);
  await page.clock.fastForward(60_000);
  await expect(snackbars(page).getByRole('button')).toHaveCount(0);
  await page.getByRole('button', { name: 'Notifications' }).click();
  await expect(page.getByRole('complementary').getByText(demo[0])).toHaveCount(0);
  await arriveUnderClock(page);
  await page.clock.fastForward(20_000);
  await expect(snackbars(page).getByRole('button')).toHaveCount(0);
});

test.describe('in the other journeys', () => {
  test.use({ hasDemoNotices: false });

  test('no demo notifications pass by', async ({ asUser: page }) => {
    await arriveUnderClock(page);
    // What has come stays while the clock stands.
    await pauseClock(page);
    await page.clock.runFor(4500);
    await page.getByRole('button', { name: 'Notifications' }).click();
    await page.clock.runFor(1000);
    await expect(page.getByRole('complementary', { name: 'Notifications' })).toBeVisible();
    expect(await snackbars(page).getByRole('button').count()).toBe(0);
  });
});

test('a guest sees no demo notifications', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/pages/errors/error-404');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.fastForward(20_000);
  await expect(snackbars(page).getByRole('button')).toHaveCount(0);
});

test('a dismissal can be taken back, also for good', async ({ asUser: page, user }) => {
  await visit(page, '/home');
  await page.getByRole('button', { name: 'Notifications' }).click();
  const panel = page.getByRole('complementary', { name: 'Notifications' });
  const welcome = panel.getByText(`Welcome to Ezone, ${user.displayName}!`);
  await expect(welcome).toBeVisible();
  await panel.getByRole('button', { name: /^Dismiss “Welcome/ }).click();
  await expect(panel.getByText('There are no notifications for now.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(welcome).toBeVisible();
  await panel.getByRole('button', { name: /^Dismiss “Welcome/ }).click();
  await expect(welcome).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(welcome).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Notifications' }).click();
  await expect(welcome).toBeVisible();
});

test('the quick panel shows the day, and its switches are a local affair', async ({ asUser: page }) => {
  await page.clock.setFixedTime('2026-03-01T10:00:00Z');
  await visit(page, '/home');
  await page.getByRole('button', { name: 'Quick panel' }).click();
  const panel = page.getByRole('complementary', { name: 'Quick panel' });
  await expect(panel.getByRole('heading', { name: /Sunday.*1 March 2026|Sunday.*March 1, 2026/ })).toBeVisible();
  await expect(panel.getByRole('region', { name: 'Events' }).getByRole('listitem')).toHaveCount(4);
  await expect(panel.getByRole('region', { name: 'Notes' }).getByRole('listitem')).toHaveCount(2);
  await panel.getByRole('switch', { name: 'Cloud Sync' }).press(' ');
  await expect(panel.getByRole('switch', { name: 'Cloud Sync' })).toBeChecked();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Quick panel' })).toBeFocused();
  await page.reload();
  await page.getByRole('button', { name: 'Quick panel' }).press('Enter');
  await expect(panel.getByRole('switch', { name: 'Cloud Sync' })).not.toBeChecked();
});

for (const style of ['layout1', 'layout2', 'layout3'])
  for (const width of [1440, 390])
    test(`${style}, ${String(width)} px: a message at the top covers no title`, async ({ asUser: page }) => {
      await setSettings(page, { layout: { style } });
      await page.setViewportSize({ width, height: 844 });
      await visit(page, '/home');
      const message = page.getByRole('region', { name: 'Messages' }).getByText(/^Logg(ing|ed) in with JWT$/);
      await expect(message).toBeVisible();
      const isAbove = async (below: Locator) => {
        const { y = 0 } = (await below.boundingBox()) ?? {};
        const { y: top = 0, height = 0 } = (await message.boundingBox()) ?? {};
        return top + height <= y;
      };
      await expect.poll(() => isAbove(page.getByRole('heading', { level: 1 }))).toBe(true);
      await message.hover();
      await page.keyboard.press('?');
      const title = page.getByRole('dialog').getByRole('heading', { name: 'Keyboard shortcuts' });
      await expect(title).toBeVisible();
      const isClear = async () => {
        const { y = 0, height = 0 } = (await title.boundingBox()) ?? {};
        const { y: top = 0 } = (await message.boundingBox()) ?? {};
        return (await isAbove(title)) || top >= y + height;
      };
      await expect.poll(isClear).toBe(true);
    });

/** The edges of what is shown, in pixels of the screen. */
const edgesOf = async (element: Locator) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  return { left: x, top: y, right: x + width, bottom: y + height };
};

test('a snackbar covers no panel, and on a phone not the place where one writes', async ({ asUser: page }) => {
  await arriveUnderClock(page);
  await page.clock.fastForward(4000);
  await page.clock.fastForward(2000);
  const snackbar = snackbars(page).getByRole('alert');
  await snackbar.hover();

  const chat = page.getByRole('complementary', { name: 'Chat' });
  const { left } = await edgesOf(chat);
  expect((await edgesOf(snackbar)).right).toBeLessThanOrEqual(left);
  await page.getByRole('button', { name: 'Quick panel' }).press('Enter');
  const quick = page.getByRole('complementary', { name: 'Quick panel' });
  await expect(quick).toBeVisible();
  expect((await edgesOf(snackbar)).right).toBeLessThanOrEqual(1440 - 280);
  await page.keyboard.press('Escape');
  await chat.getByRole('option').first().press('Enter');
  const field = chat.getByRole('textbox', { name: /^Message to/ });
  await expect(field).toBeFocused();
  expect((await edgesOf(snackbar)).right).toBeLessThanOrEqual(1440 - 360);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(field).toBeVisible();
  expect((await edgesOf(snackbar)).bottom).toBeLessThanOrEqual((await edgesOf(field)).top);
});
