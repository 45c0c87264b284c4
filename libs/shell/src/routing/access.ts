/** Who may see a page. A page that names no level is open to everybody. */
export type AccessLevel = 'admin' | 'staff' | 'user' | 'onlyGuest';

/** The roles a level lets in; the empty list means those without a role. */
const allowed: Readonly<Record<AccessLevel, readonly string[]>> = {
  admin: ['admin'],
  staff: ['admin', 'staff'],
  user: ['admin', 'staff', 'user'],
  onlyGuest: [],
};

/**
 * Whether somebody with these roles may see what asks for this level.
 * @param roles the user's roles; empty for a guest
 */
export const mayAccess = (access: AccessLevel | undefined, roles: readonly string[]): boolean => {
  if (access === undefined) return true;
  if (access === 'onlyGuest') return roles.length === 0;
  return roles.some((role) => allowed[access].includes(role));
};
