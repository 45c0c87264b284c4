import { Tabs } from '@ezone/ui/tabs';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { LoginOrRegister } from '../machines/identityMachine';
import { authMessages } from '../messages';
import { FirebasePanel } from '../services/FirebasePanel';
import { OpenIdPanel } from '../services/OpenIdPanel';
import { ServicePanel } from '../services/ServicePanel';

type AuthTabsProps = {
  /** The form of our own server. */
  jwt: ReactNode;
  /** What one has come for. */
  intent: LoginOrRegister;
};

/** The three ways in. Of a service nothing is fetched before its tab is chosen. */
export const AuthTabs = ({ jwt, intent }: AuthTabsProps) => {
  const { formatMessage } = useIntl();
  return (
    <Tabs
      label={formatMessage(authMessages.ways)}
      fullWidth
      items={[
        { id: 'jwt', label: formatMessage(authMessages.jwt), content: jwt },
        {
          id: 'firebase',
          label: formatMessage(authMessages.firebase),
          content: (
            <ServicePanel>
              {({ firebase }) => <FirebasePanel isConfigured={firebase !== null} intent={intent} />}
            </ServicePanel>
          ),
        },
        {
          id: 'auth0',
          label: formatMessage(authMessages.auth0),
          content: (
            <ServicePanel>{({ auth0 }) => <OpenIdPanel isConfigured={auth0 !== null} intent={intent} />}</ServicePanel>
          ),
        },
      ]}
    />
  );
};
