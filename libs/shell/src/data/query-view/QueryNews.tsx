import { VisuallyHidden } from '@ezone/ui/visually-hidden';
import { useIntl } from 'react-intl';
import { queryMessages } from '../query/messages';
import { useAdvice } from './QueryFailed';
import type { ShownQuery } from './useRetry';

export type QueryNewsProps = {
  query: Pick<ShownQuery<unknown>, 'data' | 'error'>;
  /** What is being loaded: "Notes are being loaded". */
  loading: string;
  /** What happened where it could not be loaded: "Your notes could not be loaded." */
  failed: string;
};

/** Says once to a screen reader what becomes of a query that several views show; each of those is then `isQuiet`. */
export const QueryNews = ({ query: { data, error }, loading, failed }: QueryNewsProps) => {
  const { formatMessage } = useIntl();
  const advice = useAdvice(error);
  const what = data === undefined ? failed : formatMessage(queryMessages.refreshFailed);
  const isLoading = data === undefined && error === null;
  return <VisuallyHidden role="status">{error === null ? isLoading && loading : `${what} ${advice}`}</VisuallyHidden>;
};
