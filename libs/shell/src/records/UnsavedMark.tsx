import { CloudAlert } from 'lucide-react';
import { useIntl } from 'react-intl';
import { recordsMessages } from './messages';

/** Marks a record in its list whose changes wait for the server, or for somebody. */
export const UnsavedMark = () => {
  const label = useIntl().formatMessage(recordsMessages.unsaved);
  return <CloudAlert role="img" aria-label={label} />;
};
