import { ApiError } from '@ezone/api-client';
import type { MessageDescriptor } from 'react-intl';
import { commonMessages } from '../../notices/words';
import { reasonOf } from '../query/failure';
import { queryMessages } from '../query/messages';
import { queryViewMessages } from './messages';

/** Why something could not be loaded, and what to do about it, in sentences; none where no more is known than that. */
export function adviceFor(error: unknown): MessageDescriptor[] {
  if (error instanceof ApiError && error.statusCode === 403) return [queryViewMessages.mayNotSee];
  const reason = reasonOf(error);
  if (reason === undefined) return [];
  if (reason === queryMessages.notReached) return [reason, commonMessages.checkConnection];
  return reason === queryMessages.serverFailed ? [reason, queryViewMessages.tryLater] : [reason];
}
