import { defineMessages } from 'react-intl';

/** What is said in what a mail is written with, which is fetched after the list. */
export const writingMessages = defineMessages({
  message: { id: 'mail.compose.message', defaultMessage: 'Text' },
  recipientsHelp: {
    id: 'mail.compose.recipientsHelp',
    defaultMessage: 'A name or an address; Enter or a comma adds the next.',
  },
  send: { id: 'mail.compose.send', defaultMessage: 'Send' },
  attach: { id: 'mail.compose.attach', defaultMessage: 'Attach files' },
  attached: { id: 'mail.compose.attached', defaultMessage: 'Attached files' },
  uploading: { id: 'mail.compose.uploading', defaultMessage: 'Being uploaded …' },
  minimise: { id: 'mail.compose.minimise', defaultMessage: 'Minimise' },
  showQuote: { id: 'mail.compose.showQuote', defaultMessage: 'Show quoted text' },
  hideQuote: { id: 'mail.compose.hideQuote', defaultMessage: 'Hide quoted text' },
  removeQuote: { id: 'mail.compose.removeQuote', defaultMessage: 'Remove quoted text' },
  restoreQuote: { id: 'mail.compose.restoreQuote', defaultMessage: 'Put the quoted text back' },
  quotedText: { id: 'mail.compose.quotedText', defaultMessage: 'Quoted text' },
  noRecipient: { id: 'mail.compose.noRecipient', defaultMessage: 'Say whom it is for.' },
  stillUploading: { id: 'mail.compose.stillUploading', defaultMessage: 'A file is still being uploaded.' },
  unsettled: { id: 'mail.compose.unsettled', defaultMessage: 'Decide first what is asked above.' },
});

/** The same with a value in it. */
export const writingSentences = defineMessages<{
  noAddress: { text: string };
  detach: { name: string };
  notUploaded: { name: string };
  notAttached: { name: string };
  tooManyFiles: { count: number };
  tooManyRecipients: { count: number };
}>({
  noAddress: { id: 'mail.compose.noAddress', defaultMessage: '“{text}” is no e-mail address.' },
  detach: { id: 'mail.compose.detach', defaultMessage: 'Remove “{name}”' },
  notUploaded: { id: 'mail.compose.notUploaded', defaultMessage: '“{name}” was not uploaded.' },
  notAttached: {
    id: 'mail.compose.notAttached',
    defaultMessage: '“{name}” was not attached: its mail is no draft any more.',
  },
  tooManyFiles: {
    id: 'mail.compose.tooManyFiles',
    defaultMessage: 'A mail takes {count, plural, one {# file} other {# files}} at most.',
  },
  tooManyRecipients: {
    id: 'mail.compose.tooManyRecipients',
    defaultMessage: 'A mail takes {count, plural, one {# recipient} other {# recipients}} at most.',
  },
});
