import { keptToken } from './fixtures/accounts';
import { addNote, storedNotes } from './fixtures/notes';
import { expect, test } from './fixtures/test';
import { visit } from './fixtures/visit';

test('the start page shows what today brings, follows what is changed, and leads to it', async ({ asUser: page }) => {
  await visit(page, '/');
  const card = (name: string) => page.getByRole('region', { name });
  await expect(card('Unread mails').getByRole('listitem')).toHaveCount(4);
  await expect(card('Next events').getByRole('listitem').first()).toBeVisible();
  await expect(card('To do today').getByRole('listitem')).toHaveCount(3);

  // Somewhere else, such as on another device.
  const token = (await keptToken(page)) ?? '';
  await page.request.post('/api/todo-app/new-todo', {
    headers: { authorization: `Bearer ${token}` },
    data: { todo: { title: 'Call the harbour', dueDate: new Date(Date.now() - 7 * 86_400_000).toISOString() } },
  });
  await expect(card('To do today').getByRole('listitem').first()).toContainText('Call the harbour');

  await card('Recent notes').getByRole('link', { name: 'All notes' }).click();
  await addNote(page, 'Written just now');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(card('Recent notes').getByRole('listitem').first()).toContainText('Written just now');
  expect((await storedNotes(page))[0]?.title).toBe('Written just now');

  await card('Recent notes')
    .getByRole('link', { name: /Written just now/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Edit note' })).toBeVisible();
});
