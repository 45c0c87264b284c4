import { isolated } from '@ezone/text';
import { Avatar } from '@ezone/ui/avatar';
import { Card } from '@ezone/ui/card';
import { IconButton } from '@ezone/ui/icon-button';
import { List, ListRow } from '@ezone/ui/list';
import { StatusDot } from '@ezone/ui/status-dot';
import { Tooltip } from '@ezone/ui/tooltip';
import { Send, X } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { pathOfUser } from '../paths';
import { invitationTexts, roleNames, stateNames, usersMessages } from './messages';
import { toneOf } from './user';
import type { ManagedUser } from './user';
import { useInvitations } from './useInvitations';

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
            actions={state === 'invited' && <InvitationTools id={id} displayName={displayName} />}
          />
        ))}
      </List>
    </Card>
  );
};

/** What can be done about the invitation of somebody who has not come yet. */
function InvitationTools(user: Pick<ManagedUser, 'id' | 'displayName'>) {
  const { formatMessage } = useIntl();
  const { renew, withdraw, isBusy } = useInvitations();
  const name = isolated(user.displayName);
  const renewLabel = formatMessage(invitationTexts.renewNamed, { name });
  const withdrawLabel = formatMessage(invitationTexts.withdrawNamed, { name });
  return (
    <>
      <Tooltip text={renewLabel}>
        <IconButton icon={<Send />} label={renewLabel} isDisabled={isBusy} onPress={() => renew(user)} />
      </Tooltip>
      <Tooltip text={withdrawLabel}>
        <IconButton icon={<X />} label={withdrawLabel} isDisabled={isBusy} onPress={() => void withdraw(user)} />
      </Tooltip>
    </>
  );
}

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
