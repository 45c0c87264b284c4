import { defineMessages } from 'react-intl';
import { page } from './Section';
import type { Section } from './Section';

const titles = defineMessages({
  section: { id: 'docs.section.theming', defaultMessage: 'Theming' },
  themeSchemes: { id: 'docs.title.themeSchemes', defaultMessage: 'Theme schemes' },
  themeLayouts: { id: 'docs.title.themeLayouts', defaultMessage: 'Theme layouts' },
  pageLayouts: { id: 'docs.title.pageLayouts', defaultMessage: 'Page layouts' },
  rtlSupport: { id: 'docs.title.rtlSupport', defaultMessage: 'Right-to-left support' },
  changingDefaultFont: { id: 'docs.title.changingDefaultFont', defaultMessage: 'Changing the default font' },
});

/** How it looks: schemes, layouts, direction and type. */
export const theming: Section = {
  id: 'theming',
  title: titles.section,
  pages: [
    page('theming/theme-schemes', titles.themeSchemes, () => import('../guides/theming/theme-schemes.mdx')),
    page('theming/theme-layouts', titles.themeLayouts, () => import('../guides/theming/theme-layouts.mdx')),
    page('theming/page-layouts', titles.pageLayouts, () => import('../guides/theming/page-layouts.mdx')),
    page('theming/rtl-support', titles.rtlSupport, () => import('../guides/theming/rtl-support.mdx')),
    page(
      'theming/changing-default-font',
      titles.changingDefaultFont,
      () => import('../guides/theming/changing-default-font.mdx'),
    ),
  ],
};
