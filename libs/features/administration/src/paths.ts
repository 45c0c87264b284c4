/** The list of users, which administration begins with. */
export const usersPath = '/apps/admin';
export const auditLogPath = '/apps/admin/audit-log';
export const systemPath = '/apps/admin/system';

export const pathOfUser = (id: string): string => `${usersPath}/users/${encodeURIComponent(id)}`;

/** What was recorded of somebody. @param who an e-mail address */
export const auditLogOf = (who: string): string => `${auditLogPath}?who=${encodeURIComponent(who)}`;
