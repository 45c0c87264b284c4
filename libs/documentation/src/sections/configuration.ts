import { defineMessages } from 'react-intl';
import type { Section } from './Section';

const titles = defineMessages({
  section: { id: 'docs.section.configuration', defaultMessage: 'Configuration' },
});

/** What can be set, and where. */
export const configuration: Section = {
  id: 'configuration',
  title: titles.section,
  pages: [],
};
