/** @jest-environment ./tools/jest/DocumentEnvironment.ts */
import { aTokenFor, aUser } from '../testing/fixtures';
import { createFirebaseData } from './firebase/createFirebaseData';
import { createUserMetadata } from './openId/createUserMetadata';
import { profileStore } from './profileStore';

const { settings, shortcuts } = aUser().data;
const data = { settings, shortcuts };

type Call = { address: string; method?: string; headers?: unknown; body: unknown };

/** A service that gives one answer, and notes what it was asked. */
const answering = (status: number, body: unknown): Call[] => {
  const calls: Call[] = [];
  globalThis.fetch = (address, { method, headers, body: sent } = {}) => {
    calls.push({ address: String(address), method, headers, body: sent && (JSON.parse(String(sent)) as unknown) });
    return Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(body) } as Response);
  };
  return calls;
};

const original = globalThis.fetch;
beforeEach(() => localStorage.clear());
afterEach(() => {
  globalThis.fetch = original;
});

describe('the database of Firebase', () => {
  const kept = createFirebaseData('https://a.firebaseio.com', () => Promise.resolve({ uid: 'u/1', token: 't&1' }));
  const address = 'https://a.firebaseio.com/users/u%2F1.json?auth=t%261';

  it('is read and written at the user, with their token', async () => {
    const calls = answering(200, data);
    expect(await kept.read()).toEqual(data);
    expect(await kept.write(data)).toBe(true);
    expect(calls).toMatchObject([
      { address, method: 'GET', body: undefined },
      { address, method: 'PATCH', body: data },
    ]);
  });

  it('is not asked where nobody is signed in', async () => {
    const calls = answering(200, data);
    const nobodys = createFirebaseData('https://a.firebaseio.com', () => Promise.resolve(null));
    expect([await nobodys.read(), await nobodys.write(data), calls]).toEqual([null, false, []]);
  });

  it('may refuse', async () => {
    answering(401, { error: 'Permission denied' });
    await expect(kept.write(data)).rejects.toThrow('The service answered 401.');
  });
});

describe('the metadata of Auth0', () => {
  const kept = createUserMetadata('https://ezone.eu.auth0.com');
  const address = 'https://ezone.eu.auth0.com/api/v2/users/auth0%7Cada';
  const signIn = (expiresAt: number) => {
    const idToken = aTokenFor('auth0|ada', { from: Date.now(), until: Date.now() + 1000 });
    profileStore.write({ accessToken: 'access', idToken, expiresAt });
  };

  it('is read and written at the user, with their access token', async () => {
    signIn(Date.now() + 60_000);
    const calls = answering(200, { user_id: 'auth0|ada', user_metadata: data });
    expect(await kept.read()).toEqual(data);
    expect(await kept.write(data)).toBe(true);
    const headers = { authorization: 'Bearer access' };
    expect(calls).toMatchObject([
      { address, method: 'GET', headers },
      { address, method: 'PATCH', headers, body: { user_metadata: data } },
    ]);
  });

  it('is nothing for somebody of whom it has kept none', async () => {
    signIn(Date.now() + 60_000);
    answering(200, { user_id: 'auth0|ada' });
    expect(await kept.read()).toBeNull();
  });

  it('is not asked where the access token is over, or there is none', async () => {
    const calls = answering(200, {});
    expect(await kept.write(data)).toBe(false);
    signIn(Date.now() - 1);
    expect([await kept.read(), await kept.write(data), calls]).toEqual([null, false, []]);
  });
});
