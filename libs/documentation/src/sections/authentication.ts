import { defineMessages } from 'react-intl';
import type { Section } from './Section';

const titles = defineMessages({
  section: { id: 'docs.section.authentication', defaultMessage: 'Authentication' },
});

/** How people sign in. */
export const authentication: Section = {
  id: 'authentication',
  title: titles.section,
  pages: [],
};
