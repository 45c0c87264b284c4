import { localStore } from '../data/storage';

const key = 'jwt_access_token';

/**
 * Where the access token outlives the page: local storage, under the documented key. Where the browser refuses storage
 * (a private window, a policy), the session lasts as long as the page.
 */
export const tokenStore = {
  /** The stored token; null where there is none. */
  read: (): string | null => localStore.read(key),
  /** Keeps a token; null forgets the one kept. */
  write: (token: string | null): void => {
    if (token === null) localStore.remove(key);
    else localStore.write(key, token);
  },
  /** Tells of tokens that other tabs keep or forget. @returns a function that ends it */
  onChangeElsewhere: (onChange: (token: string | null) => void): (() => void) => {
    const listener = (event: StorageEvent) => {
      // A null key: the other tab has cleared all of the storage.
      if (event.key === key || event.key === null) onChange(event.key === null ? null : event.newValue);
    };
    window.addEventListener('storage', listener);
    return () => {
      window.removeEventListener('storage', listener);
    };
  },
};
