import { Button } from '@ezone/ui/button';
import { EmptyState } from '@ezone/ui/empty-state';
import { IconButton } from '@ezone/ui/icon-button';
import { Link } from '@ezone/ui/link';
import { Skeleton } from '@ezone/ui/skeleton';
import { VisuallyHidden } from '@ezone/ui/visually-hidden';
import { BellOff, CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { PanelBody, PanelHead } from '../panel';
import { RouteLink } from '../../routing';
import { QueryView } from '../../data/query-view';
import type { ShownQuery } from '../../data/query-view';
import { dismissMessages, notificationMessages } from './messages';
import { TimeAgo } from '../../data/now';
import type { Notification } from './useNotifications';
import { useNotificationText } from './useNotificationText';
import { useDismissNotifications } from './useDismissNotifications';
import { useNotifications } from './useNotifications';

export type NotificationListProps = {
  /** Newest first. */
  query: ShownQuery<readonly Notification[]>;
  onDismiss: (ids: readonly string[]) => void;
  /** Closes the panel the list stands in. */
  onClose: () => void;
};

const icons = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info };

/** The user's notifications, live. A chunk of its own: it is fetched when the panel is first opened. */
export const NotificationPanel = ({ onClose }: { onClose: () => void }) => {
  const query = useNotifications();
  const dismiss = useDismissNotifications();
  return <NotificationList query={query} onDismiss={dismiss} onClose={onClose} />;
};

/** The content of the notification panel. */
export const NotificationList = ({ query, onDismiss, onClose }: NotificationListProps) => {
  const { formatMessage } = useIntl();
  const textOf = useNotificationText();
  const heading = useRef<HTMLHeadingElement>(null);
  const known = query.data ?? [];

  const dismissAll = () => {
    heading.current?.focus();
    onDismiss(known.map(({ id }) => id));
  };
  const dismissOne = (id: string, button: Element) => {
    const row = button.closest('li');
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    // The button goes away under the finger: the focus moves to its neighbour before that.
    (neighbour?.querySelector('button') ?? heading.current)?.focus();
    onDismiss([id]);
  };

  return (
    <>
      <PanelHead>
        <h2 ref={heading} tabIndex={-1}>
          {formatMessage(notificationMessages.title)}
        </h2>
        {known.length > 0 && (
          <Button variant="ghost" size="dense" onPress={dismissAll}>
            {formatMessage(notificationMessages.dismissAll)}
          </Button>
        )}
        <IconButton icon={<X />} label={formatMessage(notificationMessages.close)} onPress={onClose} />
      </PanelHead>
      <PanelBody>
        <QueryView
          query={query}
          loading={formatMessage(notificationMessages.loading)}
          failed={formatMessage(notificationMessages.notLoaded)}
          skeleton={[1, 2, 3].map((row) => (
            <Row as="div" key={row}>
              <Mark $tone="info">
                <Skeleton shape="circle" width="2rem" height="2rem" />
              </Mark>
              <Words>
                <Skeleton width="100%" />
                <Skeleton width="60%" />
              </Words>
            </Row>
          ))}
          empty={<EmptyState icon={<BellOff />}>{formatMessage(notificationMessages.empty)}</EmptyState>}
        >
          {(notifications) => (
            <ul role="list" aria-label={formatMessage(notificationMessages.title)}>
              {notifications.map((notification) => {
                const { id, link, options, time } = notification;
                const { variant } = options;
                const { text, isTranslated } = textOf(notification);
                const Icon = icons[variant];
                return (
                  <Row key={id}>
                    <Mark $tone={variant}>
                      <Icon aria-hidden />
                      <VisuallyHidden>{formatMessage(notificationMessages[variant])}</VisuallyHidden>
                    </Mark>
                    <Words>
                      <p
                        dir={isTranslated ? undefined : 'auto'}
                        onClick={({ defaultPrevented }) => {
                          // The link has been followed here; into another tab it is the browser that follows it.
                          if (defaultPrevented) onClose();
                        }}
                      >
                        {link === null ? (
                          text
                        ) : (
                          <Link as={RouteLink} to={link}>
                            {text}
                          </Link>
                        )}
                      </p>
                      <TimeAgo time={time} />
                    </Words>
                    <IconButton
                      icon={<X />}
                      size="dense"
                      label={formatMessage(dismissMessages.dismiss, { message: text })}
                      onPress={({ target }) => dismissOne(id, target)}
                    />
                  </Row>
                );
              })}
            </ul>
          )}
        </QueryView>
      </PanelBody>
    </>
  );
};

const Row = styled.li`
  display: flex;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space(3)};
  padding-block: ${({ theme }) => theme.space(3)};
  padding-inline: ${({ theme }) => `${theme.space(4)} ${theme.space(3)}`};

  & + & {
    border-block-start: 1px solid ${({ theme }) => theme.color.border};
  }
`;

const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
  /* In line with the button, which is taller than a line. */
  padding-block: 0.6rem;
  overflow-wrap: anywhere;

  & a {
    display: block;

    @media (pointer: coarse) {
      min-block-size: 4.4rem;
    }
  }
`;

const Mark = styled.span<{ $tone: Notification['options']['variant'] }>`
  display: grid;
  flex: none;
  place-items: center;
  block-size: 3.2rem;
  color: ${({ theme, $tone }) => theme.tone[$tone].text};

  & > svg {
    inline-size: 2rem;
    block-size: 2rem;
  }
`;
