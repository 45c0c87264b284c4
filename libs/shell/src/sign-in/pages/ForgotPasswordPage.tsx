import { useLanguage } from '@ezone/i18n';
import { Alert } from '@ezone/ui/alert';
import { useLazyContent } from '@ezone/ui/lazy-content';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { textControl } from '../../forms/fields/textControl';
import { FormFrame } from '../../forms/FormFrame';
import { ProblemNote } from '../../forms/ProblemNote';
import { useSentForm } from '../../forms/useSentForm';
import { useAuth } from '../../session/AuthProvider';
import { EmailField } from '../forms/EmailField';
import { SubmitButton } from '../forms/SubmitButton';
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
        <EmailField {...textControl<{ email: string }>(form, 'email')} />
        <ProblemNote problem={form.problem} />
        <SubmitButton canSubmit={form.canSubmit} isBusy={form.isSending}>
          {formatMessage(recoveryMessages.send)}
        </SubmitButton>
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
