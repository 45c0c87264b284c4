import { defineMessages } from 'react-intl';
import type { Section } from './Section';

const titles = defineMessages({
  section: { id: 'docs.section.navigation', defaultMessage: 'Navigation' },
});

/** What leads somewhere. */
export const navigation: Section = {
  id: 'navigation',
  title: titles.section,
  pages: [],
};
