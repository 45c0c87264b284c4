/** @jest-environment ./tools/jest/DocumentEnvironment.ts */
import { localStore, readJson, sessionStore } from '.';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

it('keeps a text in the browser', () => {
  expect(localStore.write('ezone.a', 'one')).toBe(true);
  expect(localStorage.getItem('ezone.a')).toBe('one');
  expect(localStore.read('ezone.a')).toBe('one');
  expect(sessionStore.read('ezone.a')).toBeNull();
  expect(localStore.isLasting()).toBe(true);
  expect(localStore.keys('')).toEqual(['ezone.a']);
  localStore.remove('ezone.a');
  expect(localStore.read('ezone.a')).toBeNull();
});

it.each(['no JSON', '{"a":', ''])('reads nothing from what is no JSON: %j', (text) => {
  expect(readJson(localStore, 'ezone.a')).toBeNull();
  localStore.write('ezone.a', '{"a":1}');
  expect(readJson(localStore, 'ezone.a')).toEqual({ a: 1 });
  localStore.write('ezone.a', text);
  expect(readJson(localStore, 'ezone.a')).toBeNull();
});

it('names what begins alike', () => {
  localStore.write('ezone.a.1', '');
  localStore.write('ezone.a.2', '');
  localStore.write('ezone.b', '');
  expect(localStore.keys('ezone.a.').toSorted()).toEqual(['ezone.a.1', 'ezone.a.2']);
});

it('keeps it for the page where the browser forbids that, or has no more room', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  expect(localStore.write('ezone.full', 'here')).toBe(false);
  expect(localStore.read('ezone.full')).toBe('here');
  expect(localStore.keys('ezone.full')).toEqual(['ezone.full']);
  localStore.remove('ezone.full');
  expect(localStore.read('ezone.full')).toBeNull();
});

it('does not throw where there is no store at all', () => {
  jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError');
  });
  expect(localStore.write('ezone.forbidden', 'here')).toBe(false);
  expect(localStore.read('ezone.forbidden')).toBe('here');
  expect(localStore.keys('ezone.')).toEqual(['ezone.forbidden']);
  expect(localStore.isLasting()).toBe(false);
  localStore.remove('ezone.forbidden');
});
