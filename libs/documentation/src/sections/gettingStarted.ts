import { defineMessages } from 'react-intl';
import { page } from './Section';
import type { Section } from './Section';

const titles = defineMessages({
  section: { id: 'docs.section.gettingStarted', defaultMessage: 'Getting started' },
  introduction: { id: 'docs.title.introduction', defaultMessage: 'Introduction' },
  installation: { id: 'docs.title.installation', defaultMessage: 'Installation' },
  gitRepository: { id: 'docs.title.gitRepository', defaultMessage: 'Git repository' },
  changelog: { id: 'docs.title.changelog', defaultMessage: 'Changelog' },
});

/** What Ezone is, and how to run it. */
export const gettingStarted: Section = {
  id: 'gettingStarted',
  title: titles.section,
  pages: [
    page(
      'getting-started/introduction',
      titles.introduction,
      () => import('../guides/getting-started/introduction.mdx'),
    ),
    page(
      'getting-started/installation',
      titles.installation,
      () => import('../guides/getting-started/installation.mdx'),
    ),
    page(
      'getting-started/git-repository',
      titles.gitRepository,
      () => import('../guides/getting-started/git-repository.mdx'),
    ),
    page('changelog', titles.changelog, () => import('../guides/changelog.mdx')),
  ],
};
