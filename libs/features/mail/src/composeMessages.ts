import { defineMessages } from 'react-intl';

/** What is said where a mail is begun and sent. */
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
  undelivered: { addresses: string };
}>({
  wrote: { id: 'mail.compose.wrote', defaultMessage: '{name} wrote on {moment}:' },
  quoted: { id: 'mail.compose.quoted', defaultMessage: '{name}: {value}' },
  undelivered: {
    id: 'mail.send.undelivered',
    defaultMessage: 'Sent, but not delivered to {addresses}: nobody here has this address, or the mailbox is full.',
  },
});
