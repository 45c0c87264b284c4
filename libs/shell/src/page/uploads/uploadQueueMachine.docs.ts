import type { MachineDocs } from '@ezone/statechart/machine-stage';
import { uploadQueueMachine } from './uploadQueueMachine';

/** What the chart of the upload queue cannot say by itself. */
export const uploadQueueDocs: MachineDocs<typeof uploadQueueMachine> = {
  machine: uploadQueueMachine,
  sentences: {
    restoring: 'What an earlier visit has left is read from the browser, and asked for at the server.',
    idle: 'Each file has arrived, or waits for somebody: it was refused, paused, or its name is taken.',
    sending: 'Four files at once, piece by piece. What is added meanwhile is sent as well.',
    waiting:
      'The server was not reached, or asked for patience. The pause doubles with each failure, up to half a minute.',
    offline: 'The device is off the net, or the server is away: there is no use in trying.',
    signedOut: 'The server did not take the token. A session that goes on has another one, which is tried.',
    paused: 'Somebody has paused all of it. What is added meanwhile waits, too.',
  },
  payloads: {},
  answers: {
    restore: { output: undefined, error: new Error('by hand') },
    sendAll: { output: { end: 'outage' }, error: new Error('by hand') },
  },
  related: [
    { page: 'Connection', why: 'which tells when the server can be reached again' },
    { page: 'Outbox', why: 'which sends changes of records in the same way' },
  ],
};
