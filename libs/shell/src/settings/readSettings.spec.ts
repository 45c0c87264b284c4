import { mergeSettings, readSettings } from './readSettings';

const defaults = {
  scheme: 'default',
  navbar: { scheme: 'greyDark', side: 'start', isShown: true, isFolded: false },
  toolbar: { scheme: 'default', isShown: true },
  footer: { scheme: 'default', isShown: true },
};

it.each([undefined, null, 'nonsense', [], {}, { layout: 3, theme: { main: 'noSuchScheme', navbar: 7 } }])(
  'has the documented defaults for %j',
  (stored) => {
    expect(readSettings(stored)).toEqual(defaults);
  },
);

it('reads what is stored', () => {
  const stored = {
    layout: {
      style: 'layout1',
      config: { navbar: { display: true, folded: true, position: 'right' }, footer: { display: false } },
    },
    theme: { main: 'oceanDark', navbar: 'ocean', toolbar: 'mainThemeLight' },
  };
  expect(readSettings(stored)).toEqual({
    scheme: 'oceanDark',
    navbar: { scheme: 'ocean', side: 'end', isShown: true, isFolded: true },
    toolbar: { scheme: 'ocean', isShown: true },
    footer: { scheme: 'oceanDark', isShown: false },
  });
});

it('merges deeply, replaces arrays and leaves what it was given alone', () => {
  const settings = { theme: { main: 'default', navbar: 'greyDark' }, list: [1, 2] };
  expect(mergeSettings(settings, { theme: { main: 'ocean' }, list: [3] })).toEqual({
    theme: { main: 'ocean', navbar: 'greyDark' },
    list: [3],
  });
  expect(settings).toEqual({ theme: { main: 'default', navbar: 'greyDark' }, list: [1, 2] });
});
