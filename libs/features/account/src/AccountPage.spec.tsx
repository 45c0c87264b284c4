import { refused } from '@ezone/api-client/testing';
import { StaticI18nProvider } from '@ezone/i18n/testing';
import { AriaProvider } from '@ezone/ui/aria-provider';
import { UiProvider } from '@ezone/ui/theme';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createAccountServer, PASSWORD } from './testing/accountServer';
import { AccountStage } from './testing/AccountStage';
import type { AccountStageProps } from './testing/AccountStage';

const show = (props: AccountStageProps = {}) => {
  const server = createAccountServer();
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <AriaProvider locale="en" navigate={() => undefined}>
          <AccountStage server={() => server} {...props} />
        </AriaProvider>
      </UiProvider>
    </StaticI18nProvider>,
  );
  return server;
};
const field = (name: RegExp) => screen.getByLabelText(name);
const typePasswords = async (current: string, next: string, again = next) => {
  await userEvent.type(field(/Current password/), current);
  await userEvent.type(field(/^New password/), next);
  await userEvent.type(field(/Confirm new password/), again);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sessionList = () => screen.findByRole('list', { name: 'Where you are signed in' });

it('saves the name, and shows it as it is from then on', async () => {
  const server = show();
  const name = await screen.findByRole('textbox', { name: /Display name/ });
  expect(name).toHaveValue('Abbott Keitch');
  await userEvent.clear(name);
  await userEvent.type(name, 'Abbott K. {Enter}');
  expect(await screen.findByText('Your name and picture were saved.')).toBeVisible();
  expect(server.user().data.displayName).toBe('Abbott K.');
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Display name/ })).toHaveValue('Abbott K.'));
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
});

it('has no name saved that is empty, and keeps what was typed where saving fails', async () => {
  const server = show();
  server.failNext('POST /api/auth/user/update', 503);
  const name = await screen.findByRole('textbox', { name: /Display name/ });
  await userEvent.clear(name);
  await userEvent.tab();
  expect(await screen.findByText('Enter a name.')).toBeVisible();
  await userEvent.type(name, 'Ada{Enter}');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(name).toHaveValue('Ada');
});

it('changes the password, empties the form, and shows that nobody else is signed in any more', async () => {
  const server = show();
  await sessionList();
  await typePasswords(PASSWORD, 'difference engine');
  await press('Change password');
  expect(await screen.findByText(/Your password was changed/)).toBeVisible();
  expect(server.password()).toBe('difference engine');
  expect(field(/Current password/)).toHaveValue('');
  expect(screen.queryByText('Enter your current password.')).toBeNull();
  await waitFor(async () => expect(within(await sessionList()).getAllByRole('listitem')).toHaveLength(1));
});

it('says at the field that the current password is wrong, leads there, and keeps what was typed', async () => {
  const server = show();
  await typePasswords('a guess', 'difference engine');
  await press('Change password');
  expect(await screen.findByText('This is not your current password.')).toBeVisible();
  expect(field(/Current password/)).toHaveFocus();
  expect(field(/^New password/)).toHaveValue('difference engine');
  expect(server.password()).toBe(PASSWORD);
});

it('says at the field that the new password is a common one', async () => {
  show();
  await typePasswords(PASSWORD, 'football');
  await press('Change password');
  expect(await screen.findByText(/Many people use this password/)).toBeVisible();
  expect(field(/^New password/)).toHaveFocus();
});

it.each([
  ['too short a one', [PASSWORD, 'short'], 'This password is too short: it needs at least 8 characters.'],
  ['the same again', [PASSWORD, PASSWORD], 'This is your password already. Choose another one.'],
  ['another confirmation', [PASSWORD, 'difference engine', 'x'], 'This is not the same as the new password.'],
])('refuses %s before it is sent', async (_, typed, sentence) => {
  show();
  await typePasswords(...(typed as [string, string]));
  await userEvent.tab();
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change password' })).toBeDisabled();
});

it('lists where one is signed in, and signs one of them out', async () => {
  const server = show();
  const list = within(await sessionList());
  const [own, phone, unknown] = list.getAllByRole('listitem');
  expect(own).toHaveTextContent(/Firefox on Windows.*203\.0\.113\.7.*This device/);
  expect(within(own as HTMLElement).queryByRole('button')).toBeNull();
  expect(phone).toHaveTextContent(/Safari on iOS.*2001:db8::1/);
  expect(unknown).toHaveTextContent('Unknown device');
  await press('Sign out Safari on iOS');
  expect(await screen.findByText('Safari on iOS was signed out.')).toBeVisible();
  expect(list.queryByText('Safari on iOS')).toBeNull();
  expect(server.sessions().map(({ id }) => id)).toEqual(['s1', 's3']);
});

it('signs out everywhere when that is confirmed, and leads to the way out', async () => {
  const server = show();
  await sessionList();
  await press('Sign out everywhere');
  const question = within(await screen.findByRole('alertdialog', { name: 'Sign out everywhere?' }));
  await userEvent.click(question.getByRole('button', { name: 'Sign out everywhere' }));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/logout'));
  expect(server.sessions().map(({ id }) => id)).toEqual(['s1']);
});

it('says that nothing has ended where the server fails, and stays', async () => {
  const server = show();
  await sessionList();
  server.failNext('POST /api/auth/end-other-sessions', 500);
  await press('Sign out everywhere');
  const question = within(await screen.findByRole('alertdialog', { name: 'Sign out everywhere?' }));
  await userEvent.click(question.getByRole('button', { name: 'Sign out everywhere' }));
  expect(await screen.findByText(/still signed in here/)).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent('/apps/account');
});

it('has no password to change for whoever signs in with another service', () => {
  show({ from: 'firebase' });
  expect(screen.getByText(/Change it there/)).toBeVisible();
  expect(screen.queryByLabelText(/Current password/)).toBeNull();
});

it('says that the sessions could not be loaded', async () => {
  show({ server: () => createAccountServer({ answer: () => Promise.reject(refused(403)) }) });
  expect(await screen.findByText('Your sessions could not be loaded.')).toBeVisible();
});
