import { expectAccessible } from './fixtures/expectAccessible';
import { expect, test } from './fixtures/test';
import { visit } from './fixtures/visit';

test.describe('in Arabic, on a phone', () => {
  test.use({ locale: 'ar-EG', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the project, the view, the range of a card and the unit of the weather are there after a reload', async ({
    asUser: page,
  }) => {
    await visit(page, '/apps/dashboards/project');
    const summary = page.getByRole('region', { name: 'الملخص' });
    await expect(summary.getByText('25', { exact: true })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: /Web shop/ }).click();
    await page.getByRole('option', { name: 'Customer portal' }).click();
    await expect(summary.getByText('35', { exact: true })).toBeVisible();
    await summary.getByRole('button', { name: /الفترة/ }).click();
    await page.getByRole('option', { name: 'غدًا' }).click();
    await expect(summary.getByText('27', { exact: true })).toBeVisible();

    const side = page.getByRole('button', { name: 'البرنامج والطقس' });
    const weather = page.getByRole('region', { name: 'الطقس' });
    await side.click();
    await weather.getByText('°ف', { exact: true }).click();
    await expect(weather.getByRole('radio', { name: '°ف' })).toBeChecked();
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: 'ملخص الميزانية' }).click();
    const details = page.getByRole('region', { name: 'تفاصيل الميزانية' });
    await expect(details.getByRole('listitem').first()).toContainText('Research');
    await page.reload();
    await expect(details).toBeVisible();
    await expect(page.getByRole('button', { name: /Customer portal/ })).toBeVisible();
    await side.click();
    await expect(weather.getByRole('radio', { name: '°ف' })).toBeChecked();
    await page.keyboard.press('Escape');
    await page.goBack();
    await expect(summary.getByText('27', { exact: true })).toBeVisible();

    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
  });
});
