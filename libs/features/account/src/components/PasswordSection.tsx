import { useApi } from '@ezone/shell/data/query';
import { FormFrame, FormPasswordField, ProblemNote, useFaultText, useSentForm } from '@ezone/shell/forms';
import { useToast } from '@ezone/shell/notices/toast';
import { useShownUser } from '@ezone/shell/session';
import { Button } from '@ezone/ui/button';
import { SectionCard } from '@ezone/ui/section-card';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { passwordMessages, passwordWords } from '../messages';
import { sessionsKey } from '../useSessions';
import { Actions } from './Actions';

const loadRules = async () => (await import('../passwordRules')).passwordRules;

/** Words for what the server says, beside those for the rules. */
const words = {
  ...passwordWords,
  'Check your password': passwordWords.wrong,
  'The password is among the most common ones': passwordWords.common,
  'The password must not be a name or an e-mail address': passwordWords.known,
  'The new password must be another one': passwordWords.same,
};

const empty = { currentPassword: '', newPassword: '', confirmation: '' };

/** Changing the password; nothing to change for whoever signs in with another service. */
export const PasswordSection = () => {
  const { formatMessage } = useIntl();
  const isOurs = useShownUser()?.from === 'custom-db';
  return (
    <SectionCard
      title={formatMessage(passwordMessages.title)}
      hint={formatMessage(isOurs ? passwordMessages.hint : passwordMessages.elsewhere)}
    >
      {isOurs && <PasswordForm />}
    </SectionCard>
  );
};

function PasswordForm() {
  const { formatMessage } = useIntl();
  const api = useApi();
  const client = useQueryClient();
  const toast = useToast();
  const form = useSentForm({
    initialValues: empty,
    loadRules,
    say: useFaultText(words),
    send: ({ currentPassword, newPassword }) => api.changePassword({ body: { currentPassword, newPassword } }),
    onSent: () => {
      toast.show({ variant: 'success', message: formatMessage(passwordMessages.changed) });
      void client.invalidateQueries({ queryKey: sessionsKey });
    },
  });
  const texts = {
    form,
    required: true,
    showLabel: formatMessage(passwordMessages.show),
    hideLabel: formatMessage(passwordMessages.hide),
    capsLockHint: formatMessage(passwordMessages.capsLock),
  };
  return (
    <FormFrame onSubmit={form.submit}>
      <FormPasswordField
        {...texts}
        name="currentPassword"
        label={formatMessage(passwordMessages.current)}
        autoComplete="current-password"
      />
      <FormPasswordField
        {...texts}
        name="newPassword"
        label={formatMessage(passwordMessages.next)}
        description={formatMessage(passwordMessages.nextHint)}
        autoComplete="new-password"
      />
      <FormPasswordField
        {...texts}
        name="confirmation"
        label={formatMessage(passwordMessages.confirm)}
        autoComplete="new-password"
      />
      <ProblemNote problem={form.problem} />
      <Actions>
        <Button type="submit" variant="primary" isDisabled={!form.canSubmit} isPending={form.isSending}>
          {formatMessage(passwordMessages.submit)}
        </Button>
      </Actions>
    </FormFrame>
  );
}
