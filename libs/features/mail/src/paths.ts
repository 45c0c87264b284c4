/** Under which keys of the browser's storage the mails of a user lie that are held before they are sent. */
export const sendingPrefixOf = (userId: string): string => `ezone.mail.sending.${userId}.`;
