import type { Page } from '@playwright/test';
import { keptToken, leaveToken } from './fixtures/accounts';
import { expectAccessible } from './fixtures/expectAccessible';
import { expect, test } from './fixtures/test';
import { visit } from './fixtures/visit';

/** What the server says of one setting, as far as it is needed here. */
type Description = {
  components: {
    schemas: { VerticalLayoutConfigDto: { properties: { containerWidth: { minimum: number; maximum: number } } } };
  };
};

const openSettings = async (page: Page) => {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  return page.getByRole('complementary', { name: 'Settings' });
};
const settingsOf = async (page: Page): Promise<unknown> => {
  const token = (await keptToken(page)) ?? '';
  const answer = await page.request.get('/api/auth/access-token', { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { user: { data: { settings: unknown } } }).user.data.settings;
};

test('settings follow the user, also into another browser', async ({ asUser: page, browser, baseURL }) => {
  await visit(page, '/home');
  const panel = await openSettings(page);
  await panel.getByText('Right', { exact: true }).click();
  await page.getByRole('button', { name: 'Theme colour schemes' }).click();
  await page.getByText('Forest', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'forest');
  await expect(page.getByText('User data saved with api')).toBeVisible();
  await expectAccessible(page);

  const elsewhere = await browser.newContext(baseURL ? { baseURL } : {});
  const other = await elsewhere.newPage();
  await leaveToken(other, (await keptToken(page)) ?? '');
  await visit(other, '/home');
  await expect(other.locator('html')).toHaveAttribute('data-scheme', 'forest');
  const [bar, main] = await Promise.all([
    other.getByRole('navigation', { name: 'Main menu' }).boundingBox(),
    other.getByRole('main').boundingBox(),
  ]);
  expect(bar?.x).toBeGreaterThan(main?.x ?? Infinity);
  await elsewhere.close();
});

test('initial settings are those that the server gives a new user', async ({ asUser: page }) => {
  await visit(page, '/home');
  const atFirst = await settingsOf(page);
  const panel = await openSettings(page);
  await panel.getByText('Boxed').click();
  await expect(page.getByText('User data saved with api')).toBeVisible();
  expect(await settingsOf(page)).not.toEqual(atFirst);
  await panel.getByRole('button', { name: 'Initial settings' }).click();
  await expect.poll(() => settingsOf(page)).toEqual(atFirst);
});

test('a layout style begins with what the server gives it', async ({ asUser: page }) => {
  await visit(page, '/home');
  const panel = await openSettings(page);
  const givenFor = async (style: string) => {
    const headers = { authorization: `Bearer ${(await keptToken(page)) ?? ''}` };
    const data = { user: { data: { settings: { layout: { style } } } } };
    await page.request.post('/api/auth/user/update', { headers, data });
    return settingsOf(page);
  };
  for (const [style, name, other] of [
    ['layout2', 'Layout 2', 'layout1'],
    ['layout3', 'Layout 3', 'layout2'],
  ] as const) {
    const given = await givenFor(style);
    await givenFor(other);
    await panel.getByText(name, { exact: true }).click();
    await expect.poll(() => settingsOf(page)).toEqual(given);
  }
});

test('the container can be as narrow and as wide as the server keeps it', async ({ asUser: page }) => {
  const description = (await (await page.request.get('/api/docs-json')).json()) as Description;
  const { minimum, maximum } = description.components.schemas.VerticalLayoutConfigDto.properties.containerWidth;
  await visit(page, '/home');
  const width = (await openSettings(page)).getByRole('slider');
  await expect(width).toHaveAttribute('min', String(minimum));
  await expect(width).toHaveAttribute('max', String(maximum));
});

test('what cannot be saved stays, and is saved when somebody tries again', async ({ asUser: page, watch }) => {
  watch.allow(/ERR_FAILED|Failed to load resource/);
  await visit(page, '/home');
  await page.route('**/api/auth/user/update', (route) => route.abort());
  const panel = await openSettings(page);
  await panel.getByText('Boxed').click();
  await expect(page.getByText('Your settings were not saved.')).toBeVisible();
  await expect(panel.getByRole('radio', { name: 'Boxed' })).toBeChecked();
  await page.unroute('**/api/auth/user/update');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('User data saved with api')).toBeVisible();
  await page.reload();
  await expect((await openSettings(page)).getByRole('radio', { name: 'Boxed' })).toBeChecked();
});

test('a change of the last moment before the page is left is stored', async ({ asUser: page }) => {
  await visit(page, '/home');
  await (await openSettings(page)).getByText('Boxed').click();
  await page.reload();
  await expect((await openSettings(page)).getByRole('radio', { name: 'Boxed' })).toBeChecked();
});

test('layout and direction change without losing what is typed', async ({ asUser: page }) => {
  await visit(page, '/apps/notes');
  await page.getByRole('searchbox').fill('harbour');
  const panel = await openSettings(page);
  for (const choice of ['Layout 2', 'RTL', 'Layout 3', 'LTR', 'Layout 1']) {
    await panel.getByText(choice, { exact: true }).click();
    await expect(panel.getByRole('radio', { name: choice })).toBeChecked();
  }
  await expect(page.getByRole('searchbox')).toHaveValue('harbour');
});

test('the direction is that of whoever is here', async ({ asUser: page }) => {
  const html = page.locator('html');
  await visit(page, '/home');
  await (await openSettings(page)).getByText('RTL', { exact: true }).click();
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(page.getByText('User data saved with api')).toBeVisible();
  await visit(page, '/logout');
  await expect(page).toHaveURL(/\/login$/);
  await expect(html).toHaveAttribute('dir', 'ltr');
  await page.reload();
  await expect(html).toHaveAttribute('dir', 'ltr');
});

test('arrows follow the direction of the page', async ({ asUser: page }) => {
  await visit(page, '/home');
  const panel = await openSettings(page);
  await panel.getByText('RTL', { exact: true }).click();
  await page.getByRole('button', { name: 'Font size' }).click();
  const slider = page.getByRole('slider', { name: 'Font size' });
  await expect(async () => {
    await slider.press('Home');
    await slider.press('ArrowLeft');
    await expect(slider).toHaveValue('0.8', { timeout: 500 });
  }).toPass();
});

test('the font size is kept, and stands before the first paint', async ({ asUser: page }) => {
  await visit(page, '/home');
  await page.getByRole('button', { name: 'Font size' }).click();
  await page.getByRole('slider', { name: 'Font size' }).press('End');
  const size = () => page.locator('html').evaluate((html) => getComputedStyle(html).fontSize);
  expect(await size()).toBe('13px');
  await visit(page, '/login');
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(size).toBe('13px');
});

test('with the largest font the search at a desk is not cut, and nothing leaves the toolbar', async ({
  asUser: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addInitScript(() => {
    localStorage.setItem('ezone.fontScale', '1.3');
  });
  await visit(page, '/home');
  const search = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });
  await expect(search).toBeVisible();
  const word = search.getByText('Search');
  expect(await word.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  const bar = page.getByRole('banner');
  expect(await bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
});
