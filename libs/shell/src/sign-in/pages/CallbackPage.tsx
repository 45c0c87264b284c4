import { useLazyContent } from '@ezone/ui/lazy-content';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useAuth } from '../../session/AuthProvider';
import { serviceNames } from '../../session/identity';
import { authMessages } from '../messages';
import { returnAddress } from '../services/returnAddress';
import { Return } from '../services/Return';
import { useIdentityActor } from '../services/useIdentityActor';
import { WaitFrame } from './WaitFrame';

/** What a provider may say when it sends somebody back. */
const ANSWERS = ['code', 'error', 'state'];

/** Where a provider sends people back to. Whoever comes here in another way is led to the sign-in page. */
export const Page = () => {
  const { formatMessage } = useIntl();
  const [config] = useLazyContent(useAuth().services.config);
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  const [address] = useState(() => {
    const parameters = new URLSearchParams(search);
    return ANSWERS.some((name) => parameters.has(name)) ? `${window.location.origin}${pathname}${search}` : null;
  });
  if (address === null) return <Navigate to="/login" state={state} replace />;
  if (config.is === 'loading') return <WaitFrame>{formatMessage(authMessages.loading)}</WaitFrame>;
  // Where the server has not said, the flow will say that it was not reached.
  return <Returning isConfigured={config.is === 'failed' || config.part.auth0 !== null} address={address} />;
};

function Returning({ isConfigured, address }: { isConfigured: boolean; address: string }) {
  const actor = useIdentityActor('auth0', isConfigured);
  const navigate = useNavigate();
  const finish = useEffectEvent(() => {
    // The code is good once, and does not belong into the history. From here the guard leads to where the way began.
    void navigate('/callback', { replace: true, state: { redirectUrl: returnAddress.read() } });
    actor.send({ type: 'returned', address });
  });
  useEffect(() => finish(), []);
  return <Return actor={actor} service={serviceNames.auth0} />;
}
