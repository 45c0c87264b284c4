/** @jest-environment ./tools/jest/DocumentEnvironment.ts */
import { initialLayout, initialSettings } from './initialSettings';
import { settingsDefaultsOf } from './settingsDefaults';

const defaultsOf = (settings: unknown) => {
  const defaults = settingsDefaultsOf('user-admin');
  defaults.write(settings);
  return defaults.read();
};

beforeEach(() => localStorage.clear());

it.each(['layout1', 'layout2', 'layout3'] as const)('keeps a user’s settings in %s as they are', (style) => {
  const settings = { ...initialSettings, layout: initialLayout(style), direction: 'rtl' };
  expect(defaultsOf(settings)).toEqual(settings);
});

it('keeps whole settings of a guest, who has stored what was changed alone', () => {
  expect(defaultsOf({})).toEqual(initialSettings);
  const { config } = initialLayout('layout2');
  expect(defaultsOf({ layout: { style: 'layout2', config: { mode: 'boxed' } } })).toEqual({
    ...initialSettings,
    layout: { style: 'layout2', config: { ...config, mode: 'boxed' } },
  });
});

it('keeps them for whoever set them alone', () => {
  const owners = ['user-admin', 'user-staff', null];
  const styles = ['layout1', 'layout2', 'layout3'] as const;
  const read = () => owners.map((owner) => settingsDefaultsOf(owner).read()?.layout.style ?? null);
  expect(read()).toEqual([null, null, null]);
  owners.forEach((owner, index) => settingsDefaultsOf(owner).write({ layout: { style: styles[index] } }));
  expect(read()).toEqual(styles);
  settingsDefaultsOf('user-staff').forget();
  expect(read()).toEqual(['layout1', null, 'layout3']);
});
