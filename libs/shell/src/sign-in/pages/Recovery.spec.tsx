import { ApiError } from '@ezone/api-client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aServer, renderApp } from '../../session/testing/renderApp';

const fillIn = async (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) {
    await userEvent.click(await screen.findByLabelText(name));
    await userEvent.paste(value);
  }
};
const send = async (name: string) => {
  const button = screen.getByRole('button', { name });
  await waitFor(() => {
    expect(button).toBeEnabled();
  });
  await userEvent.click(button);
};
const done = () => Promise.resolve({ success: true as const });
const refusal = (statusCode: number, field = '', message = '') =>
  new ApiError({ kind: 'refused', statusCode, message, details: field ? [{ field, message }] : [] });
const link = '/reset-password#token=abc';

beforeEach(() => {
  localStorage.clear();
});

describe('forgetting the password', () => {
  it('begins at the sign-in page, and says that a link is on its way, if there is such an account', async () => {
    const forgotPassword = jest.fn(done);
    await renderApp({ at: '/login', api: aServer({ forgotPassword }) });
    await userEvent.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
    await fillIn({ Email: 'ada@ezone.example' });
    await send('Send the link');
    expect(await screen.findByText(/If there is an account for ada@ezone\.example, a link/)).toBeVisible();
    expect(screen.queryByText(/sends no mail/)).toBeNull();
    expect(screen.getByLabelText('Email')).toHaveValue('');
    expect(forgotPassword.mock.calls).toEqual([[{ body: { email: 'ada@ezone.example', language: 'en' } }]]);
  });

  it('says where the link stands on a server that sends no mail', async () => {
    const config = { demoData: true, sendsMail: false, firebase: null, auth0: null };
    const api = aServer({ forgotPassword: done, getConfig: () => Promise.resolve(config) });
    await renderApp({ at: '/forgot-password', api });
    await fillIn({ Email: 'ada@ezone.example' });
    await send('Send the link');
    expect(await screen.findByText(/is in the log of this server, which sends no mail/)).toBeVisible();
  });

  it('keeps what was typed where too many were asked for', async () => {
    await renderApp({ at: '/forgot-password', api: aServer({ forgotPassword: () => Promise.reject(refusal(429)) }) });
    await fillIn({ Email: 'ada@ezone.example' });
    await send('Send the link');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('ada@ezone.example');
  });
});

describe('the link of the mail', () => {
  it('leads to a form for another password, and from there to signing in', async () => {
    const resetPassword = jest.fn(done);
    await renderApp({ at: link, api: aServer({ resetPassword }) });
    await fillIn({ 'New password': 'difference engine', 'Confirm password': 'difference engine' });
    await send('Set the password');
    expect(await screen.findByText(/Your password was changed, and you are signed out everywhere/)).toBeVisible();
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(resetPassword.mock.calls).toEqual([[{ body: { token: 'abc', newPassword: 'difference engine' } }]]);
    await userEvent.click(screen.getByRole('link', { name: 'Back to the sign-in page' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in to Ezone' })).toBeVisible();
  });

  it.each([
    ['is too old', link, () => Promise.reject(refusal(400, 'token', 'The link is not valid any more'))],
    ['has no token', '/reset-password', done],
  ])('says so when it %s, and leads to another one', async (_, at, resetPassword) => {
    await renderApp({ at, api: aServer({ resetPassword }) });
    if (at === link) {
      await fillIn({ 'New password': 'difference engine', 'Confirm password': 'difference engine' });
      await send('Set the password');
    }
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is not valid any more');
    await userEvent.click(screen.getByRole('link', { name: 'Ask for another link' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  });

  it('says at its field that the password is a common one', async () => {
    const message = 'The password is among the most common ones';
    const resetPassword = () => Promise.reject(refusal(400, 'newPassword', message));
    await renderApp({ at: link, api: aServer({ resetPassword }) });
    await fillIn({ 'New password': 'football', 'Confirm password': 'football' });
    await send('Set the password');
    await waitFor(() => {
      expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/Many people use this password/);
    });
  });
});

describe('the link of an invitation', () => {
  const at = '/invitation#token=abc';

  it('leads to a form for a first password, and from there to signing in', async () => {
    const acceptInvitation = jest.fn(done);
    await renderApp({ at, api: aServer({ acceptInvitation }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to Ezone' })).toBeVisible();
    await fillIn({ Password: 'difference engine', 'Confirm password': 'difference engine' });
    await send('Set the password');
    expect(await screen.findByText('Your password is set. Sign in with it.')).toBeVisible();
    expect(acceptInvitation.mock.calls).toEqual([[{ body: { token: 'abc', newPassword: 'difference engine' } }]]);
    await userEvent.click(screen.getByRole('link', { name: 'Back to the sign-in page' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in to Ezone' })).toBeVisible();
  });

  it('says that it is too old, and offers no link of another kind', async () => {
    const acceptInvitation = () => Promise.reject(refusal(400, 'token', 'The link is not valid any more'));
    await renderApp({ at, api: aServer({ acceptInvitation }) });
    await fillIn({ Password: 'difference engine', 'Confirm password': 'difference engine' });
    await send('Set the password');
    expect(await screen.findByRole('alert')).toHaveTextContent('Ask whoever invited you for another one');
    expect(screen.queryByRole('link', { name: 'Ask for another link' })).toBeNull();
  });
});
