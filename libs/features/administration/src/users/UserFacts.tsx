import { TimeAgo } from '@ezone/shell/data/now';
import { StatusDot } from '@ezone/ui/status-dot';
import { useIntl } from 'react-intl';
import { Facts } from '../components/Facts';
import { roleNames, sourceNames, stateNames, userMessages, usersMessages, userTexts } from './messages';
import { toneOf } from './user';
import type { UserDetails } from './user';

/** What is known of a user. */
export const UserFacts = ({ user }: { user: UserDetails }) => {
  const { formatMessage, formatDate } = useIntl();
  const moment = (time: string) => formatDate(time, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <Facts
      facts={[
        { name: formatMessage(userMessages.email), value: <bdi dir="ltr">{user.email}</bdi> },
        { name: formatMessage(usersMessages.role), value: formatMessage(roleNames[user.role]) },
        {
          name: formatMessage(usersMessages.state),
          value: <StatusDot tone={toneOf[user.state]}>{formatMessage(stateNames[user.state])}</StatusDot>,
        },
        ...(user.disabledAt === null
          ? []
          : [{ name: formatMessage(userMessages.disabledSince), value: moment(user.disabledAt) }]),
        ...(user.state === 'closed'
          ? []
          : [{ name: formatMessage(userMessages.from), value: formatMessage(sourceNames[user.from]) }]),
        { name: formatMessage(userMessages.created), value: moment(user.createdAt) },
        {
          name: formatMessage(userMessages.sessions),
          value: formatMessage(userTexts.openSessions, { count: user.openSessions }),
        },
        ...(user.lastSeenAt === null
          ? []
          : [{ name: formatMessage(userMessages.lastSeen), value: <TimeAgo time={user.lastSeenAt} /> }]),
      ]}
    />
  );
};
