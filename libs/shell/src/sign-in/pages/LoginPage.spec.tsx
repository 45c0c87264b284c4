import { ApiError } from '@ezone/api-client';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SignInConfig } from '../../session/identity';
import { aServer, goodToken, offline, renderApp } from '../../session/testing/renderApp';

const email = () => screen.findByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText('Password');
const login = () => screen.getByRole('button', { name: 'Login' });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

const fillIn = async (address: string, secret: string) => {
  await userEvent.click(await email());
  await userEvent.paste(address);
  await userEvent.click(password());
  await userEvent.paste(secret);
  await waitFor(() => {
    expect(login()).toBeEnabled();
  });
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

it('signs in, keeps the token and leads back to where the way began', async () => {
  await renderApp({ at: '/reports?month=5#top' });
  await fillIn('ada@ezone.example', 'analytical');
  await userEvent.click(login());
  await heading('Reports');
  expect(screen.getByText('/reports?month=5#top')).toBeVisible();
  expect(await screen.findByText('Logged in with JWT')).toBeVisible();
  expect(localStorage.getItem('jwt_access_token')).not.toBeNull();
});

it('signs in on Enter, also before it is known whether what was filled in at once is valid', async () => {
  const signIn = jest.fn(aServer().signIn);
  await renderApp({ at: '/login', api: { ...aServer(), signIn } });
  fireEvent.change(await email(), { target: { value: 'ada@ezone.example' } });
  fireEvent.change(password(), { target: { value: 'analytical' } });
  expect(login()).toBeDisabled();
  password().focus();
  await userEvent.keyboard('{Enter}');
  await heading('Dashboard');
  expect(signIn).toHaveBeenCalledTimes(1);
});

it('says why one has to sign in at each load where the browser keeps nothing, and signs in all the same', async () => {
  jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError');
  });
  const { session } = await renderApp({ at: '/reports' });
  await heading('Sign in to Ezone');
  expect(screen.getByText(/^This browser keeps nothing for Ezone:/)).toBeVisible();
  await fillIn('ada@ezone.example', 'analytical');
  await userEvent.click(login());
  await heading('Reports');
  act(() => session.send({ type: 'logout.requested' }));
});

it('leads home where the remembered page is not for this role', async () => {
  await renderApp({ at: '/auth/admin-role-example', api: aServer({}, ['staff']) });
  await fillIn('ada@ezone.example', 'analytical');
  await userEvent.click(login());
  await heading('Dashboard');
});

it('can be submitted once it has been edited and is valid', async () => {
  await renderApp({ at: '/login' });
  await email();
  expect(login()).toBeDisabled();
  await userEvent.type(await email(), 'ada@ezone.example');
  expect(login()).toBeDisabled();
  await userEvent.type(password(), 'abcd');
  await waitFor(() => {
    expect(login()).toBeEnabled();
  });
});

it('says what is wrong with a field a second after its last key', async () => {
  await renderApp({ at: '/login' });
  const address = await email();
  await userEvent.type(address, 'ada');
  expect(address).not.toHaveAccessibleDescription();
  await waitFor(() => expect(address).toHaveAccessibleDescription('You must enter a valid email'), { timeout: 3000 });
  await userEvent.type(address, '@ezone.example');
  await waitFor(() => expect(address).not.toHaveAccessibleDescription());
});

it('says what is wrong with a field when it is left, and then with every change', async () => {
  await renderApp({ at: '/login' });
  const address = await email();
  await userEvent.type(address, 'ada');
  expect(address).not.toHaveAccessibleDescription();
  await userEvent.tab();
  await waitFor(() => {
    expect(address).toHaveAccessibleDescription('You must enter a valid email');
  });
  await userEvent.clear(address);
  await waitFor(() => {
    expect(address).toHaveAccessibleDescription('You must enter a email');
  });
  await userEvent.type(password(), 'abc');
  await userEvent.tab();
  await waitFor(() => {
    expect(password()).toHaveAccessibleDescription('Password is too short - should be 4 chars minimum.');
  });
  await userEvent.clear(password());
  await waitFor(() => {
    expect(password()).toHaveAccessibleDescription('Please enter your password.');
  });
});

