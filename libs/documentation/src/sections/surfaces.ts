import { defineMessages } from 'react-intl';
import { page } from './Section';
import type { Section } from './Section';

const titles = defineMessages({
  section: { id: 'docs.section.surfaces', defaultMessage: 'Surfaces and layout' },
  accordion: { id: 'docs.title.accordion', defaultMessage: 'Accordion' },
  box: { id: 'docs.title.box', defaultMessage: 'Box' },
  cards: { id: 'docs.title.cards', defaultMessage: 'Cards' },
  container: { id: 'docs.title.container', defaultMessage: 'Container' },
  focusTrap: { id: 'docs.title.focusTrap', defaultMessage: 'Focus trap' },
  grid: { id: 'docs.title.grid', defaultMessage: 'Grid' },
  modal: { id: 'docs.title.modal', defaultMessage: 'Modal' },
  paper: { id: 'docs.title.paper', defaultMessage: 'Paper' },
  popover: { id: 'docs.title.popover', defaultMessage: 'Popover' },
  popper: { id: 'docs.title.popper', defaultMessage: 'Popper' },
  portal: { id: 'docs.title.portal', defaultMessage: 'Portal' },
  stack: { id: 'docs.title.stack', defaultMessage: 'Stack' },
  tintedBox: { id: 'docs.title.tintedBox', defaultMessage: 'Tinted box' },
  transitions: { id: 'docs.title.transitions', defaultMessage: 'Transitions' },
  useMediaQuery: { id: 'docs.title.useMediaQuery', defaultMessage: 'Use media query' },
  windowDock: { id: 'docs.title.windowDock', defaultMessage: 'Window dock' },
});

/** What things stand on, and what opens over them. */
export const surfaces: Section = {
  id: 'surfaces',
  title: titles.section,
  pages: [
    page('components/accordion', titles.accordion, () => import('@ezone/pages/ui/src/disclosure/Accordion.mdx')),
    page('components/box', titles.box, () => import('@ezone/pages/ui/src/theme/Box.mdx')),
    page('components/cards', titles.cards, () => import('@ezone/pages/ui/src/card/Card.mdx')),
    page('components/container', titles.container, () => import('../guides/components/container.mdx')),
    page('components/focus-trap', titles.focusTrap, () => import('@ezone/pages/ui/src/layers/FocusTrap.mdx')),
    page('components/grid', titles.grid, () => import('@ezone/pages/ui/src/tile-grid/Grid.mdx')),
    page('components/modal', titles.modal, () => import('@ezone/pages/ui/src/dialog/Modal.mdx')),
    page('components/paper', titles.paper, () => import('@ezone/pages/ui/src/card/Paper.mdx')),
    page('components/popover', titles.popover, () => import('@ezone/pages/ui/src/popover/Popover.mdx')),
    page('components/popper', titles.popper, () => import('@ezone/pages/ui/src/popover/Popper.mdx')),
    page('components/portal', titles.portal, () => import('@ezone/pages/ui/src/overlays/Portal.mdx')),
    page('components/stack', titles.stack, () => import('@ezone/pages/ui/src/action-row/Stack.mdx')),
    page('components/tinted-box', titles.tintedBox, () => import('@ezone/pages/ui/src/tinted-box/TintedBox.mdx')),
    page('components/transitions', titles.transitions, () => import('@ezone/pages/ui/src/disclosure/Transitions.mdx')),
    page(
      'components/use-media-query',
      titles.useMediaQuery,
      () => import('@ezone/pages/ui/src/is-wide/UseMediaQuery.mdx'),
    ),
    page('components/window-dock', titles.windowDock, () => import('@ezone/pages/ui/src/window-dock/WindowDock.mdx')),
  ],
};
