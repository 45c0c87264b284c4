import { keptToken, somebody, tokenKey } from './fixtures/accounts';
import type { Account } from './fixtures/accounts';
import { FirebaseDouble, PROJECT_ID } from './fixtures/FirebaseDouble';
import { Server } from './fixtures/Server';
import { expect, test as base } from './fixtures/test';
import type { Page } from './fixtures/test';
import { visit } from './fixtures/visit';

/** A journey on a server that knows a project of Firebase. */
const test = base.extend<{ asked: undefined }, { firebase: FirebaseDouble }>({
  firebase: [
    async ({}, provide) => {
      const firebase = await FirebaseDouble.start();
      await provide(firebase);
      await firebase.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ firebase }, provide) => {
      const server = new Server({
        ...{ FIREBASE_API_KEY: 'key', FIREBASE_PROJECT_ID: PROJECT_ID, FIREBASE_EMULATOR: firebase.host },
        FIREBASE_DATABASE_URL: firebase.databaseUrl,
      });
      await server.start();
      await provide(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  // It is another host, which is asked on purpose.
  asked: [
    async ({ watch, firebase }, provide) => {
      watch.allow(new RegExp(firebase.host));
      await provide(undefined);
      firebase.refuses = undefined;
    },
    { auto: true },
  ],
});

const openTab = async (page: Page, path = '/login') => {
  await visit(page, path);
  await page.getByRole('tab', { name: 'Firebase' }).click();
};

const fields = (page: Page) => ({
  displayName: page.getByRole('textbox', { name: 'Display name' }),
  email: page.getByRole('textbox', { name: 'Email' }),
  password: page.getByLabel('Password', { exact: true }),
  passwordConfirm: page.getByLabel('Confirm password', { exact: true }),
});

const logIn = async (page: Page, { email, password }: Pick<Account, 'email' | 'password'>) => {
  await fields(page).email.fill(email);
  await fields(page).password.fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
};

const registerThere = async (page: Page, { displayName, email, password }: Account) => {
  await fields(page).displayName.fill(displayName);
  await fields(page).email.fill(email);
  await fields(page).password.fill(password);
  await fields(page).passwordConfirm.fill(password);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
};

const userMenu = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(name) });

test('somebody registers at Firebase, and is called as they said', async ({ page }) => {
  const account = somebody('Ada Firebase');
  await openTab(page, '/register');
  await registerThere(page, account);
  await expect(page.getByText('Logged in with Firebase')).toBeVisible();
  await expect(userMenu(page, account.displayName)).toBeVisible();
});

test('somebody logs in with Firebase, and comes back to where the way began', async ({ page, firebase }) => {
  const account = somebody('Grace Firebase');
  firebase.add(account);
  await openTab(page, '/apps/notes?q=milk');
  await logIn(page, { ...account });
  await expect(page).toHaveURL(/\/apps\/notes\?q=milk$/);
  await expect(userMenu(page, account.displayName)).toBeVisible();
});

test('who is still signed in at Firebase comes in without typing, and after signing out does not', async ({
  page,
  firebase,
}) => {
  const account = somebody('Joan Firebase');
  firebase.add(account);
  await openTab(page);
  await logIn(page, account);
  await expect(userMenu(page, account.displayName)).toBeVisible();
  // As after the thirty days that a session of ours lasts.
  await page.evaluate((key) => localStorage.removeItem(key), tokenKey);
  await visit(page, '/home');
  await expect(userMenu(page, account.displayName)).toBeVisible();
  expect(await keptToken(page)).not.toBeNull();

  await userMenu(page, account.displayName).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await visit(page, '/home');
  await expect(page).toHaveURL(/\/login$/);
});

test('settings are taken from Firebase at the first sign-in, and saved there, too', async ({ page, firebase }) => {
  const account = somebody('Dora Firebase');
  const id = firebase.add(account);
  firebase.kept.set(id, { settings: { layout: { style: 'layout2', config: { mode: 'boxed' } } } });
  await openTab(page);
  await logIn(page, account);
  await userMenu(page, account.displayName).click();
  await page.getByRole('menuitem', { name: 'Dark colours' }).click();
  await expect(page.getByText('User data saved to firebase')).toBeVisible();
  expect(firebase.kept.get(id)).toMatchObject({
    settings: { layout: { style: 'layout2', config: { mode: 'boxed' } }, theme: { main: 'defaultDark' } },
    shortcuts: ['calendar', 'mail', 'contacts', 'todo'],
  });
});

for (const [code, field, words] of [
  ['EMAIL_NOT_FOUND', 'email', 'Check your email address'],
  ['INVALID_PASSWORD', 'password', 'Check your password'],
  ['INVALID_LOGIN_CREDENTIALS', 'password', 'Check your email address and your password'],
  ['USER_DISABLED', 'email', 'This account has been disabled.'],
  ['OPERATION_NOT_ALLOWED', 'email', 'Firebase does not take passwords here.'],
] as const) {
  test(`${code} is said at the field ${field}, and what was typed stays`, async ({ page, firebase }) => {
    const { email, password } = somebody();
    await openTab(page);
    firebase.refuses = code;
    await logIn(page, { email, password });
    await expect(fields(page)[field]).toHaveAccessibleDescription(new RegExp(words));
    await expect(fields(page).email).toHaveValue(email);
    await expect(fields(page).password).toHaveValue(password);
  });
}

for (const [code, field, words] of [
  ['EMAIL_EXISTS', 'email', 'The email address is already in use'],
  ['WEAK_PASSWORD : Password should be longer', 'password', 'This password is too weak.'],
  ['OPERATION_NOT_ALLOWED', 'displayName', 'Firebase does not take passwords here.'],
] as const) {
  test(`registering: ${code} is said at the field ${field}`, async ({ page, firebase }) => {
    await openTab(page, '/register');
    firebase.refuses = code;
    await registerThere(page, somebody());
    await expect(fields(page)[field]).toHaveAccessibleDescription(new RegExp(words));
  });
}

test('a key that Firebase does not know is a notification', async ({ page, firebase }) => {
  await openTab(page);
  firebase.refuses = 'API key not valid. Please pass a valid API key.';
  await logIn(page, somebody());
  await expect(page.getByText(/^Firebase does not know this site as it is set up/)).toBeVisible();
});
