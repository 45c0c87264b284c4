/** @jest-environment ./tools/jest/DocumentEnvironment.ts */
import { mergeSettings } from './mergeSettings';
import { readSettings } from './readSettings';

const defaults = {
  scheme: 'default',
  style: 'layout1',
  mode: 'container',
  containerWidth: 1570,
  scroll: 'content',
  navbar: { scheme: 'greyDark', style: 'style-1', side: 'start', isShown: true, isFolded: false, isFixed: true },
  toolbar: { scheme: 'default', isShown: true, isFixed: true, position: 'above' },
  footer: { scheme: 'default', isShown: true, isFixed: false },
  hasLeftPanel: true,
  hasRightPanel: true,
  hasCustomScrollbars: true,
  direction: 'ltr',
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
      config: {
        mode: 'boxed',
        navbar: { display: true, style: 'style-3-dense', folded: true, position: 'right' },
        toolbar: { style: 'static', position: 'below' },
        footer: { display: false },
        leftSidePanel: { display: false },
      },
    },
    theme: { main: 'oceanDark', navbar: 'ocean', toolbar: 'mainThemeLight' },
    customScrollbars: false,
    direction: 'rtl',
  };
  expect(readSettings(stored)).toEqual({
    ...defaults,
    scheme: 'oceanDark',
    mode: 'boxed',
    navbar: { scheme: 'ocean', style: 'style-3-dense', side: 'end', isShown: true, isFolded: true, isFixed: true },
    toolbar: { scheme: 'ocean', isShown: true, isFixed: false, position: 'below' },
    footer: { scheme: 'oceanDark', isShown: false, isFixed: false },
    hasLeftPanel: false,
    hasCustomScrollbars: false,
    direction: 'rtl',
  });
});

it('knows the other layouts, whose content is narrower', () => {
  const stored = { layout: { style: 'layout2', config: { navbar: { style: 'static' } } } };
  const settings = readSettings(stored);
  expect(settings).toMatchObject({ style: 'layout2', containerWidth: 1120 });
  expect(settings.navbar).toMatchObject({ isFixed: false, style: 'style-1' });
});

it('merges deeply, replaces arrays and leaves what it was given alone', () => {
  const settings = { theme: { main: 'default', navbar: 'greyDark' }, list: [1, 2] };
  expect(mergeSettings(settings, { theme: { main: 'ocean' }, list: [3] })).toEqual({
    theme: { main: 'ocean', navbar: 'greyDark' },
    list: [3],
  });
  expect(settings).toEqual({ theme: { main: 'default', navbar: 'greyDark' }, list: [1, 2] });
});
