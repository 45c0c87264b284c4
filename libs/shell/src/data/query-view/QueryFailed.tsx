import { ApiError } from '@ezone/api-client';
import { ErrorState } from '@ezone/ui/error-state';
import { defineMessages, useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { commonMessages } from '../../notices/words';
import { reasonOf } from '../query/failure';
import { queryMessages } from '../query/messages';

/** What is said where something could not be loaded, besides why calls fail. */
const queryViewMessages = defineMessages({
  mayNotSee: { id: 'shell.queryView.mayNotSee', defaultMessage: 'You are not allowed to see this.' },
  tryLater: { id: 'shell.queryView.tryLater', defaultMessage: 'Try again in a moment.' },
});

/** Why something could not be loaded, and what to do about it, in sentences; none where no more is known than that. */
function adviceFor(error: unknown): MessageDescriptor[] {
  if (error instanceof ApiError && error.statusCode === 403) return [queryViewMessages.mayNotSee];
  const reason = reasonOf(error);
  if (reason === undefined) return [];
  if (reason === queryMessages.notReached) return [reason, commonMessages.checkConnection];
  return reason === queryMessages.serverFailed ? [reason, queryViewMessages.tryLater] : [reason];
}

/** The same in the language of the page; an empty text where nothing is wrong. */
export const useAdvice = (error: unknown): string => {
  const { formatMessage } = useIntl();
  return adviceFor(error)
    .map((sentence) => formatMessage(sentence))
    .join(' ');
};

/** Where the server itself failed its log knows more. */
const referenceOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.statusCode >= 500 && error.requestId !== '' ? error.requestId : undefined;

type QueryFailedProps = {
  /** What happened: "Your notes could not be loaded." */
  title: string;
  /** Of `useRetry`, as is the next. */
  error: unknown;
  retry: () => void;
  isRetrying: boolean;
  /** Announces nothing. @default false */
  isQuiet?: boolean;
};

/** What stands in the place of something that could not be loaded: why, and how to try again. */
export const QueryFailed = ({ title, error, retry, isRetrying, isQuiet = false }: QueryFailedProps) => {
  const { formatMessage } = useIntl();
  const advice = useAdvice(error);
  const again = { label: formatMessage(commonMessages.retry), onPress: retry, isPending: isRetrying };
  return (
    <ErrorState title={title} retry={again} reference={referenceOf(error)} isQuiet={isQuiet}>
      {advice}
    </ErrorState>
  );
};
