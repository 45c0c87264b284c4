import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from 'react-intl';

/** What is said where contacts come in from files. */
export const importMessages = defineMessages({
  what: {
    id: 'contacts.import.what',
    defaultMessage:
      'A vCard file (.vcf) of a phone or another program, or a table (.csv). Nothing is added before you have seen it.',
  },
  fullName: { id: 'contacts.import.fullName', defaultMessage: 'First and last name' },
  nameless: { id: 'contacts.import.nameless', defaultMessage: 'Nothing to know them by' },
  emailWrong: { id: 'contacts.import.emailWrong', defaultMessage: 'The email is no address' },
  web: { id: 'contacts.import.web', defaultMessage: 'Web' },
});

/** What has a value in it. */
export const importSentences: Record<'tooLong' | 'run' | 'done', MessageDescriptor> = defineMessages({
  tooLong: {
    id: 'contacts.import.tooLong',
    defaultMessage: '{field}: {length, number} characters of at most {limit, number}',
  },
  run: { id: 'contacts.import.run', defaultMessage: '{count, plural, one {Add # contact} other {Add # contacts}}' },
  done: {
    id: 'contacts.import.done',
    defaultMessage: '{count, plural, one {# contact added.} other {# contacts added.}}',
  },
});

/** What is said of contacts that are possibly one. */
export const duplicatesMessages = defineMessages({
  title: { id: 'contacts.duplicates.title', defaultMessage: 'Possible duplicates' },
  none: { id: 'contacts.duplicates.none', defaultMessage: 'No two contacts share an email, a number or a name.' },
  same: { id: 'contacts.duplicates.same', defaultMessage: 'They differ in nothing: what one lacks, another has.' },
  spare: {
    id: 'contacts.duplicates.spare',
    defaultMessage: 'Emails and phone numbers that you do not choose are kept in the notes.',
  },
  apart: { id: 'contacts.duplicates.apart', defaultMessage: 'Not the same' },
  merge: { id: 'contacts.duplicates.merge', defaultMessage: 'Make them one' },
});

/** The same, with a value in it. */
export const duplicatesSentences: Record<'left' | 'merged' | 'tooLong', MessageDescriptor> = defineMessages({
  left: {
    id: 'contacts.duplicates.left',
    defaultMessage:
      '{count, plural, one {The last ones that are possibly the same. Choose what to keep of each.} other {# times, contacts are possibly the same. Choose what to keep of each.}}',
  },
  merged: {
    id: 'contacts.duplicates.merged',
    defaultMessage: '{count, plural, one {# contact} other {# contacts}} became one.',
  },
  tooLong: {
    id: 'contacts.duplicates.tooLong',
    defaultMessage:
      'Together, their notes exceed the {limit, number} characters that fit into one contact. Shorten them to make these contacts one.',
  },
});
