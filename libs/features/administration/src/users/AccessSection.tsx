import { useDialog } from '@ezone/shell/notices/dialog';
import { isolated } from '@ezone/text';
import { Button } from '@ezone/ui/button';
import { SectionCard } from '@ezone/ui/section-card';
import { useIntl } from 'react-intl';
import { Buttons } from '../components/Buttons';
import { userMessages, userTexts } from './messages';
import type { UserSectionProps } from './RoleSection';

/** Whether a user may sign in, and where it is signed in. */
export const AccessSection = ({ user, change, isChanging }: UserSectionProps) => {
  const { formatMessage } = useIntl();
  const dialog = useDialog();
  const { id: userId } = user;
  const name = isolated(user.displayName);
  const isDisabled = user.state === 'disabled';
  const setDisabled = (wanted: boolean) => {
    change({
      run: (api) => api.setDisabled({ body: { userId, isDisabled: wanted } }),
      done: formatMessage(wanted ? userTexts.disabled : userTexts.enabled, { name }),
    });
  };
  const disable = async () => {
    const isMeant = await dialog.confirm({
      title: formatMessage(userTexts.disableQuestion, { name }),
      detail: formatMessage(userMessages.accessHint),
      confirmLabel: formatMessage(userMessages.disable),
    });
    if (isMeant) setDisabled(true);
  };
  const endSessions = async () => {
    const isMeant = await dialog.confirm({
      title: formatMessage(userTexts.endSessionsQuestion, { name }),
      detail: formatMessage(userMessages.endSessionsDetail),
      confirmLabel: formatMessage(userMessages.endSessions),
      tone: 'primary',
    });
    if (!isMeant) return;
    change({
      run: (api) => api.endSessionsOfUser({ body: { userId } }),
      done: formatMessage(userTexts.sessionsEnded, { name }),
    });
  };
  return (
    <SectionCard
      title={formatMessage(userMessages.access)}
      hint={formatMessage(user.state === 'closed' ? userMessages.closedHint : userMessages.accessHint)}
    >
      <Buttons>
        {isDisabled ? (
          <Button
            isPending={isChanging}
            onPress={() => {
              setDisabled(false);
            }}
          >
            {formatMessage(userMessages.enable)}
          </Button>
        ) : (
          <Button isPending={isChanging} onPress={() => void disable()}>
            {formatMessage(userMessages.disable)}
          </Button>
        )}
        {user.openSessions > 0 && (
          <Button isPending={isChanging} onPress={() => void endSessions()}>
            {formatMessage(userMessages.endSessions)}
          </Button>
        )}
      </Buttons>
    </SectionCard>
  );
};
