import { Avatar } from '@ezone/ui/avatar';
import { Card } from '@ezone/ui/card';
import { List, ListRow } from '@ezone/ui/list';
import { StatusDot } from '@ezone/ui/status-dot';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { pathOfUser } from '../paths';
import { roleNames, stateNames, usersMessages } from './messages';
import { toneOf } from './user';
import type { ManagedUser } from './user';

/** Users, each with its role, and its state where that is not the usual one. */
export const UserList = ({ users }: { users: readonly ManagedUser[] }) => {
  const { formatMessage } = useIntl();
  return (
    <Card $padding="none">
      <List label={formatMessage(usersMessages.list)}>
        {users.map(({ id, displayName, email, photoURL, role, state }) => (
          <ListRow
            key={id}
            href={pathOfUser(id)}
            avatar={<Avatar name={displayName} {...(photoURL !== null && { src: photoURL })} size="large" decorative />}
            primary={<bdi>{displayName}</bdi>}
            secondary={
              <Second>
                {state !== 'active' && <StatusDot tone={toneOf[state]}>{formatMessage(stateNames[state])}</StatusDot>}
                <Email>{email}</Email>
              </Second>
            }
            meta={formatMessage(roleNames[role])}
          />
        ))}
      </List>
    </Card>
  );
};

/* Where there is little room the address gives way. */
const Second = styled.span`
  display: flex;
  gap: ${({ theme }) => theme.space(3)};

  & > * {
    flex: none;
  }
`;

/* It is cut at its own end in Arabic, too. */
const Email = styled.bdi.attrs({ dir: 'ltr' })`
  && {
    flex: 0 1 auto;
  }
  overflow: hidden;
  text-overflow: ellipsis;
`;
