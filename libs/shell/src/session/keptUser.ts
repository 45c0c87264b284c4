import { localStore, readJson } from '../data/storage';
import { readToken } from './token';
import type { User } from './User';

const KEY = 'ezone.user';

const isUser = (kept: unknown): kept is User =>
  typeof kept === 'object' && kept !== null && 'uuid' in kept && 'role' in kept && 'data' in kept;

/** What the server last said of whoever is signed in: the next visit is drawn with it while the server is asked. It is kept only beside a token. */
export const keptUser = {
  /** Whose token it is; null where nothing is kept of them. */
  read: (token: string | null): User | null => {
    const kept = readJson(localStore, KEY);
    return token !== null && isUser(kept) && kept.uuid === readToken(token).subject ? kept : null;
  },
  write: (user: User): void => {
    localStore.write(KEY, JSON.stringify(user));
  },
  forget: (): void => {
    localStore.remove(KEY);
  },
};
