/** @jest-environment ./tools/jest/DocumentEnvironment.ts */
import { aServer, goodToken } from '../testing/renderApp';
import { aUser } from '../testing/fixtures';
import { createServices } from './createServices';
import type { IdentityClient, KeptElsewhere } from './IdentityClient';
import { profileStore } from './profileStore';
import { takeOver } from './takeOver';
import { usedService } from './usedService';

const user = { ...aUser(), from: 'firebase' as const };

/** The services, of which Firebase keeps data, and notes who has left. */
const services = (data: KeptElsewhere | null = null) => {
  const left: (string | null)[] = [];
  const client: IdentityClient = {
    data,
    authenticate: () => Promise.reject(new Error('not asked')),
    leave: ({ idToken }) => Promise.resolve(void left.push(idToken)),
  };
  const api = aServer();
  const load = () => Promise.resolve(client);
  return { left, api, services: createServices(api, { firebase: load, auth0: load }) };
};

const keeps = (kept: unknown = null) => {
  const written: unknown[] = [];
  const read = () => Promise.resolve(kept);
  return { written, data: { read, write: (data: object) => Promise.resolve(Boolean(written.push(data))) } };
};
const fails: KeptElsewhere = {
  read: () => Promise.reject(new Error('down')),
  write: () => Promise.reject(new Error('down')),
};

beforeEach(() => localStorage.clear());

it('has the service of a user keep settings and shortcuts, and nothing else', async () => {
  const { data, written } = keeps();
  expect(await services(data).services.keep(user)).toBe('firebase');
  const { settings, shortcuts } = user.data;
  expect(written).toEqual([{ settings, shortcuts }]);
});

it.each([
  ['our own server', aUser(), keeps().data, 'api'],
  ['a service that keeps nothing', user, null, 'api'],
  ['a service where nobody is signed in', user, { ...keeps().data, write: () => Promise.resolve(false) }, 'api'],
  ['a service that fails', user, fails, 'notAtService'],
] as const)('says where the data of somebody is kept who comes by %s', async (_, who, data, at) => {
  expect(await services(data).services.keep(who)).toBe(at);
});

describe('a new user', () => {
  const session = { user, token: goodToken() };
  const takes = async (data: KeptElsewhere | null) => {
    const stage = services(data);
    const sent: unknown[] = [];
    const updateUser: typeof stage.api.updateUser = ({ body }) => {
      sent.push(body.user.data);
      return Promise.resolve({ ...user, role: ['taken'] });
    };
    const taken = await takeOver({ ...stage.api, updateUser }, stage.services, session);
    return { sent, role: taken.user.role };
  };

  it('is given what the service has kept, as far as it is settings or shortcuts', async () => {
    const kept = { settings: { direction: 'rtl' }, shortcuts: ['mail'], role: ['admin'] };
    const given = { settings: { direction: 'rtl' }, shortcuts: ['mail'] };
    expect(await takes(keeps(kept).data)).toEqual({ sent: [given], role: ['taken'] });
  });

  it.each([[null], ['text'], [{}], [{ other: 1 }]])('is left as it is where that is %j', async (kept) => {
    expect(await takes(keeps(kept).data)).toEqual({ sent: [], role: user.role });
    expect(await takes(null)).toEqual({ sent: [], role: user.role });
  });

  it('is not given anything where the service fails', async () => {
    await expect(takes(fails)).rejects.toThrow('down');
  });
});

it('leaves the service that was used last, once, and forgets it at once', async () => {
  usedService.note(user);
  profileStore.write({ accessToken: 'access', idToken: 'id', expiresAt: 1 });
  const { services: some, left } = services();
  const leaving = some.leave(new AbortController().signal);
  expect([usedService.read(), profileStore.read()]).toEqual([null, null]);
  await leaving;
  await some.leave(new AbortController().signal);
  expect(left).toEqual(['id']);
});
