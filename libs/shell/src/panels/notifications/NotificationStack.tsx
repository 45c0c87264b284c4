import { use, useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { LiveContext } from '../../session/live';
import { whenIdle } from '../../session/live/whenIdle';
import { useApi } from '../../data/query';
import { useToast } from '../../notices/toast';
import { demoMessages, notificationMessages } from './messages';
import type { NewsVariant } from './notificationStackMachine';
import type { StackSurroundings } from './runStack';
import { useNotificationText } from './useNotificationText';

/** Who signs out and in again without a reload does not see the demo twice. */
const shownSinceLoad = new Set<NewsVariant>();

export type NotificationStackProps = {
  /** Which demo notifications this load of the app has shown; it is added to. @default kept for as long as the app runs */
  shownBefore?: Set<NewsVariant>;
};

/** Shows what happens as snackbars at the lower end. It draws nothing by itself: snackbars are toasts. */
export const NotificationStack = ({ shownBefore = shownSinceLoad }: NotificationStackProps) => {
  const { formatMessage } = useIntl();
  const textOf = useNotificationText();
  const navigate = useNavigate();
  const api = useApi();
  const live = use(LiveContext);
  const toast = useToast();

  const show = useEffectEvent<StackSurroundings['show']>((notification) => {
    const { link, options } = notification;
    const open =
      link === null
        ? {}
        : { action: { label: formatMessage(notificationMessages.open), onPress: () => void navigate(link) } };
    toast.notify({ variant: options.variant, message: textOf(notification).text, ...open });
  });
  const showDemo = useEffectEvent<StackSurroundings['showDemo']>((variant) => {
    if (shownBefore.has(variant)) return;
    shownBefore.add(variant);
    toast.notify({ variant, message: formatMessage(demoMessages[variant]) });
  });
  useEffect(() => {
    const since = performance.now();
    let isGone = false;
    let end = (): void => undefined;
    const run = async () => {
      const { runStack } = await import('./runStack');
      if (isGone) return;
      end = runStack({ api, live, since, show: (news) => show(news), showDemo: (variant) => showDemo(variant) });
    };
    // What is on the page comes first. Without a script what the server tells stands in the panel all the same.
    const stopWaiting = whenIdle(() => void run().catch(() => undefined));
    return () => {
      isGone = true;
      stopWaiting();
      end();
    };
  }, [api, live]);
  return null;
};
