import { ApiError } from '@ezone/api-client';
import type { Api } from '@ezone/api-client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IdentityDismissed, IdentityFailed } from '../../session/identity';
import type { IdentityClient, IdentityRequest, ServiceProblem } from '../../session/identity';
import { aUser } from '../../session/testing/fixtures';
import { aServer, goodToken, offline, renderApp } from '../../session/testing/renderApp';

const auth0 = { authority: 'https://ezone.eu.auth0.com', clientId: 'ezone', audience: null };
const firebase = { apiKey: 'key', projectId: 'ezone', authDomain: null, databaseUrl: null, emulator: null };
const configured = () => Promise.resolve({ demoData: false, sendsMail: true, firebase, auth0 });
const button = (name = 'Login with Auth0') => screen.findByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Our server, which knows both services and takes what they say, unless told otherwise. */
const aServerWithServices = (changes: Partial<Api> = {}) =>
  aServer({
    getConfig: configured,
    signInWithFirebase: () =>
      Promise.resolve({ user: { ...aUser(), from: 'firebase' as const }, access_token: goodToken(), isNew: false }),
    signInWithAuth0: () =>
      Promise.resolve({ user: { ...aUser(), from: 'auth0' as const }, access_token: goodToken(), isNew: false }),
    ...changes,
  });

const profile = { accessToken: 'for-auth0', idToken: 'of-auth0', expiresAt: 2_000_000_000_000 };

/** A service, whose library gives these answers in turn: an identity, or a failure. */
const aService = (...answers: (ServiceProblem | Error | undefined)[]) => {
  const requests: IdentityRequest[] = [];
  const client: IdentityClient = {
    authenticate: (request) => {
      requests.push(request);
      const answer = answers.shift();
      if (answer instanceof Error) return Promise.reject(answer);
      return answer
        ? Promise.reject(new IdentityFailed(answer))
        : Promise.resolve({ token: 'of-auth0', nonce: 'once', profile });
    },
    leave: () => Promise.resolve(),
    data: null,
  };
  const load = () => Promise.resolve(client);
  return { requests, loaders: { firebase: load, auth0: load } };
};

const choose = async (name = 'Auth0') => userEvent.click(await screen.findByRole('tab', { name }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

it('says that a service is not configured, and warns whoever has to configure it', async () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  await renderApp({ at: '/login' });
  await choose();
  expect(await screen.findByText(/^Auth0 is not configured here\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Auth0/ })).not.toBeInTheDocument();
  expect(warn.mock.calls).toEqual([["Auth0 Service didn't initialize, check your configuration"]]);
});

it('fetches nothing of a service before its tab is chosen', async () => {
  const fetched: string[] = [];
  const { loaders } = aService();
  const noted = { ...loaders, auth0: () => (fetched.push('auth0'), loaders.auth0()) };
  await renderApp({ at: '/login', api: aServerWithServices(), loaders: noted });
  await screen.findByRole('tab', { name: 'Auth0' });
  expect(fetched).toEqual([]);
  await choose();
  await waitFor(() => expect(fetched).toEqual(['auth0']));
});

it.each([
  ['/login', 'Login with Auth0', 'login'],
  ['/register', 'Register with Auth0', 'register'],
])('on %s: signs in, hands the session over and leads on', async (at, name, intent) => {
  const signInWithAuth0 = jest.fn(aServerWithServices().signInWithAuth0);
  const { loaders, requests } = aService();
  await renderApp({ at, api: aServerWithServices({ signInWithAuth0 }), loaders });
  await choose();
  await userEvent.click(await button(name));
  await heading('Dashboard');
  expect(requests).toEqual([{ intent, draft: {} }]);
  expect(signInWithAuth0.mock.calls[0]?.[0].body).toEqual({ idToken: 'of-auth0', nonce: 'once' });
  expect(await screen.findByText('Logged in with Auth0')).toBeVisible();
  expect(localStorage.getItem('jwt_access_token')).not.toBeNull();
  expect(localStorage.getItem('access_token')).toBe('for-auth0');
});

