import { use, useEffect, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { lazyContent, useLazyContent } from '@ezone/ui/lazy-content';
import { toastMessages } from '../toast/messages';
import { ToastStack } from '../toast/ToastStack';
import { AnchorsContext } from './useMessage';

const loadStacks = lazyContent(async () => (await import('./AnchoredStacks')).AnchoredStacks);

/** Where the messages of `useMessage` stand. Once in the shell; its script is fetched with the first message. */
export const MessageOutlet = () => {
  const { formatMessage } = useIntl();
  const { subscribe, used, clear } = use(AnchorsContext);
  const places = useSyncExternalStore(subscribe, used);
  // The shell goes when somebody signs out: the next user is not told what was for the one before.
  useEffect(() => clear, [clear]);
  const [fetched] = useLazyContent(loadStacks, places.length > 0);
  if (fetched.is === 'there') return <fetched.part places={places} />;
  // What is said matters more than where: it stands among the toasts.
  return (
    fetched.is === 'failed' &&
    places.map(({ anchor, queue }) => (
      <ToastStack
        key={anchor}
        queue={queue}
        label={formatMessage(toastMessages.messages)}
        placement={anchor.startsWith('top') ? 'topCenter' : 'bottomEnd'}
      />
    ))
  );
};
