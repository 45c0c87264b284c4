import { demo, register, somebody } from '../fixtures/accounts';
import { expect, inLooks } from '../fixtures/inLooks';
import { visit } from '../fixtures/visit';

inLooks('a guest signs in, once the mistakes are mended', 'guest', async ({ page, baseURL, keys, words }) => {
  // An account of one's own: wrong passwords are counted for each.
  const account = somebody();
  await register(baseURL, account);
  await visit(page, '/login');
  const tab = (id: string) => page.getByRole('tab', { name: words(`auth.tabs.${id}`) });
  const email = page.getByRole('textbox', { name: words('auth.field.email') });
  const password = page.getByLabel(words('auth.field.password'), { exact: true });
  const login = page.getByRole('button', { name: words('auth.login.submit'), exact: true });

  await keys.reach(tab('jwt'));
  for (const id of ['firebase', 'auth0']) {
    await keys.press(keys.onwards);
    await expect(tab(id)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toHaveText(
      words('auth.tabs.notConfigured', { service: words(`auth.tabs.${id}`) }),
    );
  }
  await keys.press('Home');

  await keys.reach(email);
  await keys.type('nobody');
  await keys.reach(password);
  await keys.type('abc');
  await expect(email).toHaveAccessibleDescription(new RegExp(words('auth.validation.emailInvalid')));
  await keys.press('Tab', ' ');
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveAccessibleDescription(new RegExp(words('auth.validation.passwordShort4')));
  await keys.press(' ');
  await expect(login).toBeDisabled();

  await keys.reach(email, 'Shift+Tab');
  await keys.press('ControlOrMeta+a', 'Delete');
  await expect(email).toHaveAccessibleDescription(new RegExp(words('auth.validation.emailRequired')));
  await keys.type(somebody().email);
  await keys.reach(password);
  await keys.press('End');
  await keys.type('d');
  await expect(login).toBeEnabled();
  await keys.press('Enter');
  await expect(email).toHaveAccessibleDescription(new RegExp(words('auth.validation.emailUnknown')));

  await keys.reach(email, 'Shift+Tab');
  await keys.press('ControlOrMeta+a');
  await keys.type(account.email);
  await expect(login).toBeEnabled();
  await keys.press('Enter');
  await expect(password).toHaveAccessibleDescription(new RegExp(words('auth.validation.passwordWrong')));
  await keys.reach(password);
  await keys.press('ControlOrMeta+a');
  await keys.type(account.password);
  await expect(login).toBeEnabled();
  await keys.enter(login);
  await expect(page.getByText(words('app.session.loggedIn', { service: 'JWT' }))).toBeVisible();
  await expect(page).not.toHaveURL(/login/);
});

inLooks('a guest registers, once the mistakes are mended', 'guest', async ({ page, keys, words }) => {
  await visit(page, '/login');
  await keys.enter(page.getByRole('link', { name: words('auth.login.toRegister') }));
  // The page has come when its heading has the focus; a Tab before that would be called back.
  await expect(page.getByRole('heading', { name: words('auth.register.heading') })).toBeFocused();
  const field = (id: string) => page.getByLabel(words(`auth.field.${id}`), { exact: true });
  const account = somebody();

  await keys.reach(field('displayName'));
  await keys.type('A');
  await keys.press('Backspace');
  await keys.reach(field('email'));
  await keys.type(demo.admin.email);
  await keys.reach(field('password'));
  await keys.type('seven77');
  await keys.reach(field('passwordConfirm'));
  await keys.type('other');
  await keys.press('Tab');
  for (const [id, problem] of [
    ['displayName', 'displayNameRequired'],
    ['password', 'passwordShort8'],
    ['passwordConfirm', 'passwordsDiffer'],
  ] as const)
    await expect(field(id)).toHaveAccessibleDescription(new RegExp(words(`auth.validation.${problem}`)));

  await keys.reach(field('displayName'), 'Shift+Tab');
  await keys.type(account.displayName);
  for (const id of ['password', 'passwordConfirm']) {
    await keys.reach(field(id));
    await keys.press('ControlOrMeta+a');
    await keys.type(account.password);
  }
  const register = page.getByRole('button', { name: words('auth.register.submit'), exact: true });
  await expect(register).toBeEnabled();
  await keys.press('Enter');
  await expect(field('email')).toHaveAccessibleDescription(new RegExp(words('auth.validation.emailTaken')));
  await keys.reach(field('email'), 'Shift+Tab');
  await keys.press('ControlOrMeta+a');
  await keys.type(account.email);
  await expect(register).toBeEnabled();
  await keys.enter(register);
  await expect(page.getByRole('button', { name: new RegExp(account.displayName) })).toBeVisible();
});
