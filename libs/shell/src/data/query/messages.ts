import { defineMessages } from 'react-intl';

/** What is said of calls that failed. */
export const queryMessages = defineMessages({
  changeFailed: { id: 'shell.query.changeFailed', defaultMessage: 'The change was not saved.' },
  refreshFailed: {
    id: 'shell.query.refreshFailed',
    defaultMessage: 'What you see could not be brought up to date.',
  },
  notReached: { id: 'shell.query.notReached', defaultMessage: 'The server was not reached.' },
  forbidden: { id: 'shell.query.forbidden', defaultMessage: 'You are not allowed to do that.' },
  gone: { id: 'shell.query.gone', defaultMessage: 'It does not exist any more.' },
  tooMany: { id: 'shell.query.tooMany', defaultMessage: 'That was too much at once; wait a moment.' },
  tooLarge: { id: 'shell.query.tooLarge', defaultMessage: 'It is too large.' },
  serverFailed: { id: 'shell.query.serverFailed', defaultMessage: 'The server had a problem.' },
});
