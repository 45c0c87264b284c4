import { useCallback, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useToast } from '../toast';
import { commonMessages } from '../words';

/** Says that a part of the app could not be fetched, with a way to try again. */
export function useSayNotFetched(): (retry: () => void) => void {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const saidRef = useRef<string>(null);
  // With the page goes what could be tried again.
  useEffect(
    () => () => {
      if (saidRef.current !== null) toast.dismiss(saidRef.current);
    },
    [toast],
  );
  return useCallback(
    (retry) => {
      saidRef.current = toast.show({
        variant: 'error',
        message: `${formatMessage(commonMessages.notLoaded)} ${formatMessage(commonMessages.fetchAdvice)}`,
        action: { label: formatMessage(commonMessages.retry), onPress: retry },
        // Another try that fails says it in the same place.
        key: 'not fetched',
      });
    },
    [toast, formatMessage],
  );
}
