import { expect, inLooks } from '../fixtures/inLooks';
import { pauseClock } from '../fixtures/pauseClock';
import { clearShortcuts } from '../fixtures/settings';
import { test } from '../fixtures/test';
import { visit } from '../fixtures/visit';

test.use({ hasDemoNotices: true });

inLooks('the quick panel and the notifications', 'user', async ({ page, look, keys, words }) => {
  await visit(page, '/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const button = (id: string) => page.getByRole('banner').getByRole('button', { name: words(id) });
  const panel = (id: string) => page.getByRole('complementary', { name: words(id) });

  const quick = panel('shell.quickPanel.title');
  const opener = look.isPhone ? page.getByRole('banner').getByRole('button').last() : button('shell.quickPanel.title');
  const open = async () => {
    await keys.enter(opener);
    if (look.isPhone) await keys.pick(page.getByRole('menuitem', { name: words('shell.quickPanel.title') }));
  };
  await open();
  for (const id of ['notifications', 'cloudSync', 'retroThrusters']) {
    const toggle = quick.getByRole('switch', { name: words(`shell.quickPanel.${id}`) });
    await keys.reach(toggle);
    const wasOn = await toggle.isChecked();
    await keys.press(' ');
    await expect(toggle).toBeChecked({ checked: !wasOn });
  }
  await keys.press('Escape');
  await expect(quick).toBeHidden();
  await expect(opener).toBeFocused();
  await open();
  await keys.enter(quick.getByRole('button', { name: words('shell.quickPanel.close') }));
  await expect(quick).toBeHidden();

  const notifications = panel('shell.notifications.title');
  const empty = notifications.getByText(words('shell.notifications.empty'));
  await keys.enter(button('shell.notifications.title'));
  await keys.enter(notifications.getByRole('listitem').getByRole('button').first());
  await expect(empty).toBeVisible();
  const undo = page.getByRole('button', { name: words('shell.words.undo') });
  await keys.enter(undo);
  await expect(empty).toBeHidden();
  await keys.reach(notifications.getByRole('button', { name: words('shell.notifications.dismissAll') }), 'Shift+Tab');
  await keys.press('Enter');
  await expect(empty).toBeVisible();
  await keys.enter(notifications.getByRole('button', { name: words('shell.notifications.close') }));
  await expect(notifications).toBeHidden();
  await expect(button('shell.notifications.title')).toBeFocused();
});

inLooks('a notification that passes by is closed', 'user', async ({ page, keys, words }) => {
  await page.clock.install();
  const asked = page.waitForResponse('**/api/config');
  await visit(page, '/home');
  await (await asked).finished();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const passing = page.getByRole('region', { name: words('toast.region.notifications') });
  // None passes by while the keys are on their way to it.
  await pauseClock(page);
  for (const [milliseconds, id] of [
    [4000, 'success'],
    [2000, 'error'],
    [2000, 'warning'],
    [2000, 'info'],
  ] as const) {
    await page.clock.runFor(milliseconds);
    const message = passing.getByText(words(`shell.demo.${id}`));
    await expect(message).toBeVisible();
    await keys.enter(passing.getByRole('button').first());
    await page.clock.runFor(500);
    await expect(message).toBeHidden();
  }
});

inLooks('the chat', 'user', async ({ page, look, keys, words }) => {
  await visit(page, '/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const chat = page.getByRole('complementary', { name: words('menu.chat.title') });
  const entry = look.isPhone ? page.getByRole('navigation') : page.getByRole('banner');
  await keys.enter(entry.getByRole('button', { name: words('menu.chat.title') }).first());
  await expect(chat.getByText(words('chat.panel.select'))).toBeVisible();

  await keys.reach(chat.getByRole('listbox', { name: words('chat.contacts.label') }));
  await keys.press('ArrowDown', 'Enter');
  const field = chat.getByRole('textbox', { name: new RegExp(words('chat.composer.label', { name: '' }).trim()) });
  await expect(field).toBeFocused();
  await keys.type('Hello');
  await keys.enter(chat.getByRole('button', { name: words('chat.composer.send'), exact: true }));
  await expect(field).toHaveValue('');
  await expect(chat.getByRole('group').getByText('Hello')).toBeVisible();

  await keys.press('Escape');
  await expect(chat.getByText(words('chat.panel.select'))).toBeHidden();
  await expect(field).toBeHidden();
});

inLooks('shortcuts', 'user', async ({ page, look, keys, words }) => {
  await clearShortcuts(page);
  await visit(page, '/home');
  // All that a load brings has arrived, the unread messages last.
  await expect(page).toHaveTitle(/^\(13\) /);
  const openMenu = async () => {
    if (look.isPhone) await keys.enter(page.getByRole('button', { name: words('shell.navbar.open') }));
    await keys.enter(page.getByRole('button', { name: words('shell.shortcuts.edit') }).first());
    await expect(field).toBeFocused();
  };
  const field = page.getByRole('searchbox', { name: words('shortcuts.menu.search') });
  const title = words('menu.notes.title');
  await openMenu();
  await keys.type('no such page');
  await expect(field).toHaveValue('no such page');
  await expect(page.getByText(words('shell.words.noResults'))).toBeVisible();
  await keys.press('ControlOrMeta+a');
  await keys.type(title);
  await keys.reach(page.getByRole('grid', { name: words('shortcuts.menu.more') }));
  await keys.press('Enter');
  const mine = page.getByRole('grid', { name: words('shortcuts.menu.chosen') });
  await expect(mine.getByRole('row', { name: title })).toBeVisible();
  await keys.press('Escape');
  const link = page.getByRole('list', { name: words('shell.shortcuts.title') }).getByRole('link', { name: title });
  await keys.enter(link.first());
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
});
