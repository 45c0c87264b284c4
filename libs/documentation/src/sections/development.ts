import { defineMessages } from 'react-intl';
import type { Section } from './Section';

const titles = defineMessages({
  section: { id: 'docs.section.development', defaultMessage: 'Development' },
});

/** How Ezone is changed, and how it is run for others. */
export const development: Section = {
  id: 'development',
  title: titles.section,
  pages: [],
};
