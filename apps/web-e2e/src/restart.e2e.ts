import { keptToken } from './fixtures/accounts';
import { expect, test } from './fixtures/test';
import type { Page } from './fixtures/test';
import { visit } from './fixtures/visit';

/** Takes a note for the user of a page; answers it as it is stored. */
const takeNote = async (page: Page) => {
  const headers = { authorization: `Bearer ${(await keptToken(page)) ?? ''}` };
  const data = { note: { title: 'Before the server ends' } };
  const answer = await page.request.post('/api/notes-app/create-note', { headers, data });
  return { headers, note: (await answer.json()) as object };
};

for (const how of ['restart', 'crash'] as const) {
  test(`a ${how} of the server ends no session, and loses no setting and no note`, async ({ page, user, server }) => {
    await visit(page, '/home');
    await page.getByRole('button', { name: new RegExp(user.displayName) }).click();
    await page.getByRole('menuitem', { name: 'Dark colours' }).click();
    await expect(page.getByText('User data saved with api')).toBeVisible();
    const { headers, note } = await takeNote(page);
    await page.goto('about:blank');

    await server[how]();

    await visit(page, '/home');
    await page.getByRole('button', { name: new RegExp(user.displayName) }).click();
    await expect(page.getByRole('menuitem', { name: 'Light colours' })).toBeVisible();
    const notes = await page.request.get('/api/notes-app/notes', { headers });
    expect(await notes.json()).toContainEqual(note);
  });
}
