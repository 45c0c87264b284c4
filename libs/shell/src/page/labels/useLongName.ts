import { useIntl } from 'react-intl';
import { limitMessages } from '../../notices/limit';

/** The longest name that a label may have, in characters. */
const NAME_LIMIT = 60;

/** What is said of a name that is too long for a label. */
export const useLongName = (name: string): string | undefined => {
  const { formatMessage } = useIntl();
  const { length } = name;
  return length > NAME_LIMIT ? formatMessage(limitMessages.tooLong, { length, limit: NAME_LIMIT }) : undefined;
};
