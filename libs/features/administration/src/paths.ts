/** The list of users, which administration begins with. */
export const usersPath = '/apps/admin';

export const pathOfUser = (id: string): string => `${usersPath}/users/${encodeURIComponent(id)}`;