it('says that it is logging in, and nothing more of it where somebody changes their mind', async () => {
  const { loaders } = aService(new IdentityDismissed());
  await renderApp({ at: '/login', api: aServerWithServices(), loaders });
  await choose();
  await userEvent.click(await button());
  await waitFor(async () => expect(await button()).not.toHaveAttribute('aria-busy', 'true'));
  expect(screen.queryByText('Logging in with Auth0')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

const emailInUse = { type: 'email' as const, message: 'The email address is already in use' };
const refusal =
  (statusCode: number, requestId = '') =>
  () =>
    Promise.reject(new ApiError({ kind: 'refused', statusCode, message: 'no', requestId }));

it.each<[string, Partial<Api>, ServiceProblem | undefined]>([
  ['Auth0 says that access was denied.', {}, { kind: 'denied' }],
  ['Auth0 cannot be reached right now.', {}, { kind: 'serviceDown' }],
  ['Auth0 does not know this site as it is set up (bad).', {}, { kind: 'misconfigured', code: 'bad' }],
  ['Auth0 cannot be reached right now.', { signInWithAuth0: refusal(503, 'r1') }, undefined],
  ['The server was not reached.', { signInWithAuth0: refusal(503) }, undefined],
  ['The server does not accept what Auth0 said.', { signInWithAuth0: refusal(401) }, undefined],
  ['Registration is closed here.', { signInWithAuth0: refusal(403) }, undefined],
  [
    'There is an account here with the email address that Auth0 gave.',
    { signInWithAuth0: () => Promise.resolve({ error: [emailInUse] }) },
    undefined,
  ],
])('says why nobody is signed in: %s', async (words, api, problem) => {
  const { loaders } = aService(problem);
  await renderApp({ at: '/login', api: aServerWithServices(api), loaders });
  await choose();
  await userEvent.click(await button());
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  for (const key of ['jwt_access_token', 'access_token', 'id_token']) expect(localStorage.getItem(key)).toBeNull();
});

it('can be tried again after a failure', async () => {
  const { loaders } = aService({ kind: 'serviceDown' });
  await renderApp({ at: '/login', api: aServerWithServices(), loaders });
  await choose();
  await userEvent.click(await button());
  await screen.findByRole('alert');
  await userEvent.click(await button());
  await heading('Dashboard');
});

it('says that it is not known whether a service is configured, and asks again', async () => {
  let isDown = true;
  const getConfig = () => (isDown ? Promise.reject(offline()) : configured());
  await renderApp({ at: '/login', api: aServerWithServices({ getConfig }), loaders: aService().loaders });
  await choose();
  expect(await screen.findByRole('alert')).toHaveTextContent('it is not known whether this service is configured');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await button()).toBeVisible();
});

describe('Firebase', () => {
  const typeIn = async (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) {
      await userEvent.click(await screen.findByLabelText(name));
      await userEvent.paste(value);
    }
  };
  const submit = async (name: string) => {
    await waitFor(async () => expect(await button(name)).toBeEnabled());
    await userEvent.click(await button(name));
  };

  it('logs in by what is typed, with rules of its own for passwords', async () => {
    const { loaders, requests } = aService();
    await renderApp({ at: '/login', api: aServerWithServices(), loaders });
    await choose('Firebase');
    await typeIn({ Email: 'ada@ezone.example', Password: 'abc' });
    await submit('Login');
    await heading('Dashboard');
    expect(requests).toEqual([{ intent: 'login', draft: { email: 'ada@ezone.example', password: 'abc' } }]);
    expect(await screen.findByText('Logged in with Firebase')).toBeVisible();
  });

  it('registers by what is typed', async () => {
    const { loaders, requests } = aService();
    await renderApp({ at: '/register', api: aServerWithServices(), loaders });
    await choose('Firebase');
    const password = 'analytical engine';
    const typed = { 'Display name': ' Ada ', Email: 'ada@ezone.example', Password: password };
    await typeIn({ ...typed, 'Confirm password': password });
    await submit('Register');
    await heading('Dashboard');
    expect(requests).toEqual([
      { intent: 'register', draft: { displayName: 'Ada', email: 'ada@ezone.example', password } },
    ]);
  });

  it('says at its field what Firebase says, until it is edited', async () => {
    const problem = { kind: 'fields' as const, errors: [{ field: 'email', message: 'userDisabled' }] };
    await renderApp({ at: '/login', api: aServerWithServices(), loaders: aService(problem).loaders });
    await choose('Firebase');
    await typeIn({ Email: 'ada@ezone.example', Password: 'abc' });
    await submit('Login');
    const email = await screen.findByLabelText('Email');
    await waitFor(() => expect(email).toHaveAccessibleDescription('This account has been disabled.'));
    await userEvent.type(email, 'x');
    await waitFor(() => expect(email).not.toHaveAccessibleDescription());
  });

  it('notifies of what stands at no field', async () => {
    const problem = { kind: 'misconfigured' as const, code: 'invalid-api-key' };
    await renderApp({ at: '/login', api: aServerWithServices(), loaders: aService(problem).loaders });
    await choose('Firebase');
    await typeIn({ Email: 'ada@ezone.example', Password: 'abc' });
    await submit('Login');
    expect(await screen.findByText(/^Firebase does not know this site .* \(invalid-api-key\)/)).toBeVisible();
    expect(await screen.findByLabelText('Email')).toHaveValue('ada@ezone.example');
  });

  it('lets in without typing who used it here and is still signed in there', async () => {
    localStorage.setItem('ezone.signInService', 'firebase');
    const { loaders, requests } = aService();
    await renderApp({ at: '/reports', api: aServerWithServices(), loaders });
    await heading('Reports');
    expect(requests).toEqual([{ intent: 'return', address: '' }]);
  });

  it.each<[string, Error | ServiceProblem]>([
    ['nobody is signed in there', new IdentityDismissed()],
    ['it does not answer', { kind: 'serviceDown' }],
  ])('asks who it is where %s', async (_, answer) => {
    localStorage.setItem('ezone.signInService', 'firebase');
    await renderApp({ at: '/reports', api: aServerWithServices(), loaders: aService(answer).loaders });
    await heading('Sign in to Ezone');
  });

  it('is not asked for whoever has not used it here', async () => {
    const { loaders, requests } = aService();
    await renderApp({ at: '/reports', api: aServerWithServices(), loaders });
    await heading('Sign in to Ezone');
    expect(requests).toEqual([]);
  });
});

describe('coming back', () => {
  const back = '/callback?code=1&state=2';

  it('hands the address of the answer to the service, and leads to where the way began', async () => {
    sessionStorage.setItem('ezone.returnTo', '/reports');
    const { loaders, requests } = aService();
    await renderApp({ at: back, api: aServerWithServices(), loaders });
    await heading('Reports');
    expect(requests).toEqual([{ intent: 'return', address: `${window.location.origin}${back}` }]);
  });

  it('says what went wrong, and leads back to the sign-in page', async () => {
    await renderApp({ at: back, api: aServerWithServices(), loaders: aService({ kind: 'stateLost' }).loaders });
    await heading('Auth0 did not sign you in');
    expect(screen.getByRole('alert')).toHaveTextContent('This sign-in cannot be finished');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Back to the sign-in page' }));
    await heading('Sign in to Ezone');
  });

  it('sends nobody to the service again where only our server failed', async () => {
    let isDown = true;
    const { signInWithAuth0 } = aServerWithServices();
    const { loaders, requests } = aService();
    const api = aServerWithServices({
      signInWithAuth0: (input) => (isDown ? Promise.reject(offline()) : signInWithAuth0(input)),
    });
    await renderApp({ at: back, api, loaders });
    expect(await screen.findByRole('alert')).toHaveTextContent('The server was not reached.');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Dashboard');
    expect(requests).toHaveLength(1);
  });

  it('names no tab where the service is not configured, for there is none', async () => {
    await renderApp({ at: '/callback?error=access_denied&state=x' });
    await heading('Auth0 did not sign you in');
    expect(screen.getByText(/^Auth0 is not configured here/)).toHaveTextContent('with your email and password instead');
  });

  it('leads to the sign-in page whoever comes without an answer', async () => {
    await renderApp({ at: '/callback', api: aServerWithServices(), loaders: aService().loaders });
    await heading('Sign in to Ezone');
  });
});
