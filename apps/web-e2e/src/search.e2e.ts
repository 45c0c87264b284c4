import { expectAccessible } from './fixtures/expectAccessible';
import { expect, test } from './fixtures/test';
import { visit } from './fixtures/visit';

test('finds pages and commands by keyboard alone', async ({ asUser: page }) => {
  await visit(page, '/home');
  await page.getByRole('main').focus();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: 'Search' });
  const field = search.getByRole('searchbox', { name: 'Search' });
  await expect(field).toBeFocused();
  await page.keyboard.type('nothing has this name');
  await expect(search.getByText('No results..').last()).toBeVisible();
  await field.fill('NOT');
  await expect(search.getByRole('menuitem').first()).toHaveText('Notes G N');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();

  // A command, too; what was written before is forgotten.
  await visit(page, '/home');
  await page.getByRole('main').focus();
  await page.keyboard.press('/');
  await expect(field).toHaveValue('');
  await page.keyboard.type('quick');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: 'Quick panel' })).toBeVisible();
  await expect(search).toBeHidden();
});

test('what is typed while the search is being fetched stands in its field, and does nothing to the page', async ({
  asUser: page,
}) => {
  const { promise, resolve } = Promise.withResolvers<null>();
  await page.route(/LoadedSearch-.*\.js/, async (route) => {
    await promise;
    await route.continue();
  });
  await visit(page, '/apps/notes');
  const first = page.getByRole('list', { name: 'Notes' }).getByRole('link').first();
  await first.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('e#gicons');
  await expect(first).toBeFocused();
  resolve(null);
  const field = page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox');
  await expect(field).toHaveValue('e#gicons');
  await expect(field).toBeFocused();
  await page.keyboard.type('!');
  await expect(field).toHaveValue('e#gicons!');

  // What is done with the note that has the focus is offered, and done, from there only.
  await field.fill('archive the');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Note archived.')).toBeVisible();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await field.fill('archive the');
  const found = page.getByRole('dialog', { name: 'Search' }).getByRole('menuitem');
  await expect(found.filter({ hasText: 'Everything with “archive the”' })).toBeVisible();
  await expect(found.filter({ hasText: /^Archive the note/ })).toHaveCount(0);
});

test('what is in all apps is found beside pages, and opened', async ({ asUser: page }) => {
  await visit(page, '/apps/mail/inbox');
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: 'Search' });
  await search.getByRole('searchbox').fill('hugo');
  await search.getByRole('menuitem', { name: 'The March invoice is paid – Mail' }).click();
  await expect(page.getByRole('heading', { name: 'The March invoice is paid' })).toBeVisible();
  await expect(search).toBeHidden();
});

test('Escape closes the search and gives the focus back', async ({ asUser: page }) => {
  await visit(page, '/home');
  const opener = page.getByRole('button', { name: 'Search' });
  await opener.click();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeHidden();
  await expect(opener).toBeFocused();
});

test('on a phone the search fills the screen and has a way out', async ({ asUser: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/home');
  await page.getByRole('button', { name: 'Search' }).click();
  const search = page.getByRole('dialog', { name: 'Search' });
  await search.getByRole('searchbox').fill('dark');
  await expectAccessible(page);
  await search.getByRole('menuitem', { name: 'Dark colours' }).click();
  await expect(search).toBeHidden();
  await page.getByRole('button', { name: 'Search' }).click();
  await search.getByRole('searchbox').fill('light');
  await expect(search.getByRole('menuitem', { name: 'Light colours' })).toBeVisible();
  await search.getByRole('button', { name: 'Close the search' }).click();
  await expect(search).toBeHidden();
});
