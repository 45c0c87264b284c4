import { defineMessages } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';

/** What the catalogue of icons says. */
export const iconMessages = defineMessages({
  search: { id: 'icons.page.search', defaultMessage: 'Search icons' },
  category: { id: 'icons.page.category', defaultMessage: 'Category' },
  allCategories: { id: 'icons.page.allCategories', defaultMessage: 'All categories' },
  withoutCategory: { id: 'icons.page.withoutCategory', defaultMessage: 'Without a category' },
  style: { id: 'icons.page.style', defaultMessage: 'Style' },
  allStyles: { id: 'icons.page.allStyles', defaultMessage: 'All styles' },
  solid: { id: 'icons.page.solid', defaultMessage: 'Solid' },
  regular: { id: 'icons.page.regular', defaultMessage: 'Regular' },
  brands: { id: 'icons.page.brands', defaultMessage: 'Brands' },
  list: { id: 'icons.page.list', defaultMessage: 'Icons' },
  loading: { id: 'icons.page.loading', defaultMessage: 'The icons are loading' },
  notLoaded: { id: 'icons.page.notLoaded', defaultMessage: 'The icons could not be loaded.' },
  intro: { id: 'icons.page.intro', defaultMessage: 'Press an icon to copy its name.' },
});

type Sentences =
  'withCount' | 'count' | 'notDrawn' | 'copied' | 'notCopied' | 'credit' | 'none' | 'noneFiltered' | 'noneHere';

/** What has a value in it. */
export const iconSentences: Record<Sentences, MessageDescriptor> = defineMessages({
  withCount: { id: 'icons.page.withCount', defaultMessage: '{name} ({count, number})' },
  count: { id: 'icons.page.count', defaultMessage: '{count, plural, one {# icon} other {# icons}}' },
  notDrawn: {
    id: 'icons.page.notDrawn',
    defaultMessage:
      '{count, plural, one {# more is not drawn in this style: {style}} other {# more are not drawn in this style: {style}}}',
  },
  copied: { id: 'icons.page.copied', defaultMessage: 'Copied “{name}”.' },
  notCopied: { id: 'icons.page.notCopied', defaultMessage: 'The browser does not let us copy. The name is “{name}”.' },
  credit: { id: 'icons.page.credit', defaultMessage: 'Font Awesome Free {release}, CC BY 4.0' },
  none: { id: 'icons.page.none', defaultMessage: 'No results for “{query}”.' },
  noneFiltered: {
    id: 'icons.page.noneFiltered',
    defaultMessage: 'No results for “{query}” in this category and style.',
  },
  noneHere: { id: 'icons.page.noneHere', defaultMessage: 'No results: this category has no icons in this style.' },
});
