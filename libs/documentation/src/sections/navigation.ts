import { defineMessages } from 'react-intl';
import { page } from './Section';
import type { Section } from './Section';

const titles = defineMessages({
  section: { id: 'docs.section.navigation', defaultMessage: 'Navigation' },
  appBar: { id: 'docs.title.appBar', defaultMessage: 'App bar' },
  bottomNavigation: { id: 'docs.title.bottomNavigation', defaultMessage: 'Bottom navigation' },
  breadcrumbs: { id: 'docs.title.breadcrumbs', defaultMessage: 'Breadcrumbs' },
  commandList: { id: 'docs.title.commandList', defaultMessage: 'Command list' },
  drawers: { id: 'docs.title.drawers', defaultMessage: 'Drawers' },
  links: { id: 'docs.title.links', defaultMessage: 'Links' },
  menus: { id: 'docs.title.menus', defaultMessage: 'Menus' },
  pagination: { id: 'docs.title.pagination', defaultMessage: 'Pagination' },
  speedDial: { id: 'docs.title.speedDial', defaultMessage: 'Speed dial' },
  stepper: { id: 'docs.title.stepper', defaultMessage: 'Stepper' },
  tabs: { id: 'docs.title.tabs', defaultMessage: 'Tabs' },
  treeView: { id: 'docs.title.treeView', defaultMessage: 'Tree view' },
});

/** What leads somewhere. */
export const navigation: Section = {
  id: 'navigation',
  title: titles.section,
  pages: [
    page('components/app-bar', titles.appBar, () => import('@ezone/pages/shell/src/chrome/toolbar/Toolbar.mdx')),
    page(
      'components/bottom-navigation',
      titles.bottomNavigation,
      () => import('@ezone/pages/shell/src/chrome/phone-bar/PhoneBar.mdx'),
    ),
    page('components/breadcrumbs', titles.breadcrumbs, () => import('@ezone/pages/ui/src/breadcrumbs/Breadcrumbs.mdx')),
    page(
      'components/command-list',
      titles.commandList,
      () => import('@ezone/pages/ui/src/command-list/CommandList.mdx'),
    ),
    page('components/drawers', titles.drawers, () => import('@ezone/pages/ui/src/drawer/Drawer.mdx')),
    page('components/links', titles.links, () => import('@ezone/pages/ui/src/link/Link.mdx')),
    page('components/menus', titles.menus, () => import('@ezone/pages/ui/src/menu/Menu.mdx')),
    page('components/pagination', titles.pagination, () => import('@ezone/pages/ui/src/pagination/Pagination.mdx')),
    page('components/speed-dial', titles.speedDial, () => import('@ezone/pages/ui/src/menu/SpeedDial.mdx')),
    page('components/stepper', titles.stepper, () => import('@ezone/pages/ui/src/stepper/Stepper.mdx')),
    page('components/tabs', titles.tabs, () => import('@ezone/pages/ui/src/tabs/Tabs.mdx')),
    page('components/tree-view', titles.treeView, () => import('@ezone/pages/ui/src/tree-list/TreeList.mdx')),
  ],
};
