import { defineMessages } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';

type ListSentence = 'hint' | 'back' | 'pages' | 'commands' | 'found';

/** What it says once it is open. It is fetched with what it looks like. */
// react-intl's own type does not see the argument of a plural.
export const searchListMessages: Record<ListSentence, MessageDescriptor> = defineMessages({
  hint: { id: 'search.list.hint', defaultMessage: 'Write a part of the name of a page or a command.' },
  back: { id: 'search.list.back', defaultMessage: 'Close the search' },
  pages: { id: 'search.list.pages', defaultMessage: 'Pages' },
  commands: { id: 'search.list.commands', defaultMessage: 'Commands' },
  found: {
    id: 'search.list.found',
    defaultMessage: '{count, plural, one {# suggestion} other {# suggestions}}',
  },
});
