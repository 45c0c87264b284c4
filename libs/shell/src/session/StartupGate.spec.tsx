import { ApiError } from '@ezone/api-client';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aTokenFor, aUser } from './testing/fixtures';
import { aServer, goodToken, offline, renderApp } from './testing/renderApp';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const keep = (token: string) => {
  localStorage.setItem('jwt_access_token', token);
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('shows a splash and says that it signs in while the stored token is checked', async () => {
  keep(goodToken());
  await renderApp({ at: '/reports', api: aServer({ refreshAccessToken: () => new Promise(() => undefined) }) });
  expect(await screen.findByText('Logging in with JWT', undefined, { timeout: 5000 })).toBeVisible();
  expect(screen.getByRole('status', { name: 'Ezone is starting' })).toBeVisible();
});

describe('on a second visit', () => {
  const never = () => new Promise<never>(() => undefined);
  const visitFirst = async () => {
    keep(goodToken());
    await renderApp({ at: '/reports' });
    await heading('Reports');
    cleanup();
  };

  it('draws the page at once for the user who was here, while the server is asked', async () => {
    await visitFirst();
    await renderApp({ at: '/reports', api: aServer({ refreshAccessToken: never }) });
    await heading('Reports');
  });

  it('leads to the sign-in page where the server refuses the token, and keeps nothing of the user', async () => {
    await visitFirst();
    const refused = new ApiError({ kind: 'refused', statusCode: 401, message: 'Invalid' });
    await renderApp({ at: '/reports', api: aServer({ refreshAccessToken: () => Promise.reject(refused) }) });
    await heading('Sign in to Ezone');
    expect(Object.keys(localStorage).filter((key) => /user|token/.test(key))).toEqual([]);
  });

  it('keeps the page where the server cannot be asked', async () => {
    await visitFirst();
    const { session } = await renderApp({
      at: '/reports',
      api: aServer({ refreshAccessToken: () => Promise.reject(offline()) }),
    });
    await waitFor(() => expect(session.getSnapshot().matches({ valid: 'unconfirmed' })).toBe(true));
    await heading('Reports');
  });

  it('draws nothing for another user, nor for what is no user', async () => {
    await visitFirst();
    keep(goodToken('u2'));
    await renderApp({ at: '/reports', api: aServer({ refreshAccessToken: never }) });
    expect(screen.getByRole('status', { name: 'Ezone is starting' })).toBeVisible();
    cleanup();
    keep(goodToken());
    localStorage.setItem('ezone.user', '{"uuid":"u1"}');
    await renderApp({ at: '/reports', api: aServer({ refreshAccessToken: never }) });
    expect(screen.getByRole('status', { name: 'Ezone is starting' })).toBeVisible();
  });

  it('has nothing left of a user who has signed out', async () => {
    keep(goodToken());
    const { session } = await renderApp({ at: '/reports', api: aServer({ signOut: never }) });
    await heading('Reports');
    expect(localStorage.getItem('ezone.user')).not.toBeNull();
    await act(async () => Promise.resolve(session.send({ type: 'logout.requested' })));
    expect(localStorage.getItem('ezone.user')).toBeNull();
  });
});

it('opens the page for whom the token is good', async () => {
  keep(goodToken());
  await renderApp({ at: '/reports' });
  await heading('Reports');
  expect(await screen.findByText('Logged in with JWT')).toBeVisible();
  expect(screen.queryByText('Logging in with JWT')).not.toBeInTheDocument();
});

it('says once in a session of the browser that somebody is signed in, and not at each load', async () => {
  keep(goodToken());
  const first = await renderApp({ at: '/reports' });
  expect(await screen.findByText('Logged in with JWT')).toBeVisible();
  first.session.stop();
  cleanup();
  await renderApp({ at: '/reports' });
  await heading('Reports');
  expect(screen.queryByText('Logged in with JWT')).not.toBeInTheDocument();
});

it('says that another tab has signed out, on the page where one signs in again, and comes back', async () => {
  keep(goodToken());
  const { session } = await renderApp({ at: '/reports' });
  await heading('Reports');
  act(() => session.send({ type: 'token.changedElsewhere', token: null }));
  await heading('Sign in to Ezone');
  expect(within(screen.getByRole('main')).getByText(/^You were signed out in another tab\./)).toBeVisible();
  act(() => session.send({ type: 'signedIn', user: aUser(), token: goodToken() }));
  await heading('Reports');
});

it('says that a token has expired and asks to sign in', async () => {
  keep(aTokenFor('u1', { from: Date.now() - 9000, until: Date.now() - 5000 }));
  await renderApp({ at: '/reports' });
  await heading('Sign in to Ezone');
  expect(await screen.findByText('access_token expired')).toBeVisible();
  expect(localStorage.getItem('jwt_access_token')).toBeNull();
});

it('says that a token was refused and asks to sign in', async () => {
  keep(goodToken());
  const refuse = () => Promise.reject(new ApiError({ kind: 'refused', statusCode: 401, message: 'no' }));
  await renderApp({ at: '/reports', api: aServer({ refreshAccessToken: refuse }) });
  await heading('Sign in to Ezone');
  expect(await screen.findByText('Failed to login with token.')).toBeVisible();
  expect(localStorage.getItem('jwt_access_token')).toBeNull();
});

it.each([offline(), new ApiError({ kind: 'refused', statusCode: 503, message: 'busy' })])(
  'signs nobody out when the server cannot be asked, and goes on when it can: %s',
  async (failure) => {
    let isDown = true;
    const server = aServer();
    keep(goodToken());
    await renderApp({
      at: '/reports',
      api: aServer({ refreshAccessToken: () => (isDown ? Promise.reject(failure) : server.refreshAccessToken()) }),
    });
    await heading('Ezone cannot be reached');
    expect(localStorage.getItem('jwt_access_token')).not.toBeNull();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Reports');
  },
);

it('ends the session when a call is answered 401, and comes back to the page afterwards', async () => {
  keep(goodToken());
  const { session } = await renderApp({ at: '/reports' });
  await heading('Reports');
  // What suspends while it is rendered comes only to those who wait.
  await act(async () => {
    session.send({ type: 'call.unauthorized', token: session.getSnapshot().context.token ?? '' });
    await Promise.resolve();
  });
  await heading('Sign in to Ezone');
  expect(await screen.findByText('Invalid access_token')).toBeVisible();
  // The documented words say it to nobody; these do, and stay.
  expect(screen.getByText('Your session has ended. Sign in to go on where you were.')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Use admin@ezone.example' }));
  await userEvent.clear(screen.getByLabelText('Email'));
  await userEvent.type(screen.getByLabelText('Email'), 'ada@ezone.example');
  await userEvent.clear(screen.getByLabelText('Password'));
  await userEvent.type(screen.getByLabelText('Password'), 'analytical');
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
  });
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  await heading('Reports');
});

it.each([
  ['that is down', () => new ApiError({ kind: 'refused', statusCode: 502, message: 'no' })],
  ['that cannot be reached', offline],
])('signs out without a server %s, and revokes the token later', async (_, failure) => {
  keep(goodToken());
  const revoked: unknown[] = [];
  let isDown = true;
  const signOut = (input?: { token?: string }) => {
    if (isDown) return Promise.reject(failure());
    revoked.push(input?.token);
    return Promise.resolve({ success: true });
  };
  await renderApp({ at: '/logout', api: aServer({ signOut }) });
  await heading('Sign in to Ezone');
  expect(localStorage.getItem('jwt_access_token')).toBeNull();
  isDown = false;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(revoked).toEqual([expect.any(String)]));
});

it('signs out, revokes the token and ends at the sign-in page', async () => {
  keep(goodToken());
  const revoked: unknown[] = [];
  const signOut = (input?: { token?: string }) => {
    revoked.push(input?.token);
    return Promise.resolve({ success: true });
  };
  await renderApp({ at: '/logout', api: aServer({ signOut }) });
  await heading('Sign in to Ezone');
  expect(localStorage.getItem('jwt_access_token')).toBeNull();
  expect(revoked).toHaveLength(1);
});
