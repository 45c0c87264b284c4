import { useIntl } from 'react-intl';
import type { User } from '../../session';
import { userMenuMessages } from './messages';

/** How the shell speaks of whoever is here. */
export type Identity = { name: string; role: string; photo: string | undefined };

const known = { admin: userMenuMessages.admin, staff: userMenuMessages.staff, user: userMenuMessages.user };

/** Name, role and picture of the user, in the language on screen; a guest is called and is a Guest. */
export function useIdentity(user: User | null): Identity {
  const { formatMessage, formatList } = useIntl();
  const guest = formatMessage(userMenuMessages.guest);
  if (!user) return { name: guest, role: guest, photo: undefined };
  const roles = user.role.map((role) => (role in known ? formatMessage(known[role as keyof typeof known]) : role));
  return {
    name: user.data.displayName,
    role: roles.length === 0 ? guest : formatList(roles),
    photo: user.data.photoURL ?? undefined,
  };
}
