/** @jest-environment ./tools/jest/DocumentEnvironment.ts */
import '@testing-library/jest-dom';
import { createSchemeSheet } from './createSchemeSheet';
import type { LateSheet } from './createSchemeSheet';
import type { SchemeName } from './schemeNames';

const colors: Partial<Record<SchemeName, string>> = { ocean: '#00ff00', sandDark: '#0000ff' };
const ruleOf = (name: SchemeName, color: string) => `[data-scheme='${name}']{--ez-bg:${color}}`;
const late: LateSheet = {
  cssOf: (names) => names.map((name) => (colors[name] ? ruleOf(name, colors[name]) : '')).join(''),
};
const fetchLate = jest.fn(() => Promise.resolve(late));

const ground = (scheme: string) => {
  const part = document.createElement('div');
  part.dataset['scheme'] = scheme;
  document.body.replaceChildren(part);
  return getComputedStyle(part).getPropertyValue('--ez-bg');
};

beforeEach(() => {
  fetchLate.mockClear();
  document.head.replaceChildren();
});

it('has what the page starts with, and fetches the others once', async () => {
  const sheet = createSchemeSheet(fetchLate);
  expect([sheet.has('default'), sheet.has('greyDark'), sheet.has('ocean')]).toEqual([true, true, false]);

  await Promise.all([sheet.load(), sheet.load()]);
  expect(sheet.has('ocean')).toBe(true);
  expect([ground('ocean'), ground('sandDark')]).toEqual(['#00ff00', '#0000ff']);
  expect(fetchLate).toHaveBeenCalledTimes(1);
});

it('takes the colours of the last visit for painted, and replaces them by those of this version', async () => {
  document.head.innerHTML = `<style data-schemes="ocean greyDark">[data-scheme='ocean']{--ez-bg:#aaaaaa}</style>`;
  const sheet = createSchemeSheet(fetchLate);
  expect([sheet.has('ocean'), sheet.has('sandDark')]).toEqual([true, false]);
  expect(ground('ocean')).toBe('#aaaaaa');
  expect(sheet.cssOf(['ocean'])).toBeNull();

  await sheet.load();
  expect(ground('ocean')).toBe('#00ff00');
  expect(document.querySelector('style[data-schemes]')).not.toBeInTheDocument();
});

it('gives the rules of what a page does not start with, to be kept for the next visit', async () => {
  const sheet = createSchemeSheet(fetchLate);
  expect(sheet.cssOf(['default', 'greyDark'])).toBe('');
  expect(sheet.cssOf(['ocean', 'greyDark'])).toBeNull();

  await sheet.load();
  expect(sheet.cssOf(['ocean', 'greyDark'])).toBe(ruleOf('ocean', '#00ff00'));
});

it('gives way to the default of the same brightness when it failed, and tries again when asked', async () => {
  fetchLate.mockRejectedValueOnce(new Error('offline'));
  const sheet = createSchemeSheet(fetchLate);
  const told = jest.fn();
  sheet.subscribe(told);

  expect(await sheet.arrivalOf('sandDark')).toBe('defaultDark');
  expect(await sheet.arrivalOf('ocean')).toBe('default');
  expect(fetchLate).toHaveBeenCalledTimes(1);
  expect(told).toHaveBeenCalledTimes(1);

  await sheet.load();
  expect(await sheet.arrivalOf('ocean')).toBe('ocean');
  expect(fetchLate).toHaveBeenCalledTimes(2);
  expect(told).toHaveBeenCalledTimes(2);
});
