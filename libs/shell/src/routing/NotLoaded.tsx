import { Button } from '@ezone/ui/button';
import { ErrorScreen } from '@ezone/ui/error-screen';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { lazyContent, useLazyContent } from '@ezone/ui/lazy-content';
import { routingMessages } from './messages';

type NotLoadedProps = {
  /** Fetches again what the page lacked; absent where only loading the whole app again helps. */
  fetchAgain: (() => Promise<unknown>) | undefined;
  /** Called once it is there. */
  onFetched: () => void;
  /** Loads the whole app again. */
  reload: () => void;
};

/** Says that a page could not be fetched, and why. What it lacked is fetched again by itself, at once when the network is back. */
export const NotLoaded = ({ fetchAgain, ...props }: NotLoadedProps) =>
  fetchAgain ? <Refetching fetchAgain={fetchAgain} {...props} /> : <Reloading {...props} />;

function Refetching({ fetchAgain, onFetched, reload }: NotLoadedProps & { fetchAgain: () => Promise<unknown> }) {
  const [load] = useState(() => lazyContent(fetchAgain));
  const [{ is }, { retry }] = useLazyContent(load);
  const show = useEffectEvent(onFetched);
  useEffect(() => {
    if (is === 'there') show();
  }, [is]);
  // Loading the app again without a network would lose all of it.
  return <Said retry={retry} reload={reload} />;
}

function Reloading({ reload }: Omit<NotLoadedProps, 'fetchAgain'>) {
  const again = useEffectEvent(reload);
  useEffect(() => {
    const reloadAgain = () => again();
    window.addEventListener('online', reloadAgain);
    return () => window.removeEventListener('online', reloadAgain);
  }, []);
  return <Said retry={null} reload={reload} />;
}

const subscribe = (onChange: () => void) => {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
};
const isOnline = () => navigator.onLine;

function Said({ retry, reload }: { retry: (() => void) | null; reload: () => void }) {
  const { formatMessage } = useIntl();
  const isOffline = !useSyncExternalStore(subscribe, isOnline);
  const [label, press] =
    isOffline && retry ? [routingMessages.retry, retry] : ([routingMessages.reload, reload] as const);
  return (
    <ErrorScreen
      title={formatMessage(routingMessages.outdatedTitle)}
      actions={
        <Button variant="primary" onPress={press}>
          {formatMessage(label)}
        </Button>
      }
    >
      {formatMessage(isOffline ? routingMessages.offlineAdvice : routingMessages.outdatedAdvice)}
    </ErrorScreen>
  );
}
