import { defineMessages } from 'react-intl';
import { page } from './Section';
import type { Section } from './Section';

const titles = defineMessages({
  section: { id: 'docs.section.gettingStarted', defaultMessage: 'Getting started' },
  changelog: { id: 'docs.title.changelog', defaultMessage: 'Changelog' },
});

/** What Ezone is, and how to run it. */
export const gettingStarted: Section = {
  id: 'gettingStarted',
  title: titles.section,
  pages: [page('changelog', titles.changelog, () => import('../guides/changelog.mdx'))],
};
