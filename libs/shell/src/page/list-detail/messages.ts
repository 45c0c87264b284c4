import { defineMessages } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';

/** The sentences of every page with a list and its records; the app adds its own. */
export const listMessages = defineMessages({
  loading: { id: 'list.rows.loading', defaultMessage: 'The list is being loaded' },
  sort: { id: 'list.header.sort', defaultMessage: 'Sort by' },
  newest: { id: 'list.sort.newest', defaultMessage: 'Newest first' },
  selection: { id: 'list.selection.label', defaultMessage: 'Selection' },
  clear: { id: 'list.selection.clear', defaultMessage: 'Clear selection' },
  more: { id: 'list.selection.more', defaultMessage: 'More actions' },
  back: { id: 'list.detail.back', defaultMessage: 'Back to the list' },
  next: { id: 'list.detail.next', defaultMessage: 'Next entry' },
  previous: { id: 'list.detail.previous', defaultMessage: 'Previous entry' },
  detailLoading: { id: 'list.detail.loading', defaultMessage: 'It is being loaded' },
  noneOpen: { id: 'list.detail.none', defaultMessage: 'Open an entry to see it here.' },
  broken: { id: 'list.detail.broken', defaultMessage: 'This could not be shown.' },
  gone: { id: 'list.detail.gone', defaultMessage: 'It does not exist any more.' },
  keySearch: { id: 'list.keys.search', defaultMessage: 'Search the list' },
  keySelect: { id: 'list.keys.select', defaultMessage: 'Select the entry, or let it go' },
  keySelectAll: { id: 'list.keys.selectAll', defaultMessage: 'Select all that is in the list' },
});

/** Sentences with a value in them. */
export const listSentences: Record<
  'selected' | 'selectedWithHidden' | 'selectAll' | 'removed' | 'nothingFound',
  MessageDescriptor
> = defineMessages({
  selected: { id: 'list.selection.count', defaultMessage: '{count, plural, one {# selected} other {# selected}}' },
  selectedWithHidden: {
    id: 'list.selection.countWithHidden',
    defaultMessage: '{count, plural, one {# selected} other {# selected}}, {hidden, number} of them not shown',
  },
  removed: {
    id: 'list.undo.removed',
    defaultMessage: '{count, plural, one {# entry removed.} other {# entries removed.}}',
  },
  nothingFound: { id: 'list.rows.nothingFound', defaultMessage: 'Nothing holds “{query}”.' },
  selectAll: {
    id: 'list.selection.all',
    defaultMessage: '{count, plural, one {Select the one that matches} other {Select all # that match}}',
  },
});
