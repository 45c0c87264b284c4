/**
 * A name as the names of one folder are compared: in one form of Unicode and in lower case, as the file systems of most people compare
 * them. Accents and forms of letters count, other than in a search: what is another name elsewhere never replaces a file here.
 */
export const fileNameKey = (name: string): string => name.normalize('NFC').toLowerCase();
