import { Button } from '@ezone/ui/button';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { LoginOrRegister } from '../machines/identityMachine';
import { serviceTexts } from '../messages';
import { IdentityProblemNote } from './IdentityProblemNote';
import { NotConfigured } from './NotConfigured';
import { isBusy } from './useIdentityActor';
import type { IdentityActor } from './useIdentityActor';

type OpenIdEntryProps = {
  actor: IdentityActor;
  intent: LoginOrRegister;
  /** What the service is called. */
  service: string;
  /** Told before the page is left for those of the service. */
  onLeave?: () => void;
};

/** The way to the pages of a service, where one signs in or registers. */
export const OpenIdEntry = ({ actor, intent, service, onLeave }: OpenIdEntryProps) => {
  const { formatMessage } = useIntl();
  const isNotConfigured = useSelector(actor, (snapshot) => snapshot.matches('notConfigured'));
  const isPending = useSelector(actor, isBusy);
  const problem = useSelector(actor, ({ context }) => context.problem);
  if (isNotConfigured) return <NotConfigured service={service} />;
  return (
    <Frame>
      <p>{formatMessage(serviceTexts[`${intent}Hint`], { service })}</p>
      <IdentityProblemNote problem={problem} service={service} />
      <Button
        variant="primary"
        size="large"
        fullWidth
        isPending={isPending}
        onPress={() => {
          onLeave?.();
          actor.send({ type: `${intent}.triggered` });
        }}
      >
        {formatMessage(serviceTexts[intent], { service })}
      </Button>
    </Frame>
  );
};

const Frame = styled.div`
  ${({ theme }) => theme.type.body}
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
  padding-block: ${({ theme }) => theme.space(4)};
`;
