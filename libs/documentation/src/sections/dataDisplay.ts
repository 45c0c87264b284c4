import { defineMessages } from 'react-intl';
import type { Section } from './Section';

const titles = defineMessages({
  section: { id: 'docs.section.dataDisplay', defaultMessage: 'Data display' },
});

/** What shows things. */
export const dataDisplay: Section = {
  id: 'dataDisplay',
  title: titles.section,
  pages: [],
};
