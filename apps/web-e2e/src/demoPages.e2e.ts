import { expectAccessible } from './fixtures/expectAccessible';
import { expect, test } from './fixtures/test';
import { visit } from './fixtures/visit';

test('a demo form looks at what is typed, and says that it is a demo', async ({ page }) => {
  await visit(page, '/pages/faq');
  await page.getByRole('button', { name: 'Authentication' }).click();
  await page.getByRole('link', { name: 'Register page 2' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
  const submit = page.getByRole('button', { name: 'Create the account' });
  await page.getByLabel('Your name').fill('Nora');
  await page.getByLabel('Email').fill('nora');
  await page.getByLabel('New password').fill('a lighthouse');
  await expect(page.getByText('This is not an email address.')).toBeVisible();
  await expect(submit).toBeDisabled();
  await page.getByLabel('Email').fill('nora@example.com');
  await page.getByLabel('The password once more').fill('a lighthouse');
  await page.getByText('I accept the terms of use').click();
  await submit.click();
  await expect(page.getByText('this is a demo page: nothing was sent')).toBeVisible();
  await expectAccessible(page);
});

test('the invoice of the demo is one sheet of paper in both looks', async ({ asUser: page }) => {
  for (const look of ['compact', 'modern']) {
    await visit(page, `/pages/invoices/${look}`);
    const total = page.getByText(/^(US)?\$9,000\.00$/);
    await expect(total.first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(total.last()).toBeVisible();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'screen' });
  }
});
