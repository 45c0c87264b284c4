import type { MachineDocs } from '@ezone/statechart/machine-stage';
import { connectionMachine } from './connectionMachine';

/** What the chart of the connection cannot say by itself. */
export const connectionDocs: MachineDocs<typeof connectionMachine> = {
  machine: connectionMachine,
  sentences: {
    starting: 'Passed through: the browser says whether the device is on the net.',
    online: 'All is well, as far as is known; what is on screen is asked for again on the way back here.',
    checking: 'A call failed or the device is back; the server is asked whether it is there, and nothing is said yet.',
    offline: 'The browser says that the device is off the net, and the banner says so.',
    'offline.believed': 'Nothing speaks against it.',
    'offline.doubted': 'An answer has come all the same; the server is asked whether it is there.',
    unreachable: 'The server does not answer. The banner says so, and offers to look now.',
    'unreachable.waiting': 'The next look is five seconds away.',
    'unreachable.lookingAgain': 'The server is being asked again.',
  },
  payloads: {},
  related: [{ page: 'Toast queue', why: 'in which the single failed change is told' }],
};
