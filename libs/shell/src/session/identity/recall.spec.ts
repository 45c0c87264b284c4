/** @jest-environment ./tools/jest/DocumentEnvironment.ts */
import type { Api } from '@ezone/api-client';
import { aServer, goodToken } from '../testing/renderApp';
import { aUser } from '../testing/fixtures';
import { createServices } from './createServices';
import type { IdentityClient } from './IdentityClient';
import { recall } from './recall';

const user = { ...aUser(), from: 'firebase' as const };
const firebase = {
  apiKey: 'key',
  projectId: 'ezone',
  authDomain: null,
  databaseUrl: 'https://a.example',
  emulator: null,
};

/** Firebase knows somebody and keeps a shortcut of theirs; our server does or does not know them. */
const recalled = (isNew: boolean, read: () => Promise<unknown>) => {
  const updates: unknown[] = [];
  const api: Api = {
    ...aServer(),
    getConfig: () => Promise.resolve({ demoData: false, sendsMail: true, firebase, auth0: null }),
    signInWithFirebase: () => Promise.resolve({ user, access_token: goodToken(), isNew }),
    updateUser: ({ body }) => {
      updates.push(body.user.data);
      return Promise.resolve({ ...user, data: { ...user.data, shortcuts: ['calendar'] } });
    },
  };
  const client: IdentityClient = {
    data: { read, write: () => Promise.resolve(true) },
    authenticate: () => Promise.resolve({ token: 'of-firebase' }),
    leave: () => Promise.resolve(),
  };
  const load = () => Promise.resolve(client);
  const session = recall(api, createServices(api, { firebase: load, auth0: load }), 'firebase', client);
  return { updates, session };
};

const kept = () => Promise.resolve({ shortcuts: ['calendar'] });

it('gives somebody whom our server does not know any more what the service has kept of them', async () => {
  const { session, updates } = recalled(true, kept);
  expect((await session).user.data.shortcuts).toEqual(['calendar']);
  expect(updates).toEqual([{ shortcuts: ['calendar'] }]);
});

it('leaves what our server knows as it is', async () => {
  const { session, updates } = recalled(false, kept);
  expect((await session).user).toEqual(user);
  expect(updates).toEqual([]);
});

it('signs nobody in whose data cannot be read: what they change next would overwrite it', async () => {
  const { session } = recalled(true, () => Promise.reject(new Error('down')));
  await expect(session).rejects.toThrow('down');
});
