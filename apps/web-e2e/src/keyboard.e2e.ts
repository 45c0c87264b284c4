import { expectAccessible } from './fixtures/expectAccessible';
import { expect, test } from './fixtures/test';
import { visit } from './fixtures/visit';

test('keys lead to pages, open panels and fold the menu, and the list of them says so', async ({ asUser: page }) => {
  await visit(page, '/home');
  await page.getByRole('main').focus();
  await page.keyboard.press('[');
  await expect(page.getByRole('button', { name: 'Unfold menu' })).toBeVisible();
  await page.keyboard.press('.');
  await expect(page.getByRole('complementary', { name: 'Quick panel' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByText('New note')).toBeVisible();
  await expectAccessible(page);
});

test('keys of the page work also from the rail of the chat', async ({ asUser: page }) => {
  await visit(page, '/apps/notes');
  const first = page.getByRole('list', { name: 'Notes' }).getByRole('link').first();
  await expect(first).toBeVisible();
  await page.getByRole('complementary', { name: 'Chat' }).getByRole('option').first().focus();
  await page.keyboard.press('j');
  await expect(first).toBeFocused();
  await page.keyboard.press('e');
  await expect(page.getByText('Note archived.')).toBeVisible();
});

test('Tab closes a menu and goes on from its button', async ({ asUser: page }) => {
  await visit(page, '/home');
  const language = page.getByRole('button', { name: 'Language' });
  for (const [keys, next] of [
    ['Tab', page.getByRole('button', { name: 'Font size' })],
    ['Shift+Tab', page.getByRole('button', { name: 'Edit shortcuts' }).last()],
  ] as const) {
    await language.press('Enter');
    await expect(page.getByRole('menuitemradio').first()).toBeFocused();
    await page.keyboard.press(keys);
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(next).toBeFocused();
  }
  const status = page.getByRole('button', { name: /^Your status/ });
  await status.press('Enter');
  await expect(page.getByRole('menuitemradio').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(status).not.toBeFocused();
});

test('the browser does not get Ctrl K from what lies over the page', async ({ asUser: page }) => {
  await visit(page, '/home');
  await page.evaluate(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey && event.key === 'k')
        setTimeout(() => (document.body.dataset.isOurs = String(event.defaultPrevented)));
    };
    window.addEventListener('keydown', hear, true);
  });
  const isOurs = async () => {
    await page.evaluate(() => delete document.body.dataset.isOurs);
    await page.keyboard.press('Control+k');
    await expect(page.locator('body')).toHaveAttribute('data-is-ours', 'true');
  };
  const leave = async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await page.getByRole('button', { name: 'Language' }).press('Enter');
  await expect(page.getByRole('menuitemradio').first()).toBeFocused();
  await isOurs();
  await leave();
  await page.getByRole('button', { name: 'Font size' }).click();
  await page.getByRole('slider').focus();
  await isOurs();
  await leave();
  await page.getByRole('button', { name: 'Edit shortcuts' }).first().click();
  await expect(page.getByRole('searchbox', { name: 'Search for a page' })).toBeFocused();
  await isOurs();
  await leave();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await isOurs();
  await leave();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
  await page.keyboard.type('notes');
  await isOurs();
});

test('single keys can be switched off', async ({ asUser: page }) => {
  await visit(page, '/home');
  await page.getByRole('main').focus();
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByText('Keys without Ctrl or ⌘').click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('[');
  await page.reload();
  await page.getByRole('main').focus();
  await page.keyboard.press('[');
  await expect(page.getByRole('button', { name: 'Fold menu' })).toBeVisible();
});
