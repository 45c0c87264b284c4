import { defineMessages } from 'react-intl';

/** What is said where records go out into files. Lists say it, which do without the words of bringing them in. */
export const exportSentences = defineMessages<{ done: { count: number } }>({
  done: {
    id: 'list.export.done',
    defaultMessage: '{count, plural, one {# entry is in the file.} other {# entries are in the file.}}',
  },
});

/** What is said while a file is being written that takes long. */
export const exportMessages = defineMessages({
  writing: { id: 'list.export.writing', defaultMessage: 'The file is being written …' },
});
