import { TimeAgo, useNow } from '@ezone/shell/data/now';
import { StatusDot } from '@ezone/ui/status-dot';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Facts } from '../components/Facts';
import { useFact } from '../components/useFact';
import {
  invitationMessages,
  roleNames,
  sourceNames,
  stateNames,
  userMessages,
  usersMessages,
  userTexts,
} from './messages';
import { toneOf } from './user';
import type { UserDetails } from './user';

/** What is known of a user. */
export const UserFacts = ({ user }: { user: UserDetails }) => {
  const { formatMessage, formatDate } = useIntl();
  const moment = (time: string) => formatDate(time, { dateStyle: 'long', timeStyle: 'short' });
  const fact = useFact();
  return (
    <Facts
      facts={[
        fact(userMessages.email, <bdi dir="ltr">{user.email}</bdi>),
        fact(usersMessages.role, formatMessage(roleNames[user.role])),
        fact(
          usersMessages.state,
          <StatusDot tone={toneOf[user.state]}>{formatMessage(stateNames[user.state])}</StatusDot>,
        ),
        ...(user.disabledAt === null ? [] : [fact(userMessages.disabledSince, moment(user.disabledAt))]),
        ...(user.invitedUntil === null
          ? [
              ...(user.state === 'closed' ? [] : [fact(userMessages.from, formatMessage(sourceNames[user.from]))]),
              fact(userMessages.created, moment(user.createdAt)),
              fact(userMessages.sessions, formatMessage(userTexts.openSessions, { count: user.openSessions })),
            ]
          : [
              fact(
                userMessages.invitedUntil,
                <GoodUntil time={user.invitedUntil}>{moment(user.invitedUntil)}</GoodUntil>,
              ),
            ]),
        ...(user.lastSeenAt === null ? [] : [fact(userMessages.lastSeen, <TimeAgo time={user.lastSeenAt} />)]),
      ]}
    />
  );
};

/** Until when a link is good, or that it is no more. */
function GoodUntil({ time, children }: { time: string; children: ReactNode }) {
  const { formatMessage } = useIntl();
  if (Date.parse(time) > useNow()) return children;
  return <StatusDot tone="error">{formatMessage(invitationMessages.expired)}</StatusDot>;
}
