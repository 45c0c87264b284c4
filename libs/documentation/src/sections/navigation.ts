import { defineMessages } from 'react-intl';
import { page } from './Section';
import type { Section } from './Section';

const titles = defineMessages({
  section: { id: 'docs.section.navigation', defaultMessage: 'Navigation' },
  breadcrumbs: { id: 'docs.title.breadcrumbs', defaultMessage: 'Breadcrumbs' },
  pagination: { id: 'docs.title.pagination', defaultMessage: 'Pagination' },
});

/** What leads somewhere. */
export const navigation: Section = {
  id: 'navigation',
  title: titles.section,
  pages: [
    page('components/breadcrumbs', titles.breadcrumbs, () => import('@ezone/pages/ui/src/breadcrumbs/Breadcrumbs.mdx')),
    page('components/pagination', titles.pagination, () => import('@ezone/pages/ui/src/pagination/Pagination.mdx')),
  ],
};
