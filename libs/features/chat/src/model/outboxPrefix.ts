/** What the keys begin with under which the browser keeps the unsent messages of a user. */
export const outboxPrefix = (userId: string) => `ezone.chat.${userId}.out.`;
