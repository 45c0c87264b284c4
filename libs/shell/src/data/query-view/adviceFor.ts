import { ApiError } from '@ezone/api-client';
import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from 'react-intl';
import { commonMessages } from '../../notices/words';
import { reasonOf } from '../query/failure';
import { queryMessages } from '../query/messages';

/** What is said where something could not be loaded, besides why calls fail. */
const queryViewMessages = defineMessages({
  mayNotSee: { id: 'shell.queryView.mayNotSee', defaultMessage: 'You are not allowed to see this.' },
  tryLater: { id: 'shell.queryView.tryLater', defaultMessage: 'Try again in a moment.' },
});

/** Why something could not be loaded, and what to do about it, in sentences; none where no more is known than that. */
export function adviceFor(error: unknown): MessageDescriptor[] {
  if (error instanceof ApiError && error.statusCode === 403) return [queryViewMessages.mayNotSee];
  const reason = reasonOf(error);
  if (reason === undefined) return [];
  if (reason === queryMessages.notReached) return [reason, commonMessages.checkConnection];
  return reason === queryMessages.serverFailed ? [reason, queryViewMessages.tryLater] : [reason];
}
