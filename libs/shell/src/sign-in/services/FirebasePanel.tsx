import { serviceNames } from '../../session/identity';
import type { LoginOrRegister } from '../machines/identityMachine';
import { FirebaseEntry } from './FirebaseEntry';
import { useIdentityActor } from './useIdentityActor';

/** The tab of Firebase: a form of ours, whose answer Firebase has. */
export const FirebasePanel = ({ isConfigured, intent }: { isConfigured: boolean; intent: LoginOrRegister }) => {
  const actor = useIdentityActor('firebase', isConfigured);
  return <FirebaseEntry actor={actor} intent={intent} service={serviceNames.firebase} />;
};
