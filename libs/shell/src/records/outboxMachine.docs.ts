import type { MachineDocs } from '@ezone/statechart/machine-stage';
import { outboxMachine } from './outboxMachine';

/** What the chart of the outbox cannot say by itself. */
export const outboxDocs: MachineDocs<typeof outboxMachine> = {
  machine: outboxMachine,
  sentences: {
    following: 'Another tab of the user sends. What is done here is stored, and that tab hears of it.',
    idle: 'The server has everything.',
    blocked: 'What is left waits for somebody: it was refused, or somebody else has changed the same.',
    unlearned: 'The app of a list could not be fetched, so nobody knows how its changes are sent. That is tried again.',
    sending:
      'One change after the other for each record, four records at once. What is added meanwhile is sent as well.',
    waiting: 'The server was not reached, or asked for patience. The pause doubles with each failure, up to a minute.',
    offline: 'The device is off the net, or the server is away: there is no use in trying.',
    signedOut:
      'The server did not take the token. A session that ends with that ends the outbox; one that goes on has another token, which is tried.',
  },
  payloads: {},
  answers: { sendAll: { output: { end: 'outage' }, error: new Error('by hand') } },
  related: [
    { page: 'Connection', why: 'which tells when the server can be reached again' },
    { page: 'Record editor', why: 'which hands over what is typed' },
  ],
};
