import type { StoredSettings } from '../settings';

/** The settings that Ezone begins with: those of a new user. A check holds them to the server's. */
export const initialSettings: StoredSettings = {
  layout: {
    style: 'layout1',
    config: {
      scroll: 'content',
      mode: 'container',
      containerWidth: 1570,
      navbar: { display: true, style: 'style-1', position: 'left', folded: false },
      toolbar: { display: true, style: 'fixed', position: 'above' },
      footer: { display: true, style: 'fixed' },
      leftSidePanel: { display: true },
      rightSidePanel: { display: true },
    },
  },
  theme: { main: 'default', navbar: 'greyDark', toolbar: 'mainTheme', footer: 'mainTheme' },
  customScrollbars: true,
  direction: 'ltr',
};
