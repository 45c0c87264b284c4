import { fakeApi } from '@ezone/api-client/testing';
import { fakeWindows } from '@ezone/shell/chrome/changes/testing';
import type { UserDetails } from '../users/user';
import { sampleUsers, usersServer } from './usersServer';

type Options = {
  users?: readonly UserDetails[];
  /** Comes before every answer to a list; it may fail, or last. */
  answer?: () => Promise<void>;
};

/** Answers administrators as the real server does, from memory. */
export const createAdministrationServer = ({
  users: first = sampleUsers(),
  answer = () => Promise.resolve(),
}: Options = {}) => {
  const users = usersServer(first, answer);
  const { openWindow } = fakeWindows();
  const server = fakeApi({ ...users.calls });
  return { ...server, users: users.users, openWindow: () => openWindow(server) };
};

/** A server that exists in a story or a spec only. */
export type AdministrationServer = ReturnType<typeof createAdministrationServer>;
