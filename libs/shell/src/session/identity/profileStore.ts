import { localStore } from '../../data/storage';

/** What a provider has given to somebody who signed in with it. */
export type Profile = {
  /** For the provider's own calls. */
  accessToken: string;
  idToken: string;
  /** When the access token ends, in milliseconds since 1970. */
  expiresAt: number;
};

/** The documented keys. */
const keys = { accessToken: 'access_token', idToken: 'id_token', expiresAt: 'expires_at' } as const;

/** Where a provider's tokens outlive the page. */
export const profileStore = {
  /** Null where somebody did not sign in with a provider. */
  read: (): Profile | null => {
    const [accessToken, idToken] = [localStore.read(keys.accessToken), localStore.read(keys.idToken)];
    if (accessToken === null || idToken === null) return null;
    return { accessToken, idToken, expiresAt: Number(localStore.read(keys.expiresAt)) };
  },
  write: (profile: Profile): void => {
    localStore.write(keys.accessToken, profile.accessToken);
    localStore.write(keys.idToken, profile.idToken);
    localStore.write(keys.expiresAt, String(profile.expiresAt));
  },
  forget: (): void => {
    for (const key of Object.values(keys)) localStore.remove(key);
  },
};
