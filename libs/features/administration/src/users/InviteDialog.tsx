import { useApi } from '@ezone/shell/data/query';
import { FormDialog, FormRadioGroup, FormTextField, useRecordForm } from '@ezone/shell/forms';
import { useIntl } from 'react-intl';
import { invitationMessages, roleNames, userMessages, usersMessages } from './messages';
import { useInvitations } from './useInvitations';
import { ROLES } from './user';
import type { Role } from './user';

type Values = { email: string; displayName: string; role: Role };

/** What the server says of an address that has an account. */
const words = { 'Somebody has an account with this address': invitationMessages.taken };

/** Somebody being invited. */
export const InviteDialog = ({ onClose }: { onClose: () => void }) => {
  const { formatMessage } = useIntl();
  const api = useApi();
  const { told, language } = useInvitations();
  const form = useRecordForm<Values, Awaited<ReturnType<typeof api.inviteUser>>>({
    initialValues: { email: '', displayName: '', role: 'user' },
    loadRules: async () => (await import('./inviteRules')).inviteRules,
    words,
    save: ({ email, displayName, role }) =>
      api.inviteUser({ body: { email: email.trim(), displayName: displayName.trim(), role, language } }),
    onSaved: (invited) => {
      told(invited);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={formatMessage(invitationMessages.title)}
      saveLabel={formatMessage(invitationMessages.send)}
      size="small"
      onClose={onClose}
    >
      <FormTextField
        form={form}
        name="email"
        label={formatMessage(userMessages.email)}
        type="email"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        autoFocus
      />
      <FormTextField
        form={form}
        name="displayName"
        label={formatMessage(invitationMessages.name)}
        autoComplete="off"
        limit={100}
        required
      />
      <FormRadioGroup
        form={form}
        name="role"
        label={formatMessage(usersMessages.role)}
        options={ROLES.map((id) => ({ id, label: formatMessage(roleNames[id]) }))}
      />
    </FormDialog>
  );
};
