import { keptToken, register, somebody } from './fixtures/accounts';
import { CLIENT_ID, OpenIdProvider } from './fixtures/OpenIdProvider';
import { Server } from './fixtures/Server';
import { expect, test as base } from './fixtures/test';
import type { Page } from './fixtures/test';
import { visit } from './fixtures/visit';

/** A journey on a server that knows an OpenID provider. */
const test = base.extend<{ asked: undefined }, { provider: OpenIdProvider }>({
  provider: [
    async ({}, provide) => {
      const provider = new OpenIdProvider();
      await provider.listen();
      await provide(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ provider }, provide) => {
      const server = new Server({ AUTH0_DOMAIN: provider.address, AUTH0_CLIENT_ID: CLIENT_ID });
      await server.start();
      provider.serve(server.url);
      await provide(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  // It is another host, which is asked on purpose; its own pages ask for a font.
  asked: [
    async ({ watch, provider }, provide) => {
      watch.allow(new RegExp(`${provider.address}|fonts\\.googleapis\\.com`));
      await provide(undefined);
    },
    { auto: true },
  ],
});

let count = 0;
/** Somebody whom the provider has not seen. */
const newName = () => `ada-${String(process.pid)}-${String(++count)}`;

/** Chooses the tab of the provider, and goes there. */
const goThere = async (page: Page, path = '/login', button = 'Login with Auth0') => {
  await visit(page, path);
  await page.getByRole('tab', { name: 'Auth0' }).click();
  await page.getByRole('button', { name: button }).click();
};

/** Says who one is, on the provider's own pages. */
const sayWho = async (page: Page, name: string) => {
  await page.getByPlaceholder('Enter any login').fill(name);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
};

const userMenu = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`Somebody ${name}`) });

test('somebody signs in with a provider, and comes back to where the way began', async ({ page }) => {
  const name = newName();
  await goThere(page, '/apps/notes?q=milk');
  await sayWho(page, name);
  await expect(page.getByText('Logged in with Auth0')).toBeVisible();
  await expect(page).toHaveURL(/\/apps\/notes\?q=milk$/);
  await expect(userMenu(page, name)).toBeVisible();
  // Neither the code nor the way over /callback is left behind.
  await page.goBack();
  await expect(page).not.toHaveURL(/callback|code=/);
});

test('registers with a provider, and is still there after a reload', async ({ page }) => {
  const name = newName();
  await goThere(page, '/register', 'Register with Auth0');
  await sayWho(page, name);
  await expect(userMenu(page, name)).toBeVisible();
  await page.reload();
  await expect(userMenu(page, name)).toBeVisible();
});

test('settings follow to another browser', async ({ page, browser, server }) => {
  const name = newName();
  await goThere(page);
  await sayWho(page, name);
  await userMenu(page, name).click();
  await page.getByRole('menuitem', { name: 'Dark colours' }).click();
  await expect(page.getByText(/^User data saved/)).toBeVisible();
  const elsewhere = await browser.newContext({ baseURL: server.url });
  const other = await elsewhere.newPage();
  await goThere(other);
  await sayWho(other, name);
  await userMenu(other, name).click();
  await expect(other.getByRole('menuitem', { name: 'Light colours' })).toBeVisible();
  await elsewhere.close();
});

test('who says no at the provider is told so, with a way back that knows where the way began', async ({ page }) => {
  await goThere(page, '/apps/notes');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toContainText('Auth0 says that access was denied.');
  expect(await keptToken(page)).toBeNull();
  await page.getByRole('link', { name: 'Back to the sign-in page' }).click();
  await page.getByRole('tab', { name: 'Auth0' }).click();
  await page.getByRole('button', { name: 'Login with Auth0' }).click();
  await sayWho(page, newName());
  await expect(page).toHaveURL(/\/apps\/notes$/);
});

test('an address that is in use here joins nobody', async ({ page, server }) => {
  const name = newName();
  await register(server.url, { ...somebody(), email: `${name}@provider.example` });
  await goThere(page);
  await sayWho(page, name);
  await expect(page.getByRole('alert')).toContainText('There is an account here with the email address');
  expect(await keptToken(page)).toBeNull();
});

test('signing out leads over the provider, which then asks again who it is', async ({ page }) => {
  const name = newName();
  await goThere(page);
  await sayWho(page, name);
  await userMenu(page, name).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Yes, sign me out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await goThere(page);
  await expect(page.getByPlaceholder('Enter any login')).toBeVisible();
});

test('a provider that is down is said, and nothing is lost', async ({ page, provider, server }) => {
  await visit(page, '/apps/notes');
  await page.getByRole('tab', { name: 'Auth0' }).click();
  await provider.stop();
  await page.getByRole('button', { name: 'Login with Auth0' }).click();
  await expect(page.getByRole('alert')).toContainText('Auth0 cannot be reached right now.');
  await provider.listen();
  provider.serve(server.url);
  await page.getByRole('button', { name: 'Login with Auth0' }).click();
  await sayWho(page, newName());
  await expect(page).toHaveURL(/\/apps\/notes$/);
});

test('/callback by hand leads to the sign-in page', async ({ page }) => {
  await visit(page, '/callback');
  await expect(page).toHaveURL(/\/login$/);
});

test('an answer that nobody has asked for is said to be lost', async ({ page }) => {
  await visit(page, '/callback?code=stolen&state=unknown');
  await expect(page.getByRole('alert')).toContainText('This sign-in cannot be finished');
  await expect(page).toHaveURL(/\/callback$/);
  await page.getByRole('link', { name: 'Back to the sign-in page' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('nothing of a provider is fetched before its tab is chosen', async ({ page, provider }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const ofProvider = () => fetched.filter((url) => url.startsWith(provider.address) || /createOpenIdClient/.test(url));
  await visit(page, '/login');
  await expect(page.getByRole('button', { name: 'Use admin@ezone.example' })).toBeVisible();
  expect(ofProvider()).toEqual([]);
  const library = page.waitForRequest(/createOpenIdClient/);
  await page.getByRole('tab', { name: 'Auth0' }).click();
  await library;
});
