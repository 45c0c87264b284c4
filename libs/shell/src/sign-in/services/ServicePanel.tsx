import { Button, Spinner } from '@ezone/ui/button';
import { useLazyContent } from '@ezone/ui/lazy-content';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { useAuth } from '../../session/AuthProvider';
import type { SignInConfig } from '../../session/identity';
import { sessionMessages } from '../../session/sessionMessages';
import { authMessages } from '../messages';

/** What a tab shows of a service, once the server has said whether it is configured. */
export const ServicePanel = ({ children }: { children: (config: SignInConfig) => ReactNode }) => {
  const { services } = useAuth();
  const [config, { retry }] = useLazyContent(services.config);
  if (config.is === 'there') return children(config.part);
  return (
    <Waiting>
      {config.is === 'loading' ? (
        <Spinner />
      ) : (
        <>
          <p role="alert">
            <FormattedMessage {...authMessages.servicesUnknown} />
          </p>
          <Button onPress={retry}>
            <FormattedMessage {...sessionMessages.retry} />
          </Button>
        </>
      )}
    </Waiting>
  );
};

const Waiting = styled.div`
  ${({ theme }) => theme.type.body}
  display: grid;
  justify-items: center;
  gap: ${({ theme }) => theme.space(4)};
  padding-block: ${({ theme }) => theme.space(8)};
  color: ${({ theme }) => theme.color.textMuted};
  text-align: center;
`;
