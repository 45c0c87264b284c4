import { isolated } from '@ezone/text';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { reasonOfStatus } from '../data/query';
import type { Progress } from './change';

/**
 * Why a change was refused, in a sentence; undefined where there is no more to say than that it was.
 * @param own what its collection says of the refusal, if anything
 */
export const refusalText = (
  progress: Progress | undefined,
  formatMessage: IntlShape['formatMessage'],
  own?: MessageDescriptor,
) => {
  if (progress?.at !== 'refused') return undefined;
  const reason = own ?? reasonOfStatus(progress.statusCode);
  if (reason) return formatMessage(reason);
  // What stands against it is the server's to say: that there is no room, or that the id is taken.
  return progress.statusCode === 409 ? isolated(progress.message) : undefined;
};
