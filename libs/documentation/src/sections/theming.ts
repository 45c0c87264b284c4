import { defineMessages } from 'react-intl';
import type { Section } from './Section';

const titles = defineMessages({
  section: { id: 'docs.section.theming', defaultMessage: 'Theming' },
});

/** How it looks: schemes, layouts, direction and type. */
export const theming: Section = {
  id: 'theming',
  title: titles.section,
  pages: [],
};
