import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createAdministrationServer } from '../testing/administrationServer';
import { show } from '../testing/show';

const rows = async () => within(await screen.findByRole('list', { name: 'Users by name' })).getAllByRole('listitem');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const confirm = async (question: RegExp, verb: string) => {
  const dialog = within(await screen.findByRole('alertdialog', { name: question }));
  await userEvent.click(dialog.getByRole('button', { name: verb }));
};
const ofGrace = '/apps/admin/users/grace';

describe('the list', () => {
  it('shows who there is, with role and state, a page after the other', async () => {
    show();
    expect(await rows()).toHaveLength(4);
    expect(screen.getByText('6 users')).toBeVisible();
    expect((await rows())[3]).toHaveTextContent(/Mallory.*Disabled.*mallory@ezone\.example.*User/);
    await press('Show more');
    await waitFor(async () => expect(await rows()).toHaveLength(6));
    expect((await rows())[4]).toHaveTextContent('Invited');
    expect((await rows())[5]).toHaveTextContent('Cannot sign in');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(screen.getByRole('link', { name: /Grace Hopper/ })).toHaveAttribute('href', ofGrace);
  });

  it('is searched by a key, and keeps what is searched for in the address', async () => {
    show();
    await rows();
    await userEvent.keyboard('/');
    await userEvent.keyboard('grace@');
    expect(await screen.findByText('1 user')).toBeVisible();
    expect(screen.getByTestId('address')).toHaveTextContent('/apps/admin?q=grace%40');
  });

  it('is narrowed by role and state, and widened again where nobody is like that', async () => {
    show('/apps/admin?role=user');
    expect(await screen.findByText('2 users')).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Active');
    await press('Clear filters');
    expect(await screen.findByText('6 users')).toBeVisible();
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/apps\/admin$/);
  });

  it('says that it could not be loaded', async () => {
    const server = show();
    server.failNext('GET /api/administration/users', 403);
    expect(await screen.findByText('The users could not be loaded.')).toBeVisible();
  });
});

