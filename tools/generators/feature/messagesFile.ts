import type { ModuleWords } from '../bff-module/moduleWords.ts';

export const messagesFile = ({
  things,
  Nouns,
  noun,
  nouns,
}: ModuleWords) => `import { defineMessages } from 'react-intl';

/** What the ${nouns} say. */
export const ${things}Messages = defineMessages({
  ${things}: { id: '${things}.list.title', defaultMessage: '${Nouns}' },
  search: { id: '${things}.list.search', defaultMessage: 'Search ${nouns}' },
  empty: { id: '${things}.list.empty', defaultMessage: '${Nouns} you add appear here.' },
  untitled: { id: '${things}.list.untitled', defaultMessage: 'Untitled ${noun}' },
  create: { id: '${things}.list.create', defaultMessage: 'New ${noun}' },
  title: { id: '${things}.field.title', defaultMessage: 'Title' },
  description: { id: '${things}.field.description', defaultMessage: 'Description' },
});

/** What has a value in it. */
export const ${things}Sentences = defineMessages<{ count: { count: number } }>({
  count: { id: '${things}.list.count', defaultMessage: '{count, plural, one {# ${noun}} other {# ${nouns}}}' },
});
`;
