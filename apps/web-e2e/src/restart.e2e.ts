import { expect, test } from './fixtures/test';
import { visit } from './fixtures/visit';

for (const how of ['restart', 'crash'] as const) {
  test(`a ${how} of the server ends no session and loses no setting`, async ({ page, user, server }) => {
    await visit(page, '/home');
    await page.getByRole('button', { name: new RegExp(user.displayName) }).click();
    await page.getByRole('menuitem', { name: 'Dark colours' }).click();
    await expect(page.getByText('User data saved with api')).toBeVisible();
    await page.goto('about:blank');

    await server[how]();

    await visit(page, '/home');
    await page.getByRole('button', { name: new RegExp(user.displayName) }).click();
    await expect(page.getByRole('menuitem', { name: 'Light colours' })).toBeVisible();
  });
}
