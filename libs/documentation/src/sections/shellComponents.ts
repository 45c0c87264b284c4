import { defineMessages } from 'react-intl';
import { page } from './Section';
import type { Section } from './Section';

const titles = defineMessages({
  section: { id: 'docs.section.shellComponents', defaultMessage: 'Shell components' },
  animate: { id: 'docs.title.animate', defaultMessage: 'Animate' },
  animateGroup: { id: 'docs.title.animateGroup', defaultMessage: 'Animate group' },
  authorization: { id: 'docs.title.authorization', defaultMessage: 'Authorization' },
  chipSelect: { id: 'docs.title.chipSelect', defaultMessage: 'Chip select' },
  countdown: { id: 'docs.title.countdown', defaultMessage: 'Countdown' },
  dialog: { id: 'docs.title.dialog', defaultMessage: 'Dialog' },
  highlight: { id: 'docs.title.highlight', defaultMessage: 'Highlight' },
  layout: { id: 'docs.title.layout', defaultMessage: 'Layout' },
  message: { id: 'docs.title.message', defaultMessage: 'Message' },
  navigation: { id: 'docs.title.navigation', defaultMessage: 'Navigation' },
  pageCarded: { id: 'docs.title.pageCarded', defaultMessage: 'Page: carded' },
  pageSimple: { id: 'docs.title.pageSimple', defaultMessage: 'Page: simple' },
  scrollbars: { id: 'docs.title.scrollbars', defaultMessage: 'Scrollbars' },
  theme: { id: 'docs.title.theme', defaultMessage: 'Theme' },
});

/** What the shell gives to pages. */
export const shellComponents: Section = {
  id: 'shellComponents',
  title: titles.section,
  pages: [
    page('shell-components/animate', titles.animate, () => import('@ezone/pages/ui/src/disclosure/Animate.mdx')),
    page(
      'shell-components/animate-group',
      titles.animateGroup,
      () => import('@ezone/pages/ui/src/skeleton/AnimateGroup.mdx'),
    ),
    page(
      'shell-components/authorization',
      titles.authorization,
      () => import('@ezone/pages/shell/src/routing/Authorization.mdx'),
    ),
    page(
      'shell-components/chip-select',
      titles.chipSelect,
      () => import('@ezone/pages/ui/src/tags-field/ChipSelect.mdx'),
    ),
    page('shell-components/countdown', titles.countdown, () => import('@ezone/pages/ui/src/countdown/Countdown.mdx')),
    page('shell-components/dialog', titles.dialog, () => import('@ezone/pages/shell/src/notices/dialog/Dialog.mdx')),
    page(
      'shell-components/highlight',
      titles.highlight,
      () => import('@ezone/pages/shell/src/page/marked/Highlight.mdx'),
    ),
    page('shell-components/layout', titles.layout, () => import('@ezone/pages/shell/src/chrome/layout/Layout.mdx')),
    page('shell-components/message', titles.message, () => import('@ezone/pages/shell/src/notices/toast/Message.mdx')),
    page(
      'shell-components/navigation',
      titles.navigation,
      () => import('@ezone/pages/shell/src/chrome/navbar/Navigation.mdx'),
    ),
    page(
      'shell-components/page-carded',
      titles.pageCarded,
      () => import('@ezone/pages/shell/src/page/page-layout/PageCarded.mdx'),
    ),
    page(
      'shell-components/page-simple',
      titles.pageSimple,
      () => import('@ezone/pages/shell/src/page/page-layout/PageSimple.mdx'),
    ),
    page(
      'shell-components/scrollbars',
      titles.scrollbars,
      () => import('@ezone/pages/shell/src/chrome/scrollbars/Scrollbars.mdx'),
    ),
    page('shell-components/theme', titles.theme, () => import('@ezone/pages/ui/src/theme/Theme.mdx')),
  ],
};
