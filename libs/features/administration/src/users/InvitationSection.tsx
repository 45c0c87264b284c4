import { Button } from '@ezone/ui/button';
import { SectionCard } from '@ezone/ui/section-card';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { Buttons } from '../components/Buttons';
import { usersPath } from '../paths';
import { invitationMessages } from './messages';
import { useInvitations } from './useInvitations';
import type { UserDetails } from './user';

/** The invitation of somebody who has not come yet. */
export const InvitationSection = ({ user }: { user: UserDetails }) => {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { renew, withdraw, isBusy } = useInvitations();
  return (
    <SectionCard title={formatMessage(invitationMessages.heading)} hint={formatMessage(invitationMessages.hint)}>
      <Buttons>
        <Button isPending={isBusy} onPress={() => renew(user)}>
          {formatMessage(invitationMessages.renew)}
        </Button>
        <Button isPending={isBusy} onPress={() => void withdraw(user, () => void navigate(usersPath))}>
          {formatMessage(invitationMessages.withdraw)}
        </Button>
      </Buttons>
    </SectionCard>
  );
};
