import { expectAccessible } from './fixtures/expectAccessible';
import { addNote, card, cards, openNotes, storedNotes } from './fixtures/notes';
import { expect, test } from './fixtures/test';
import { goOn, visit } from './fixtures/visit';

test('notes and checklists are written, opened by their address, and still there after a reload', async ({
  asUser: page,
}) => {
  await openNotes(page);
  await addNote(page, 'Call the plumber', 'Before noon');
  await expect(cards(page).getByRole('link').first()).toHaveText('Call the plumber');
  await expect.poll(async () => (await storedNotes(page))[0]?.title).toBe('Call the plumber');
  await page.reload();
  await expect(cards(page).getByRole('link').first()).toHaveText('Call the plumber');

  await page.getByRole('button', { name: 'New list' }).click();
  await page.keyboard.type('Tent');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Rope');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Alt+ArrowUp');
  await page.getByRole('checkbox', { name: 'Done: Tent' }).press('Space');
  await expect(page.getByText('1 of 2 done')).toBeVisible();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect
    .poll(async () => (await storedNotes(page))[0]?.checklist.map(({ text }) => text))
    .toEqual(['Rope', 'Tent']);
  await cards(page).getByRole('checkbox', { name: 'Rope' }).check();
  await expect(page.getByText('2 of 2 done')).toBeVisible();

  await card(page, 'Quarterly report').click();
  const dialog = page.getByRole('dialog', { name: 'Edit note' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\?note=/);
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Quarterly report, second draft');
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(card(page, 'Quarterly report, second draft')).toBeVisible();
  await expect
    .poll(async () => (await storedNotes(page)).some(({ title }) => title === 'Quarterly report, second draft'))
    .toBe(true);

  await goOn(page, '/apps/notes/nowhere');
  await expect(page).toHaveURL(/error-404$/);
});

test('what is archived or removed leaves at once and comes back by Undo, and search finds it', async ({
  asUser: page,
}) => {
  await openNotes(page);
  await card(page, 'Groceries').focus();
  await page.keyboard.press('e');
  await expect(card(page, 'Groceries')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'Groceries')).toBeVisible();

  await card(page, 'Groceries').focus();
  await page.keyboard.press('#');
  await expect(page.getByText('Note removed.')).toBeVisible();
  await expect(card(page, 'Groceries')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(card(page, 'Groceries')).toBeVisible();
  await expect.poll(async () => (await storedNotes(page)).filter(({ title }) => title === 'Groceries').length).toBe(1);

  // Without regard to case and accents.
  await addNote(page, 'Café İstanbul');
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox', { name: 'Search notes' }).fill('cafe istanbul');
  await expect(cards(page).getByRole('link')).toHaveText(['Café İstanbul']);
  await expect(page).toHaveURL(/q=cafe/);
  await page.getByRole('searchbox', { name: 'Search notes' }).fill('submarine');
  await expect(page.getByText('No note in “Notes” holds “submarine”.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(card(page, 'Groceries')).toBeVisible();

  await page.getByRole('link', { name: 'Archive', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Archive' })).toBeVisible();
  await expect(card(page, 'Office move')).toBeVisible();
});

test('labels are made, given, and filter the notes; a reminder is set from the calendar', async ({ asUser: page }) => {
  await openNotes(page);
  await page.getByRole('button', { name: 'Edit labels' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit labels' });
  await dialog.getByRole('textbox', { name: 'New label' }).fill('Travel');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByRole('textbox', { name: 'Name of the label Travel' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();

  await card(page, 'Weekend in the hills').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Labels', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Travel' }).press('Space');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('navigation', { name: 'Filters of notes' }).getByRole('link', { name: 'Travel' }).click();
  await expect(page).toHaveURL(/\/apps\/notes\/labels\/travel\//);
  await expect(page.getByRole('list', { name: 'Travel' }).getByRole('link')).toHaveText(['Weekend in the hills']);

  await page.getByRole('link', { name: 'Notes', exact: true }).last().click();
  await card(page, 'Groceries').click();
  await page.getByRole('button', { name: 'Remind me' }).click();
  await page.getByRole('button', { name: 'Pick date and time' }).click();
  await page.getByRole('button', { name: 'Next month' }).click();
  await page
    .getByRole('gridcell')
    .getByRole('button', { name: /\b15\b/ })
    .click();
  await page.getByRole('button', { name: 'Set the reminder' }).click();
  await expect(page.getByRole('button', { name: 'Change the reminder' })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('link', { name: 'Reminders', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Reminders' }).getByRole('link', { name: 'Groceries' })).toBeVisible();
});

test('the tools of a card cover nothing that is written in it', async ({ asUser: page }) => {
  await openNotes(page);
  const tool = page.getByRole('button', { name: /^Archive .*Groceries/ });
  await card(page, 'Groceries').hover();
  await expect(tool).toBeInViewport();
  const top = (await tool.boundingBox())?.y ?? 0;
  for (const text of [card(page, 'Groceries'), page.getByText('Dish soap')]) {
    const { y = 0, height = 0 } = (await text.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(top);
  }
});

test.describe('in Arabic, on a phone', () => {
  test.use({ locale: 'ar-EG', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('notes are written, found and filtered', async ({ asUser: page }) => {
    await visit(page, '/apps/notes');
    await expect(page.getByRole('heading', { level: 1, name: 'الملاحظات' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'اكتب ملاحظة …' }).tap();
    await page.getByRole('textbox', { name: 'العنوان' }).fill('موعد الطبيب');
    await page.getByRole('button', { name: 'إضافة', exact: true }).tap();
    await expect(card(page, 'موعد الطبيب')).toBeVisible();
    await card(page, 'موعد الطبيب').tap();
    const dialog = page.getByRole('dialog', { name: 'تحرير الملاحظة' });
    await expect(dialog).toBeVisible();
    const box = await dialog.boundingBox();
    expect(box?.width).toBe(390);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'عرض عوامل التصفية' }).tap();
    await page.getByRole('dialog').getByRole('link', { name: 'الأرشيف' }).tap();
    await expect(page).toHaveURL(/\/apps\/notes\/archive$/);
    await expect(card(page, 'Office move')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
