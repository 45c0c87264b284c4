import { ApiError } from '@ezone/api-client';
import type { MessageDescriptor } from 'react-intl';
import { queryMessages } from './messages';

const byStatus: Partial<Record<number, MessageDescriptor>> = {
  403: queryMessages.forbidden,
  404: queryMessages.gone,
  429: queryMessages.tooMany,
};

/** Why a call failed, in a sentence; nothing where there is no more to say than that it did. */
export function reasonOf(error: unknown): MessageDescriptor | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return reasonOfStatus(error.isOffline ? 0 : error.statusCode);
}

/** Why a call with this answer failed; 0 where none came. */
export const reasonOfStatus = (statusCode: number): MessageDescriptor | undefined => {
  if (statusCode === 0) return queryMessages.notReached;
  return byStatus[statusCode] ?? (statusCode >= 500 ? queryMessages.serverFailed : undefined);
};

/** Whether the user is to be told: not of a call that was given up, nor of a 401, of which the session speaks. */
export const isWorthTelling = (error: unknown): boolean => error instanceof ApiError && error.statusCode !== 401;
