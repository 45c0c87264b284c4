import { Button } from '@ezone/ui/button';
import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { sessionMessages, sessionTexts } from '../../session/sessionMessages';
import { authMessages, serviceTexts } from '../messages';
import { AuthFrame } from '../pages/AuthFrame';
import { WaitFrame } from '../pages/WaitFrame';
import { WayOn, WaysOn } from '../pages/WaysOn';
import { IdentityProblemNote } from './IdentityProblemNote';
import { NotConfigured } from './NotConfigured';
import type { IdentityActor } from './useIdentityActor';

type ReturnProps = {
  actor: IdentityActor;
  /** What the service is called. */
  service: string;
};

/** What somebody sees who is back from the pages of a service: what is being waited for, or why they are not signed in. */
export const Return = ({ actor, service }: ReturnProps) => {
  const { formatMessage } = useIntl();
  const isNotConfigured = useSelector(actor, (snapshot) => snapshot.matches('notConfigured'));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  const isKnown = useSelector(actor, ({ context }) => context.identity !== null);
  const problem = useSelector(actor, ({ context }) => context.problem);
  if (!hasFailed && !isNotConfigured)
    return (
      <WaitFrame>
        <FormattedMessage {...sessionTexts.loggingIn} values={{ service }} />
      </WaitFrame>
    );
  return (
    <AuthFrame heading={formatMessage(serviceTexts.notSignedIn, { service })}>
      {isNotConfigured ? (
        <NotConfigured service={service} isBack />
      ) : (
        <IdentityProblemNote problem={problem} service={service} />
      )}
      {hasFailed && isKnown && (
        <Button variant="primary" size="large" onPress={() => actor.send({ type: 'retry.requested' })}>
          <FormattedMessage {...sessionMessages.retry} />
        </Button>
      )}
      <WaysOn>
        <WayOn to="/login">
          <FormattedMessage {...authMessages.backToLogin} />
        </WayOn>
      </WaysOn>
    </AuthFrame>
  );
};
