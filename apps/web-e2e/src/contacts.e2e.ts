import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { keptToken, register, somebody } from './fixtures/accounts';
import { expect, test } from './fixtures/test';
import { visit } from './fixtures/visit';

type Contact = { id: string; name: string; lastName: string; phone: string };
type User = { starred: string[]; groups: { name: string; contactIds: string[] }[] };

const ask = async (page: Page, call: string) => {
  const headers = { authorization: `Bearer ${(await keptToken(page)) ?? ''}` };
  return (await page.request.get(`/api/contacts-app/${call}`, { headers })).json();
};
/** The contacts as the server has them. */
const stored = (page: Page) => ask(page, 'contacts') as Promise<Contact[]>;
const storedAs = async (page: Page, name: string) => (await stored(page)).find((contact) => contact.name === name);
const user = (page: Page) => ask(page, 'user') as Promise<User>;
const row = (page: Page, name: string): Locator => page.getByRole('row', { name, exact: true });

test('a contact is added, starred, grouped, written into, found by two keys, removed and taken back', async ({
  asUser: page,
}) => {
  await visit(page, '/apps/contacts');
  await expect(page).toHaveURL(/\/apps\/contacts\/all$/);
  await expect(page.getByRole('row').first()).toBeVisible();

  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'New contact' });
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Zuleika');
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('Quist');
  await dialog.getByRole('textbox', { name: 'Email' }).fill('zuleika@example.com');
  // It is seen before the server has it, which is asked nothing about it until then.
  const { promise: isSeen, resolve: see } = Promise.withResolvers<true>();
  await page.route('**/contacts-app/add-contact', async (route) => {
    await isSeen;
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Add', exact: true }).dblclick();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'zuleika@example.com' })).toBeVisible();
  see(true);
  await expect.poll(async () => (await stored(page)).filter(({ name }) => name === 'Zuleika').length).toBe(1);
  const { id = '' } = (await storedAs(page, 'Zuleika')) ?? {};

  // By keys: a star, a new group, and something written.
  await page.keyboard.press('s');
  await expect.poll(async () => (await user(page)).starred).toContain(id);
  await page.keyboard.press('l');
  const groups = page.getByRole('dialog', { name: 'Groups of Zuleika Quist' });
  await groups.getByRole('textbox', { name: 'New group' }).fill('Choir');
  await groups.getByRole('textbox', { name: 'New group' }).press('Enter');
  await expect(groups.getByRole('checkbox', { name: 'Choir' })).toBeChecked();
  await groups.getByRole('button', { name: 'Done' }).click();
  await expect.poll(async () => (await user(page)).groups.at(-1)).toMatchObject({ name: 'Choir', contactIds: [id] });
  await page.keyboard.press('e');
  await page.getByRole('textbox', { name: 'Phone' }).fill('+31 20 555 0100');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: '+31 20 555 0100' })).toBeVisible();

  // Two keys find a name; a key removes it, and another takes that back.
  await page.keyboard.press('Escape');
  // Until the list is there, the key is that of the search over all.
  await expect(row(page, 'Zuleika Quist')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('zq');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'zuleika@example.com' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row')).toHaveCount(1);
  await row(page, 'Zuleika Quist').focus();
  await page.keyboard.press('#');
  await expect(page.getByText('Nothing holds “zq”.')).toBeVisible();
  await expect.poll(() => storedAs(page, 'Zuleika')).toBeUndefined();
  await page.keyboard.press('Control+z');
  await expect(row(page, 'Zuleika Quist')).toBeVisible();
  await expect.poll(async () => (await user(page)).groups.at(-1)?.contactIds).toEqual([id]);
  expect((await storedAs(page, 'Zuleika'))?.phone).toBe('+31 20 555 0100');
});

test('a mail is written to a contact, and Back leads to the contact again', async ({ asUser: page }) => {
  await visit(page, '/apps/contacts/all');
  await page.getByRole('row').first().click();
  const link = page.getByRole('link', { name: 'Write mail' });
  const email = decodeURIComponent((await link.getAttribute('href'))?.split('compose=')[1] ?? '');
  expect(email).toContain('@');
  await link.click();
  await expect(page.getByText(email).first()).toBeVisible();
  await expect(page).not.toHaveURL(/compose=/);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Write mail' })).toBeVisible();
});

test('a file comes in after a look at it, goes out the same, and is taken back at once', async ({ asUser: page }) => {
  await visit(page, '/apps/contacts/all');
  const before = (await stored(page)).length;
  const menu = page.getByRole('button', { name: 'Import, export and duplicates' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Import contacts' }).click();
  const card = (version: string, lines: string[]) =>
    ['BEGIN:VCARD', `VERSION:${version}`, ...lines, 'END:VCARD', ''].join('\r\n');
  const text =
    card('3.0', ['N:Lund;Eskil;;;', 'FN:Eskil Lund', 'NOTE:One\\nTwo']) +
    card('2.1', ['N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=C3=84ij=C3=A4;Aino', 'TEL;CELL:+358 40 555 0100']);
  const file = { name: 'people.vcf', mimeType: 'text/vcard', buffer: Buffer.from(text) };
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
  await page.getByRole('dialog').getByRole('button', { name: 'Add 2 contacts' }).click();
  await expect(page.getByText('2 contacts added.')).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search contacts' });
  await search.fill('aija');
  await expect(row(page, 'Aino Äijä')).toBeVisible();
  await expect.poll(async () => (await stored(page)).length).toBe(before + 2);

  await menu.click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'vCard 3.0' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('contacts.vcf');
  expect(await readFile(await download.path(), 'utf8')).toContain('N:Äijä;Aino;;;');
  // The notice may be over by now.
  await page.keyboard.press('ControlOrMeta+z');
  await expect(row(page, 'Aino Äijä')).toHaveCount(0);
  await expect.poll(async () => (await stored(page)).length).toBe(before);
});

test('the chat with a contact who is a user opens from the contact', async ({ asUser: page, server }) => {
  const friend = somebody('Nadia Peel');
  await register(server.url, friend);
  const headers = { authorization: `Bearer ${(await keptToken(page)) ?? ''}` };
  const contact = { name: 'Nadia', lastName: 'Peel', email: friend.email };
  await page.request.post('/api/contacts-app/add-contact', {
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    data: { contact },
  });
  await visit(page, '/apps/contacts/all?q=nadia');
  await row(page, 'Nadia Peel').click();
  await page.getByRole('main').getByRole('button', { name: 'Chat', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'Chat' });
  await expect(panel.getByRole('textbox', { name: /^Message to/ })).toBeFocused();
  await expect(panel.getByRole('heading', { name: 'Nadia Peel' })).toBeVisible();
});

test('a press right after the list was scrolled opens what is under it', async ({ asUser: page }) => {
  await visit(page, '/apps/contacts');
  await expect(page.getByRole('row').first()).toBeVisible();
  const list = await page.getByRole('grid').boundingBox();
  const middle = { x: (list?.x ?? 0) + (list?.width ?? 0) / 2, y: (list?.y ?? 0) + (list?.height ?? 0) / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.getByRole('grid').evaluate(
    (grid) =>
      new Promise((resolve) => {
        grid.addEventListener('scroll', () => requestAnimationFrame(resolve), { once: true });
        grid.scrollBy(0, 200);
      }),
  );
  await page.mouse.click(middle.x, middle.y);
  await expect(page).toHaveURL(/\/apps\/contacts\/all\/.+/);
});
