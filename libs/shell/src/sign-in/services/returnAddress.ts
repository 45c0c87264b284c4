import { sessionStore } from '../../data/storage';

const KEY = 'ezone.returnTo';

/** Where somebody wanted to go who has left for the pages of a service. It is for the tab that comes back. */
export const returnAddress = {
  keep: (redirectUrl: string | null): void => {
    if (redirectUrl === null) sessionStore.remove(KEY);
    else sessionStore.write(KEY, redirectUrl);
  },
  read: (): string | null => sessionStore.read(KEY),
};
