import { useLocation } from 'react-router-dom';
import { serviceNames } from '../../session/identity';
import { rememberedIn } from '../../routing';
import type { LoginOrRegister } from '../machines/identityMachine';
import { OpenIdEntry } from './OpenIdEntry';
import { returnAddress } from './returnAddress';
import { useIdentityActor } from './useIdentityActor';

/** The tab of Auth0: it leads to the provider's pages, which lead back to `/callback`. */
export const OpenIdPanel = ({ isConfigured, intent }: { isConfigured: boolean; intent: LoginOrRegister }) => {
  const actor = useIdentityActor('auth0', isConfigured);
  const { state } = useLocation() as { state: unknown };
  return (
    <OpenIdEntry
      actor={actor}
      intent={intent}
      service={serviceNames.auth0}
      onLeave={() => returnAddress.keep(rememberedIn(state))}
    />
  );
};
