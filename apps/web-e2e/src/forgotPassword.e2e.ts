import { register, signIn, somebody } from './fixtures/accounts';
import { expectAccessible } from './fixtures/expectAccessible';
import { expect, test } from './fixtures/test';
import { visit } from './fixtures/visit';

test('who has forgotten the password chooses another one by the link, and signs in with it', async ({
  page,
  server,
}) => {
  const ada = somebody();
  await register(server.url, ada);
  await visit(page, '/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Email' }).fill(ada.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`If there is an account for ${ada.email}`)).toBeVisible();
  // The server of a journey sends no mail, and says where the link is.
  await expect(page.getByText(/is in the log of this server/)).toBeVisible();

  const link = () => /\/reset-password#token=[\w-]+/.exec(server.output)?.[0] ?? '';
  await expect.poll(link).not.toBe('');
  const path = link();
  await page.goto('/');
  await page.goto(path);
  await expectAccessible(page);
  await page.getByLabel('New password', { exact: true }).fill('another horse');
  await page.getByLabel('Confirm password').fill('another horse');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByText(/Your password was changed/)).toBeVisible();
  await page.getByRole('link', { name: 'Back to the sign-in page' }).click();
  await signIn(page, { ...ada, password: 'another horse' });
});

test('a link that does not hold says so, and leads to another one', async ({ page, watch }) => {
  watch.allow(/400 \(Bad Request\).*reset-password/);
  await visit(page, '/reset-password#token=made-up');
  await page.getByLabel('New password', { exact: true }).fill('another horse');
  await page.getByLabel('Confirm password').fill('another horse');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('This link is not valid any more');
  await page.getByRole('link', { name: 'Ask for another link' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
});
