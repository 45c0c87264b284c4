import { defineMessages } from 'react-intl';

/** What is said where something could not be loaded, besides why calls fail. */
export const queryViewMessages = defineMessages({
  mayNotSee: { id: 'shell.queryView.mayNotSee', defaultMessage: 'You are not allowed to see this.' },
  tryLater: { id: 'shell.queryView.tryLater', defaultMessage: 'Try again in a moment.' },
});
