import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from 'react-intl';

/** What is said where records come in from a file. */
export const fileMessages = defineMessages({
  choose: { id: 'exchange.import.choose', defaultMessage: 'Choose a file' },
  nothing: { id: 'exchange.import.nothing', defaultMessage: 'There is nothing in this file that can be added.' },
  unreadable: { id: 'exchange.import.unreadable', defaultMessage: 'The file could not be read.' },
  columns: { id: 'exchange.import.columns', defaultMessage: 'What do the columns hold?' },
  leftOut: { id: 'exchange.import.leftOut', defaultMessage: 'Leave out' },
  next: { id: 'exchange.import.next', defaultMessage: 'Next' },
  preview: { id: 'exchange.import.preview', defaultMessage: 'What is in the file' },
  skipKnown: { id: 'exchange.import.skipKnown', defaultMessage: 'Leave out those that are here already' },
  known: { id: 'exchange.import.known', defaultMessage: 'Here already' },
  writing: { id: 'exchange.export.writing', defaultMessage: 'The file is being written …' },
  running: { id: 'exchange.import.running', defaultMessage: 'What is in the file is being added' },
});

/** The same, with a value in it. */
export const fileSentences: Record<'line' | 'example' | 'summary' | 'failed' | 'exported', MessageDescriptor> =
  defineMessages({
    line: { id: 'exchange.import.line', defaultMessage: 'Line {line, number}' },
    example: { id: 'exchange.import.example', defaultMessage: 'Such as “{value}”' },
    summary: {
      id: 'exchange.import.summary',
      defaultMessage:
        '{good, plural, =0 {Nothing will be added} one {# entry will be added} other {# entries will be added}}, {bad, plural, =0 {none is wrong} one {# cannot be taken} other {# cannot be taken}}.',
    },
    failed: {
      id: 'exchange.import.failed',
      defaultMessage: '{done, number} of {all, number} were added. Trying again adds the others, and none twice.',
    },
    exported: {
      id: 'exchange.export.done',
      defaultMessage: '{count, plural, one {# entry is in the file.} other {# entries are in the file.}}',
    },
  });
