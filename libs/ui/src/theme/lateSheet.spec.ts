/** @jest-environment ./tools/jest/DocumentEnvironment.ts */
import { lateSheet } from './lateSheet';
import { COLOR_ROLES, variableOf } from './roles';
import { isDarkScheme, isStartScheme, SCHEME_NAMES } from './schemeNames';

it.each(SCHEME_NAMES.filter((name) => !isStartScheme(name)))('paints every role of %s', (name) => {
  const part = document.createElement('div');
  part.dataset['scheme'] = name;
  const style = document.createElement('style');
  style.textContent = lateSheet.cssOf([name]);
  document.body.replaceChildren(style, part);

  const painted = getComputedStyle(part);
  for (const role of COLOR_ROLES) expect(painted.getPropertyValue(variableOf(role))).toMatch(/^#[0-9a-f]{6,8}$/);
  expect(style.textContent).toContain(`{color-scheme:${isDarkScheme(name) ? 'dark' : 'light'};`);
});

it('says nothing of what every page has', () => {
  expect(lateSheet.cssOf(['default', 'defaultDark', 'greyDark']).trim()).toBe('');
});