it.each([
  ['bob@ezone.example', 'analytical', 'Email', 'Check your email address'],
  ['ada@ezone.example', 'difference', 'Password', 'Check your password'],
])('says at its field what the server refuses: %s, %s', async (address, secret, field, message) => {
  await renderApp({ at: '/login' });
  await fillIn(address, secret);
  await userEvent.click(login());
  await waitFor(() => {
    expect(screen.getByLabelText(field)).toHaveAccessibleDescription(message);
  });
  expect(await email()).toHaveValue(address);
  expect(password()).toHaveValue(secret);
  await userEvent.type(screen.getByLabelText(field), 'x');
  expect(screen.getByLabelText(field)).not.toHaveAccessibleDescription(message);
});

it('keeps what was typed when the network is dead, and signs in afterwards', async () => {
  let isDown = true;
  const server = aServer();
  await renderApp({
    at: '/login',
    api: aServer({ signIn: (input) => (isDown ? Promise.reject(offline()) : server.signIn(input)) }),
  });
  await fillIn('ada@ezone.example', 'analytical');
  await userEvent.click(login());
  expect(await screen.findByText(/The server was not reached/)).toBeVisible();
  expect(await email()).toHaveValue('ada@ezone.example');
  isDown = false;
  await userEvent.click(login());
  await heading('Dashboard');
});

it.each([
  [{ statusCode: 429, retryAfter: 30 }, 'Too many tries. Wait 30 seconds; what you have typed is still here.'],
  [{ statusCode: 429 }, 'Too many tries. Wait a little; what you have typed is still here.'],
  [{ statusCode: 500, requestId: 'r-1' }, /The server had a problem \(r-1\)/],
])('says in words that the server answered %j', async (failure, words) => {
  const refuse = () => Promise.reject(new ApiError({ kind: 'refused', message: 'no', ...failure }));
  await renderApp({ at: '/login', api: aServer({ signIn: refuse }) });
  await fillIn('ada@ezone.example', 'analytical');
  await userEvent.click(login());
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

it('fills in a demo account', async () => {
  await renderApp({ at: '/login' });
  await userEvent.click(await screen.findByRole('button', { name: 'Use staff@ezone.example' }));
  expect(await email()).toHaveValue('staff@ezone.example');
  expect(password()).toHaveValue('staff');
  await waitFor(() => {
    expect(login()).toBeEnabled();
  });
});

it('offers no demo account where there are none', async () => {
  const { promise, resolve } = Promise.withResolvers<SignInConfig>();
  const getConfig = () => promise;
  await renderApp({ at: '/login', api: aServer({ getConfig }) });
  await email();
  expect(screen.queryByRole('button', { name: /^Use/ })).not.toBeInTheDocument();
  await act(async () => {
    resolve({ demoData: false, sendsMail: true, firebase: null, auth0: null });
    await promise;
  });
  expect(screen.queryByText('Demo accounts')).not.toBeInTheDocument();
});

it.each(['Firebase', 'Auth0'])(
  'says that %s is not configured, and keeps what was typed beside it',
  async (service) => {
    await renderApp({ at: '/login' });
    await fillIn('ada@ezone.example', 'analytical');
    await userEvent.click(screen.getByRole('tab', { name: service }));
    const panel = screen.getByRole('tabpanel');
    expect(panel).toHaveTextContent(`${service} is not configured here.`);
    expect(within(panel).queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: 'JWT' }));
    expect(await email()).toHaveValue('ada@ezone.example');
  },
);

it('turns away who is signed in already', async () => {
  localStorage.setItem('jwt_access_token', goodToken());
  await renderApp({ at: '/login' });
  await heading('Dashboard');
});

it('follows another tab that signs in', async () => {
  await renderApp({ at: '/reports' });
  await email();
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'jwt_access_token', newValue: goodToken() }));
  });
  await heading('Reports');
});
