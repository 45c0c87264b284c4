import { fakeApi } from '@ezone/api-client/testing';
import { fakeWindows } from '@ezone/shell/chrome/changes/testing';
import type { AuditEntry } from '../audit/auditEntry';
import type { UserDetails } from '../users/user';
import { auditServer, sampleEntries } from './auditServer';
import { systemServer } from './systemServer';
import { sampleUsers, usersServer } from './usersServer';

type Options = {
  users?: readonly UserDetails[];
  entries?: readonly AuditEntry[];
  /** Comes before every answer to a list; it may fail, or last. */
  answer?: () => Promise<void>;
  /** Whether mails are sent, or stand in a log. @default true */
  sendsMail?: boolean;
};

/** Answers administrators as the real server does, from memory. */
export const createAdministrationServer = ({
  users: first = sampleUsers(),
  entries = sampleEntries(),
  answer = () => Promise.resolve(),
  sendsMail = true,
}: Options = {}) => {
  const users = usersServer(first, answer, sendsMail);
  const { openWindow } = fakeWindows();
  const server = fakeApi({ ...users.calls, ...auditServer(entries, answer), ...systemServer(answer) });
  return { ...server, users: users.users, openWindow: () => openWindow(server) };
};

/** A server that exists in a story or a spec only. */
export type AdministrationServer = ReturnType<typeof createAdministrationServer>;
