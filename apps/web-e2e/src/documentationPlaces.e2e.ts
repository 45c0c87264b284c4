import { expect, test } from './fixtures/test';
import type { Page } from './fixtures/test';
import { visit } from './fixtures/visit';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const section = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const onThisPage = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' });
const next = (page: Page) =>
  page.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link', { name: /^Next/ });

// So wide that the headings of a page stand beside its text.
test.use({ viewport: { width: 1700, height: 900 } });

test('the next page begins at its beginning, with the focus on its title', async ({ page }) => {
  await visit(page, '/documentation/components/buttons');
  await next(page).click();
  await expect(title(page, 'Checkboxes')).toBeFocused();
  await expect(title(page, 'Checkboxes')).toBeInViewport();
  await section(page, 'Keyboard').scrollIntoViewIfNeeded();
  const entry = contents(page).getByRole('link', { name: 'Slider', exact: true });
  await entry.click();
  await expect(title(page, 'Slider')).toBeInViewport();
  // Whoever goes through the menu stays in it.
  await expect(entry).toBeFocused();
});

test('the way back leads to where one was, also after a jump within the page', async ({ page }) => {
  await visit(page, '/documentation/components/buttons');
  await onThisPage(page).getByRole('link', { name: 'Props', exact: true }).click();
  await expect(section(page, 'Props')).toBeInViewport();
  await expect(section(page, 'Props')).toBeFocused();
  await page.goBack();
  await expect(title(page, 'Buttons')).toBeInViewport();
  await page.goForward();
  await expect(section(page, 'Props')).toBeInViewport();
});

test('an address that is typed begins anew, and one that names a place leads there', async ({ page }) => {
  await visit(page, '/documentation/components/buttons');
  await section(page, 'Tokens').scrollIntoViewIfNeeded();
  await expect(title(page, 'Buttons')).not.toBeInViewport();
  await visit(page, '/documentation/components/checkboxes');
  await expect(title(page, 'Checkboxes')).toBeInViewport();
  await section(page, 'Tokens').scrollIntoViewIfNeeded();
  await visit(page, '/documentation/development/production#health');
  await expect(section(page, 'Health')).toBeInViewport();
  // What is no place of the page leads to its beginning.
  await visit(page, '/documentation/changelog#100%');
  await expect(title(page, 'Changelog')).toBeInViewport();
});

test('what is read is marked on this page, to its very end and after a search', async ({ page }) => {
  await visit(page, '/documentation/components/buttons');
  const marked = onThisPage(page).locator('[aria-current]');
  await onThisPage(page).getByRole('link', { name: 'Keyboard', exact: true }).click();
  await expect(marked).toHaveText('Keyboard');
  await page.keyboard.press('/');
  await page.keyboard.type('slider');
  await expect(page.getByRole('link', { name: /^Slider/ }).first()).toBeVisible();
  await expect(onThisPage(page).getByRole('link')).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search the documentation' }).clear();
  await onThisPage(page).getByRole('link', { name: "Don't", exact: true }).click();
  await expect(marked).toHaveText("Don't");
});

test('a section is unfolded for whoever comes to one of its pages, though it had been folded', async ({ page }) => {
  await visit(page, '/documentation/theming/theme-schemes');
  const theming = contents(page).getByRole('button', { name: 'Theming', exact: true });
  await theming.click();
  await expect(theming).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('/');
  await page.keyboard.type('theme layouts');
  await page.getByRole('link', { name: 'Theme layouts' }).filter({ visible: true }).first().click();
  await expect(theming).toHaveAttribute('aria-expanded', 'true');
  await expect(contents(page).getByRole('link', { name: 'Theme layouts' })).toBeInViewport();
});

test('the keyboard comes to the text without going through the contents', async ({ page }) => {
  await visit(page, '/documentation/components/buttons');
  const article = page.getByRole('article').first();
  await expect(article).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search the documentation' }).focus();
  await page.keyboard.press('Tab');
  const skip = contents(page).getByRole('link', { name: 'Skip the contents' });
  await expect(skip).toBeFocused();
  // Nothing lies over it: who sees knows where they are.
  await skip.click({ trial: true });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(article.locator(':focus')).toHaveCount(1);
});

test('a ring of the focus in the contents is not cut off', async ({ page }) => {
  await visit(page, '/documentation/components/buttons');
  const entry = contents(page).getByRole('link', { name: 'Buttons', exact: true });
  await page.keyboard.press('Tab');
  await entry.focus();
  // What unfolds cuts off what stands out of it.
  await expect(entry).toHaveCSS('outline-style', 'solid');
  await expect(entry).toHaveCSS('outline-offset', '-2px');
});

test('an address with capitals is the page, and no example makes the document longer than the window', async ({
  page,
}) => {
  await visit(page, '/documentation/Components/Autocomplete#tokens');
  await expect(page).toHaveURL(/\/documentation\/components\/autocomplete#tokens$/);
  await expect(section(page, 'Tokens')).toBeInViewport();
  const beyond = () =>
    page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
  expect(await beyond()).toBe(0);
});

test('the focus stays in the search while it is emptied, whatever part of the page the address named', async ({
  page,
}) => {
  await visit(page, '/documentation/components/buttons#props');
  const search = page.getByRole('searchbox', { name: 'Search the documentation' });
  await search.fill('slider');
  await expect(page).toHaveURL(/\/buttons\?q=slider$/);
  await search.fill('');
  await expect(page).toHaveURL(/\/buttons$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Props' })).toBeAttached();
  await expect(search).toBeFocused();
});

test('who comes back to what was found finds as much of it as they had asked for', async ({ page }) => {
  await visit(page, '/documentation/components/buttons?q=the');
  const found = page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.locator('mark') });
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(found).toHaveCount(80);
  await expect(found.nth(40)).toBeFocused();
  await found.nth(60).click();
  await expect(page).not.toHaveURL(/q=the/);
  await page.goBack();
  await expect(found).toHaveCount(80);
  await page.getByRole('searchbox', { name: 'Search the documentation' }).fill('that');
  await expect(page).toHaveURL(/\?q=that$/);
});

test('a change of language draws the examples anew, and is no step for Back', async ({ page }) => {
  await visit(page, '/documentation/getting-started/introduction');
  await visit(page, '/documentation/components/focus-trap');
  const example = page.locator('iframe').first();
  await example.scrollIntoViewIfNeeded();
  await expect(example).toHaveAttribute('src', /locale:en/);
  await expect(example.contentFrame().locator('#storybook-root > *').first()).toBeVisible();
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'Türkçe' }).click();
  await expect(example).toHaveAttribute('src', /locale:tr/);
  await expect(example.contentFrame().locator('#storybook-root > *').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/introduction$/);
});
