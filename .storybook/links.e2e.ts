import { expect, test } from '@playwright/test';

const pages = [
  ['a machine', 'machines-notification-panel--documentation', 'Panel', 'machines-panel--documentation'],
  ['a component', 'components-button--documentation', 'switch', 'components-switch--documentation', 'Switches'],
  ['the welcome', 'welcome--documentation', 'Navbar', 'machines-navbar--documentation'],
] satisfies [name: string, from: string, link: string, to: string, title?: string][];

// Each opens the whole of Storybook, twice.
test.slow();

for (const [name, from, link, to, title = link] of pages) {
  test(`a link on the page of ${name} leads to another page with the sidebar beside it`, async ({ page }) => {
    await page.goto(`./?path=/docs/${from}`);
    await page.frameLocator('#storybook-preview-iframe').getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/storybook/' && url.search.startsWith(`?path=/docs/${to}`));
    await expect(page.getByRole('heading', { name: 'Storybook' })).toBeAttached();
    await expect(
      page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1, name: title }),
    ).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeVisible();
  });
}
