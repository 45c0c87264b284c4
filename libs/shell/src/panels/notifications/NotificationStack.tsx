import { use, useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { LiveContext } from '../../session/live';
import { whenIdle } from '../../session/live/whenIdle';
import { useApi } from '../../data/query';
import { sessionStore } from '../../data/storage';
import { lazyContent, useLazyContent } from '@ezone/ui/lazy-content';
import { useToast } from '../../notices/toast';
import { demoMessages, notificationMessages } from './messages';
import type { NewsVariant } from './notificationStackMachine';
import type { StackSurroundings } from './runStack';
import { useNotificationText } from './useNotificationText';

const loadStack = lazyContent(async () => (await import('./runStack')).runStack);

/** Where it is noted that a demo notification has been shown in this session of the browser. */
const keyOf = (variant: NewsVariant) => `ezone.demo.${variant}`;

/** Shows what happens as snackbars at the lower end. It draws nothing by itself: snackbars are toasts. */
export const NotificationStack = () => {
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
    if (sessionStore.read(keyOf(variant)) !== null) return;
    sessionStore.write(keyOf(variant), 'shown');
    toast.notify({ variant, message: formatMessage(demoMessages[variant]) });
  });
  // What is on the page comes first. Without a script what the server tells stands in the panel all the same.
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  const [stack] = useLazyContent(loadStack, isIdle);
  const [since] = useState(() => performance.now());
  useEffect(
    () =>
      stack.is === 'there'
        ? stack.part({ api, live, since, show: (news) => show(news), showDemo: (variant) => showDemo(variant) })
        : undefined,
    [api, live, since, stack],
  );
  return null;
};
