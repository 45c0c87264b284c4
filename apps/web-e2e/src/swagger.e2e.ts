import { expect, test } from './fixtures/test';
import type { Page } from './fixtures/test';

const call = (page: Page, path: string) => page.locator('.opblock').filter({ hasText: path });
const find = async (page: Page, words: string) => {
  await page.getByPlaceholder('Filter by tag').fill(words);
};

test('somebody finds a call by its path, signs in, and makes it', async ({ page }) => {
  await page.goto('/api/docs');
  await find(page, 'AUTH/SIGN-IN');
  const signIn = call(page, '/api/auth/sign-in');
  await signIn.locator('.opblock-summary-control').click();
  await signIn.getByRole('button', { name: 'Try it out' }).click();
  await signIn.getByRole('button', { name: 'Execute' }).click();
  const answer = signIn.locator('.live-responses-table .microlight').first();
  await expect(answer).toContainText('access_token');
  const [, token = ''] = /"access_token": "([^"]+)"/.exec(await answer.innerText()) ?? [];

  await page.getByRole('button', { name: 'Authorize' }).click();
  const dialog = page.locator('.modal-ux');
  // The other form is for API tokens.
  const ofSessions = dialog.locator('form').filter({ hasText: /^bearer/ });
  await ofSessions.getByLabel('auth-bearer-value').fill(token);
  await ofSessions.getByRole('button', { name: 'Apply credentials' }).click();
  await dialog.getByRole('button', { name: 'Close' }).first().click();

  await find(page, 'notes-app/notes');
  const notes = call(page, '/api/notes-app/notes');
  await notes.locator('.opblock-summary-control').click();
  await notes.getByRole('button', { name: 'Try it out' }).click();
  await notes.getByRole('button', { name: 'Execute' }).click();
  await expect(notes.locator('.live-responses-table .response-col_status').last()).toContainText('200');
});
