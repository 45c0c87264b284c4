import { initialLayout, initialSettings } from './initialSettings';
import { settingsDefaults } from './settingsDefaults';

const defaultsOf = (settings: unknown) => {
  settingsDefaults.write(settings);
  return settingsDefaults.read();
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
