import { defineMessages } from 'react-intl';
import type { Section } from './Section';

const titles = defineMessages({
  section: { id: 'docs.section.feedback', defaultMessage: 'Feedback' },
});

/** What says how something went. */
export const feedback: Section = {
  id: 'feedback',
  title: titles.section,
  pages: [],
};
