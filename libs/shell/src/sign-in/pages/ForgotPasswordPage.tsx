import { useLanguage } from '@ezone/i18n';
import { Alert } from '@ezone/ui/alert';
import { Button } from '@ezone/ui/button';
import { useLazyContent } from '@ezone/ui/lazy-content';
import { TextField } from '@ezone/ui/text-field';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { textControl } from '../../forms/fields/textControl';
import { FormFrame } from '../../forms/FormFrame';
import { ProblemNote } from '../../forms/ProblemNote';
import { useSentForm } from '../../forms/useSentForm';
import { useAuth } from '../../session/AuthProvider';
import { useAccountFault } from '../forms/useAccountForm';
import { authMessages, recoveryMessages, recoveryTexts } from '../messages';
import { AuthFrame } from './AuthFrame';
import { WayOn, WaysOn } from './WaysOn';

const loadRules = async () => (await import('../forms/forgotSchema')).forgotSchema;

/** Asking for a link by which one chooses another password. Whether there is such an account is told to nobody. */
export const Page = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { api, services } = useAuth();
  const [config] = useLazyContent(services.config);
  const sendsMail = config.is !== 'there' || config.part.sendsMail;
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useSentForm({
    initialValues: { email: '' },
    initialFaults: { email: { message: 'emailRequired' } },
    loadRules,
    say: useAccountFault(),
    send: ({ email }) => api.forgotPassword({ body: { email, language } }),
    onSent: ({ email }) => setSentTo(email),
  });
  return (
    <AuthFrame heading={formatMessage(recoveryMessages.forgotHeading)}>
      <Hint>
        <FormattedMessage {...recoveryMessages.forgotHint} />
      </Hint>
      {sentTo !== null && (
        <Alert tone="success" role="status">
          {formatMessage(sendsMail ? recoveryTexts.sent : recoveryTexts.inLog, { email: sentTo })}
        </Alert>
      )}
      <FormFrame onSubmit={form.submit}>
        <TextField
          {...textControl<{ email: string }>(form, 'email')}
          label={formatMessage(authMessages.email)}
          type="email"
          dir="ltr"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          size="large"
        />
        <ProblemNote problem={form.problem} />
        <Button
          type="submit"
          variant="primary"
          size="large"
          fullWidth
          isDisabled={!form.canSubmit}
          isPending={form.isSending}
        >
          {formatMessage(recoveryMessages.send)}
        </Button>
      </FormFrame>
      <WaysOn>
        <WayOn to="/login">
          <FormattedMessage {...authMessages.backToLogin} />
        </WayOn>
      </WaysOn>
    </AuthFrame>
  );
};

const Hint = styled.p`
  ${({ theme }) => theme.type.body}
  color: ${({ theme }) => theme.color.textMuted};
`;
