import { defineMessages } from 'react-intl';
import type { Section } from './Section';

const titles = defineMessages({
  section: { id: 'docs.section.gettingStarted', defaultMessage: 'Getting started' },
});

/** What Ezone is, and how to run it. */
export const gettingStarted: Section = {
  id: 'gettingStarted',
  title: titles.section,
  pages: [],
};
