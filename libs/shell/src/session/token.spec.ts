import { aTokenFor } from './testing/fixtures';
import { hasExpired, readToken, refreshTimeOf, timerUntil } from './token';

const now = 1_800_000_000_000;
beforeEach(() => jest.useFakeTimers({ now }));
afterEach(() => jest.useRealTimers());

it('reads when a token begins and ends, and whose it is', () => {
  expect(readToken(aTokenFor('u-1', { from: now, until: now + 5000 }))).toEqual({
    issuedAt: now,
    expiresAt: now + 5000,
    subject: 'u-1',
  });
});

it.each(['', 'nonsense', 'a.b.c', `a.${btoa('7')}.c`, `a.${btoa('null')}.c`])('reads nothing from %j', (token) => {
  expect(readToken(token)).toEqual({ issuedAt: null, expiresAt: null, subject: null });
});

it.each([
  [now - 1000, true],
  [now, false],
  [now + 1000, false],
])('a token that ends at %d has expired: %j', (until, expired) => {
  expect(hasExpired(aTokenFor('u', { from: 0, until }))).toBe(expired);
});

it('is due for a refresh after half its life', () => {
  expect(refreshTimeOf(aTokenFor('u', { from: now, until: now + 10_000 }))).toBe(now + 5000);
});

it('never sets a timer that a browser would ring at once', () => {
  expect(timerUntil(now - 1)).toBe(0);
  expect(timerUntil(now + 500)).toBe(500);
  expect(timerUntil(Infinity)).toBe(2 ** 31 - 1);
});
