/** @jest-environment ./tools/jest/DocumentEnvironment.ts */
import { ApiError } from '@ezone/api-client';
import { REVOKE_DELAY, revokeToken } from './revokeToken';
import { aTokenFor } from './testing/fixtures';

const hour = 3_600_000;
const goodToken = () => aTokenFor('u1', { from: Date.now() - hour, until: Date.now() + hour });

/** A server that refuses to revoke a token with this status, and how often it was asked. */
const setUp = (statusCode: number) => {
  const server = { statusCode, calls: 0 };
  const signOut = () => {
    server.calls += 1;
    if (server.statusCode === 200) return Promise.resolve({ success: true });
    return Promise.reject(new ApiError({ kind: 'refused', statusCode: server.statusCode, message: 'no' }));
  };
  return { server, revoke: () => expect(revokeToken({ signOut }, goodToken())).rejects.toBeInstanceOf(ApiError) };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('tells the server again until that has heard it, at once when the network is back, and once', async () => {
  const { server, revoke } = setUp(503);
  await revoke();
  expect(server.calls).toBe(1);
  await jest.advanceTimersByTimeAsync(REVOKE_DELAY.first);
  expect(server.calls).toBe(2);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(server.calls).toBe(3);
  server.statusCode = 200;
  await jest.advanceTimersByTimeAsync(hour / 2);
  window.dispatchEvent(new Event('online'));
  expect(server.calls).toBe(4);
});

it('waits longer each time, and ends when the token has expired', async () => {
  const { server, revoke } = setUp(503);
  await revoke();
  await jest.advanceTimersByTimeAsync(hour + REVOKE_DELAY.longest);
  const { calls } = server;
  expect(calls).toBeLessThan(30);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(hour);
  expect(server.calls).toBe(calls);
});

it('does not ask again where the server says that the token is bad', async () => {
  const { server, revoke } = setUp(401);
  await revoke();
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(hour);
  expect(server.calls).toBe(1);
});