describe('a user', () => {
  it('gets another role once that is confirmed', async () => {
    const server = show(ofGrace);
    await userEvent.click(await screen.findByRole('radio', { name: 'Staff' }));
    await confirm(/Change the role of .*Grace Hopper.* to Staff/, 'Cancel');
    expect(screen.getByRole('radio', { name: 'Administrator' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Staff' }));
    await confirm(/Change the role/, 'Change the role');
    expect(await screen.findByText(/Grace Hopper.*now has the role Staff/)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Staff' })).toBeChecked();
    expect(server.users().find(({ id }) => id === 'grace')?.role).toBe('staff');
  });

  it('is disabled once that is confirmed, and enabled at once', async () => {
    const server = show(ofGrace);
    await userEvent.click(await screen.findByRole('button', { name: 'Disable' }));
    await confirm(/Disable .*Grace Hopper/, 'Disable');
    expect(await screen.findByText(/is disabled and signed out/)).toBeVisible();
    expect(screen.getByText('Nowhere')).toBeVisible();
    await press('Enable');
    expect(await screen.findByText(/may sign in again/)).toBeVisible();
    expect(server.users().find(({ id }) => id === 'grace')?.state).toBe('active');
  });

  it('is signed out everywhere once that is confirmed', async () => {
    show(ofGrace);
    expect(await screen.findByText('In 2 places')).toBeVisible();
    await press('Sign out everywhere');
    await confirm(/Sign .*Grace Hopper.* out everywhere/, 'Sign out everywhere');
    expect(await screen.findByText('Nowhere')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign out everywhere' })).toBeNull();
  });

  it('stays as it is where the server refuses, and says so', async () => {
    const server = show(ofGrace);
    server.failNext('POST /api/administration/set-disabled', 409);
    await userEvent.click(await screen.findByRole('button', { name: 'Disable' }));
    await confirm(/Disable/, 'Disable');
    expect(await screen.findByText(/The user was not changed/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Disable' })).toBeVisible();
  });

  it('that is oneself is for another administrator to change', async () => {
    const server = createAdministrationServer();
    show(`/apps/admin/users/${server.users()[0]?.id ?? ''}`);
    expect(await screen.findByText(/This is you/)).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Disable' })).toBeNull();
  });

  it('that there is not could not be loaded', async () => {
    show('/apps/admin/users/nobody');
    expect(await screen.findByText('The user could not be loaded.')).toBeVisible();
  });
});

describe('an invitation', () => {
  const field = (name: RegExp) => within(screen.getByRole('dialog')).getByRole('textbox', { name });

  it('is made by a key, and the list shows who is invited', async () => {
    const server = show('/apps/admin?state=invited');
    await rows();
    await userEvent.keyboard('c');
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite somebody' }));
    expect(field(/E-mail/)).toHaveFocus();
    await userEvent.keyboard('new@ezone.example');
    await userEvent.type(field(/Name/), 'New');
    await userEvent.click(dialog.getByRole('radio', { name: 'Staff' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send the invitation' }));
    expect(await screen.findByText(/A link is on its way to .*New/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect(server.users().at(-1)).toMatchObject({ email: 'new@ezone.example', displayName: 'New', role: 'staff' });
  });

  it('says at the address that somebody has it, and keeps what was typed', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Invite' }));
    await screen.findByRole('dialog');
    await press('Send the invitation');
    await waitFor(() => expect(field(/E-mail/)).toHaveAccessibleDescription(/./));
    await userEvent.type(field(/E-mail/), 'grace@ezone.example');
    await userEvent.type(field(/Name/), 'Grace');
    await press('Send the invitation');
    await waitFor(() =>
      expect(field(/E-mail/)).toHaveAccessibleDescription(/Somebody has an account with this address/),
    );
    expect(field(/Name/)).toHaveValue('Grace');
  });

  it('is renewed in the list, and says where the link is on a server that sends no mail', async () => {
    const server = show('/apps/admin?state=invited', createAdministrationServer({ sendsMail: false }));
    await userEvent.click(await screen.findByRole('button', { name: /Send .*Ivy.* another link/ }));
    expect(await screen.findByText(/The link for .*Ivy.* is in the log of this server/)).toBeVisible();
    expect(server.count('POST /api/administration/renew-invitation')).toBe(1);
  });

  it('is withdrawn once that is confirmed, and gone from the list', async () => {
    show('/apps/admin?state=invited');
    await userEvent.click(await screen.findByRole('button', { name: /Withdraw the invitation of .*Ivy/ }));
    await confirm(/Withdraw the invitation of .*Ivy/, 'Withdraw');
    expect(await screen.findByText(/The invitation of .*Ivy.* was withdrawn/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Clear filters' })).toBeVisible();
  });

  it('says that its link works no more, until it is renewed on the page of the user', async () => {
    show('/apps/admin/users/ivy');
    expect(await screen.findByText('The link works no more')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Disable' })).toBeNull();
    await press('Send another link');
    expect(await screen.findByText(/A link is on its way to .*Ivy/)).toBeVisible();
    await waitFor(() => expect(screen.queryByText('The link works no more')).toBeNull());
  });

  it('that is withdrawn on the page of the user leads back to the list', async () => {
    show('/apps/admin/users/ivy');
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
    await confirm(/Withdraw the invitation/, 'Withdraw');
    expect(await screen.findByRole('list', { name: 'Users by name' })).toBeVisible();
  });

  it('that was accepted meanwhile stays, and says so', async () => {
    const server = show('/apps/admin/users/ivy');
    server.failNext('POST /api/administration/withdraw-invitation', 409);
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
    await confirm(/Withdraw the invitation/, 'Withdraw');
    expect(await screen.findByText(/The invitation was not withdrawn/)).toBeVisible();
  });
});
