import { localStore } from '../../data/storage';
import type { User } from '../User';
import type { ServiceName } from './IdentityClient';

const KEY = 'ezone.signInService';

/** Whether it is a service that says where somebody comes from, and not our own server. */
export const isService = (name: string | null): name is ServiceName => name === 'firebase' || name === 'auth0';

/** The service that last said who is here. Whoever has never used one is not made to wait for any. */
export const usedService = {
  read: (): ServiceName | null => {
    const kept = localStore.read(KEY);
    return isService(kept) ? kept : null;
  },
  /** Notes where somebody comes from who has been signed in. */
  note: ({ from }: Pick<User, 'from'>): void => {
    if (isService(from)) localStore.write(KEY, from);
    else localStore.remove(KEY);
  },
  forget: (): void => localStore.remove(KEY),
};
