import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { sentences } from './sentences';
import type { Notification } from './useNotifications';

/** The server may be of a later release, and know more kinds. */
const known: Partial<Record<string, MessageDescriptor>> = sentences;

/**
 * Says what a notification tells in the language on screen. Where there is no sentence for its kind that is the server's, in
 * whatever language it is.
 */
export function useNotificationText(): (notification: Notification) => { text: string; isTranslated: boolean } {
  const { formatMessage } = useIntl();
  return ({ kind, params, message }) => {
    const sentence = known[kind];
    return sentence
      ? { text: formatMessage(sentence, params), isTranslated: true }
      : { text: message, isTranslated: false };
  };
}
