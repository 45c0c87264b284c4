import { Button } from '@ezone/ui/button';
import { Splash } from '@ezone/ui/splash';
import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorScreen } from '@ezone/ui/error-screen';
import { useAuth } from './AuthProvider';
import { sessionMessages } from './sessionMessages';

/** Shows the app once it is known who is here, or who was here last with the same token. A server that cannot be reached is said in words; nobody is signed out. */
export const StartupGate = ({ children }: { children: ReactNode }) => {
  const { session, startup } = useAuth();
  const { formatMessage } = useIntl();
  const hasStarted = useSelector(startup, (snapshot) => snapshot.matches('ready'));
  const isSettled = useSelector(session, (snapshot) => snapshot.hasTag('settled'));
  const isKnown = useSelector(session, ({ context }) => context.user !== null);
  const isUnreachable = useSelector(session, (snapshot) => snapshot.matches('unreachable'));

  // The app is drawn in small steps, between which the page answers; what a machine says would be drawn in one.
  const isOpen = useDeferredValue(isSettled && (hasStarted || isKnown));

  if (isUnreachable) return <Unreachable />;
  if (!isOpen || !isSettled) return <Splash label={formatMessage(sessionMessages.starting)} />;
  return children;
};

function Unreachable() {
  const { session } = useAuth();
  const { formatMessage } = useIntl();
  const isAsking = useSelector(session, (snapshot) => snapshot.matches({ unreachable: 'asking' }));
  return (
    <main>
      <ErrorScreen
        title={formatMessage(sessionMessages.unreachableTitle)}
        actions={
          <>
            <Button
              variant="primary"
              isPending={isAsking}
              onPress={() => {
                session.send({ type: 'retry.requested' });
              }}
            >
              <FormattedMessage {...sessionMessages.retry} />
            </Button>
            <Button
              onPress={() => {
                session.send({ type: 'logout.requested' });
              }}
            >
              <FormattedMessage {...sessionMessages.signOut} />
            </Button>
          </>
        }
      >
        <FormattedMessage {...sessionMessages.unreachableAdvice} />
      </ErrorScreen>
    </main>
  );
}
