import { useDialog } from '@ezone/shell/notices/dialog';
import { isolated } from '@ezone/text';
import { RadioGroup } from '@ezone/ui/radio-group';
import { SectionCard } from '@ezone/ui/section-card';
import { useIntl } from 'react-intl';
import { roleNames, userMessages, usersMessages, userTexts } from './messages';
import { ROLES } from './user';
import type { Role, UserDetails } from './user';
import type { useUser } from './useUser';

/** What the sections that change a user take. */
export type UserSectionProps = Pick<ReturnType<typeof useUser>, 'change' | 'isChanging'> & { user: UserDetails };

/** Which role a user has. */
export const RoleSection = ({ user, change, isChanging }: UserSectionProps) => {
  const { formatMessage } = useIntl();
  const dialog = useDialog();
  const choose = async (role: Role) => {
    const names = { name: isolated(user.displayName), role: formatMessage(roleNames[role]) };
    const isMeant = await dialog.confirm({
      title: formatMessage(userTexts.changeRole, names),
      detail: formatMessage(userMessages.roleHint),
      confirmLabel: formatMessage(userMessages.roleConfirm),
      tone: 'primary',
    });
    if (!isMeant) return;
    change({
      run: (api) => api.setRole({ body: { userId: user.id, role } }),
      done: formatMessage(userTexts.roleChanged, names),
    });
  };
  return (
    <SectionCard title={formatMessage(usersMessages.role)} hint={formatMessage(userMessages.roleHint)}>
      <RadioGroup
        label={formatMessage(usersMessages.role)}
        options={ROLES.map((id) => ({ id, label: formatMessage(roleNames[id]) }))}
        value={user.role}
        isDisabled={isChanging}
        onChange={(role) => void choose(role)}
      />
    </SectionCard>
  );
};
