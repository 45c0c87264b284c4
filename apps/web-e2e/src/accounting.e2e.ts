import { expectAccessible } from './fixtures/expectAccessible';
import { expect, test } from './fixtures/test';
import { visit } from './fixtures/visit';

const OFX = `OFXHEADER:100
DATA:OFXSGML
VERSION:102

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKACCTFROM><ACCTID>42</BANKACCTFROM><BANKTRANLIST>
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260302<TRNAMT>-42.17<FITID>J1<NAME>Zebra Telephone</STMTTRN>
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260304<TRNAMT>100.00<FITID>J2<NAME>Zebra Gallery</STMTTRN>
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;

test('an account is added, a statement is read into it twice without doubles, and balances follow', async ({
  asUser: page,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  await visit(page, '/chart_of_account');
  const row = (name: RegExp) => page.getByRole('row', { name });
  await expect(row(/1000 Assets/)).toBeVisible();
  await page.getByRole('button', { name: 'Actions for 1000 Assets' }).click();
  await page.getByRole('menuitem', { name: 'Add below' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Code' }).fill('1030');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Zebra Bank');
  await dialog.getByRole('checkbox', { name: /Kept at a bank/ }).check({ force: true });
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(row(/1030 Zebra Bank/)).toContainText('$0.00');

  await visit(page, '/banking');
  await page.getByRole('link', { name: /Zebra Bank/ }).click();
  await expect(page.getByText('Nothing has moved on this account yet.')).toBeVisible();
  const choose = async () => {
    await page.getByRole('button', { name: 'Bring in a statement' }).click();
    const file = { name: 'march.ofx', mimeType: 'application/x-ofx', buffer: Buffer.from(OFX) };
    await dialog.locator('input[type=file]').setInputFiles(file);
  };
  await choose();
  await dialog.getByRole('button', { name: 'Add 2 transactions' }).click();
  await expect(page.getByRole('link', { name: /Zebra Bank/ })).toContainText('$57.83');
  await choose();
  await expect(dialog.getByText('Nothing will be added, none is wrong.')).toBeVisible();
  await expect(dialog.getByText('Here already')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('2 transactions', { exact: true })).toBeVisible();
  await expectAccessible(page);

  const forOf = (text: string) => page.getByRole('button', { name: `What it was for: ${text}` });
  await forOf('Zebra Telephone').click();
  await page.getByRole('option', { name: '5400 Miscellaneous' }).click();
  await expect(forOf('Zebra Telephone')).toContainText('5400 Miscellaneous');

  // What is chosen without a network is there, and arrives once there is one.
  await page.context().setOffline(true);
  await forOf('Zebra Gallery').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('4000');
  await page.keyboard.press('Enter');
  await expect(forOf('Zebra Gallery')).toContainText('4000');
  await expect(page.getByRole('region', { name: 'Not saved' })).toBeVisible();
  await expect(forOf('Zebra Gallery')).toContainText('4000');
  await page.context().setOffline(false);
  await expect(page.getByRole('region', { name: 'Not saved' })).toBeHidden();
  await page.reload();
  await expect(forOf('Zebra Gallery')).toContainText('4000');
  await page.getByRole('link', { name: 'ChartOfAccount' }).click();
  await expect(row(/5400 Miscellaneous/)).toContainText('$42.17');
  await expect(row(/1030 Zebra Bank/)).toContainText('$57.83');
  await expectAccessible(page);
});

test('a transaction is found by the search of all apps, removed, and brought back', async ({ asUser: page }) => {
  await visit(page, '/home');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox').fill('paper mill order');
  await page.getByRole('menuitem', { name: /Paper mill/ }).click();
  await expect(page.getByText('1 transaction', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Show all transactions' }).click();
  const row = page.getByRole('row', { name: /Paper mill/ });
  const balance = page.getByRole('link', { name: /Current account/ });
  const before = (await balance.textContent()) ?? '';
  await row.getByRole('checkbox').check();
  await expectAccessible(page);
  await page
    .getByRole('group', { name: 'Selection' })
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(row).toHaveCount(0);
  await expect(balance).not.toHaveText(before);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
  await expect(balance).toHaveText(before);
});

test('a statement whose dates could be two days is asked about', async ({ asUser: page }) => {
  await visit(page, '/banking');
  await page.getByRole('button', { name: 'Bring in a statement' }).click();
  const dialog = page.getByRole('dialog');
  const buffer = Buffer.from('Date,Description,Amount\n03/04/2026,Zebra Tea,-1.50\n');
  await dialog.locator('input[type=file]').setInputFiles({ name: 'april.csv', mimeType: 'text/csv', buffer });
  await expect(dialog.getByRole('radio', { name: 'Day first: 3 April 2026' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Month first: 4 March 2026' }).check({ force: true });
  await expect(dialog.getByText(/^4 Mar 2026 · /)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add 1 transaction' }).click();
  await expect(page.getByRole('row', { name: /4 Mar 2026.*Zebra Tea/ })).toBeVisible();
});
