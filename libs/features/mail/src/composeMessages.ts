import { defineMessages } from 'react-intl';

/** What is said where a mail is written. */
export const composeMessages = defineMessages({
  compose: { id: 'mail.compose.begin', defaultMessage: 'Compose' },
  reply: { id: 'mail.compose.reply', defaultMessage: 'Reply' },
  replyAll: { id: 'mail.compose.replyAll', defaultMessage: 'Reply to all' },
  forward: { id: 'mail.compose.forward', defaultMessage: 'Forward' },
  forwarded: { id: 'mail.compose.forwarded', defaultMessage: '---------- Forwarded message ----------' },
  from: { id: 'mail.compose.from', defaultMessage: 'From' },
  date: { id: 'mail.compose.date', defaultMessage: 'Date' },
  to: { id: 'mail.compose.to', defaultMessage: 'To' },
  subject: { id: 'mail.compose.subject', defaultMessage: 'Subject' },
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
  sending: { id: 'mail.send.sending', defaultMessage: 'Mail is being sent.' },
  sent: { id: 'mail.send.sent', defaultMessage: 'Mail sent.' },
  notSent: { id: 'mail.send.notSent', defaultMessage: 'The mail was not sent. It is among your drafts.' },
  takenBack: { id: 'mail.send.takenBack', defaultMessage: 'The mail is not sent. You are writing on.' },
  draftGone: {
    id: 'mail.send.draftGone',
    defaultMessage: 'The mail was not sent: its draft is gone. What you have written is still here.',
  },
  keepDraft: { id: 'mail.send.keepDraft', defaultMessage: 'Keep it as a new draft' },
  openDraft: { id: 'mail.send.openDraft', defaultMessage: 'Open the draft' },
});

/** The same with a value in it. */
export const composeSentences = defineMessages<{
  wrote: { name: string; moment: string };
  quoted: { name: string; value: string };
  noAddress: { text: string };
  detach: { name: string };
  notUploaded: { name: string };
  notAttached: { name: string };
  tooManyFiles: { count: number };
  tooManyRecipients: { count: number };
  undelivered: { addresses: string };
}>({
  wrote: { id: 'mail.compose.wrote', defaultMessage: '{name} wrote on {moment}:' },
  quoted: { id: 'mail.compose.quoted', defaultMessage: '{name}: {value}' },
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
  undelivered: {
    id: 'mail.send.undelivered',
    defaultMessage: 'Sent, but not delivered to {addresses}: nobody here has this address, or the mailbox is full.',
  },
});
