import type { MachineDocs } from '@ezone/statechart/machine-stage';
import { chatConnectionMachine, MessageRefused, NotNow } from './chatConnectionMachine';

const entry = { clientMessageId: 'message-3', contactId: 'grace', text: 'See you.', time: 3, failedWith: null };

/** What the chart of the chat's connection cannot say by itself. */
export const chatConnectionDocs: MachineDocs<typeof chatConnectionMachine> = {
  machine: chatConnectionMachine,
  sentences: {
    connecting: 'The first connection is on its way.',
    'connecting.quiet': 'It has not lasted for two seconds; nothing is said.',
    'connecting.noticed': 'It takes long enough to be said.',
    online: 'Two things go on side by side: reading what was missed, and sending what waits.',
    'online.reading': 'Where this browser stands with what others have written.',
    'online.reading.catchingUp': 'What was missed since the last message seen is asked for, and so are the counts.',
    'online.reading.upToDate': 'What comes in live follows on what is there.',
    'online.reading.behind': 'Asking failed. What comes in is shown; from where on to ask is remembered.',
    'online.sending': 'The way of the outbox to the server.',
    'online.sending.idle': 'Nothing waits.',
    'online.sending.delivering': 'The oldest message is on its way, one at a time, which keeps the order.',
    'online.sending.waiting':
      'The server asked to wait, did not answer, or broke: for as long as it asked, else for one second, doubled where it goes on to break.',
    reconnecting: 'The connection was lost, or could not be made, and comes back by itself.',
    'reconnecting.quiet': 'A connection that is back within two seconds was never away.',
    'reconnecting.noticed': 'It is said, with how many messages wait.',
    offline: 'The device is off the net. What is written waits in the outbox.',
    refused:
      'The server does not take the token. The session is told and ends, unless it has a newer one; the outbox stays in the browser.',
  },
  payloads: {
    'message.written': { entry },
    'message.acknowledged': { clientMessageId: 'message-0' },
    'message.retried': { clientMessageId: 'message-0', time: 4 },
    'message.discarded': { clientMessageId: 'message-0' },
    'outbox.changedElsewhere': { entries: [entry] },
  },
  answers: {
    deliver: { error: new MessageRefused(404) },
    catchUp: { error: new NotNow() },
  },
  related: [
    { page: 'Connection', why: 'which tells whether the server answers calls' },
    { page: 'Token session', why: 'which ends where the token is refused' },
  ],
};
