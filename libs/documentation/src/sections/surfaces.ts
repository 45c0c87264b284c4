import { defineMessages } from 'react-intl';
import type { Section } from './Section';

const titles = defineMessages({
  section: { id: 'docs.section.surfaces', defaultMessage: 'Surfaces and layout' },
});

/** What things stand on, and what opens over them. */
export const surfaces: Section = {
  id: 'surfaces',
  title: titles.section,
  pages: [],
};
