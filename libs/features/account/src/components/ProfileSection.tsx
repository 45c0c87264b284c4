import { useApi } from '@ezone/shell/data/query';
import { FormFrame, FormTextField, ProblemNote, useFaultText, useSentForm } from '@ezone/shell/forms';
import { FormPictureField } from '@ezone/shell/forms/picture-field';
import { useToast } from '@ezone/shell/notices/toast';
import { commonMessages } from '@ezone/shell/notices/words';
import { useSession, useShownUser } from '@ezone/shell/session';
import type { User } from '@ezone/shell/session';
import { Button } from '@ezone/ui/button';
import { SectionCard } from '@ezone/ui/section-card';
import { useIntl } from 'react-intl';
import { profileMessages, profileWords } from '../messages';
import { Actions } from './Actions';

const loadRules = async () => (await import('../profileRules')).profileRules;

/** What others see of the user. */
export const ProfileSection = () => {
  const { formatMessage } = useIntl();
  const user = useShownUser();
  return (
    <SectionCard title={formatMessage(profileMessages.title)} hint={formatMessage(profileMessages.hint)}>
      {/* What is saved, here or in another window, is where the form begins anew. */}
      {user && <ProfileForm key={`${user.data.displayName} ${user.data.photoURL ?? ''}`} user={user} />}
    </SectionCard>
  );
};

function ProfileForm({ user: { data } }: { user: User }) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const toast = useToast();
  const { setUser } = useSession();
  const form = useSentForm({
    initialValues: { displayName: data.displayName, photoURL: data.photoURL },
    loadRules,
    say: useFaultText(profileWords),
    keepsSent: true,
    send: async ({ displayName, photoURL }) => {
      setUser(await api.updateUser({ body: { user: { data: { displayName: displayName.trim(), photoURL } } } }));
    },
    onSent: () => {
      toast.show({ variant: 'success', message: formatMessage(profileMessages.saved) });
    },
  });
  return (
    <FormFrame onSubmit={form.submit}>
      <FormPictureField form={form} name="photoURL" called={form.values.displayName} />
      <FormTextField
        form={form}
        name="displayName"
        label={formatMessage(profileMessages.name)}
        limit={100}
        required
        autoComplete="name"
      />
      <ProblemNote problem={form.problem} />
      <Actions>
        <Button type="submit" variant="primary" isDisabled={!form.canSubmit} isPending={form.isSending}>
          {formatMessage(commonMessages.save)}
        </Button>
      </Actions>
    </FormFrame>
  );
}
