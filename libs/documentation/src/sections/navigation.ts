import { defineMessages } from 'react-intl';
import { page } from './Section';
import type { Section } from './Section';

const titles = defineMessages({
  section: { id: 'docs.section.navigation', defaultMessage: 'Navigation' },
  speedDial: { id: 'docs.title.speedDial', defaultMessage: 'Speed dial' },
  stepper: { id: 'docs.title.stepper', defaultMessage: 'Stepper' },
});

/** What leads somewhere. */
export const navigation: Section = {
  id: 'navigation',
  title: titles.section,
  pages: [
    page('components/speed-dial', titles.speedDial, () => import('@ezone/pages/ui/src/menu/SpeedDial.mdx')),
    page('components/stepper', titles.stepper, () => import('@ezone/pages/ui/src/stepper/Stepper.mdx')),
  ],
};
