import { isBlank } from './isBlank';

/** How many characters the name of a file or folder has at most. */
export const LONGEST_FILE_NAME = 255;

/**
 * What no file system takes in a name, what would end a part of a path, and what is not seen and turns or parts the text around it: a name
 * that ends in “exe” would look like one of a picture. The joiners of Arabic and of emoji are part of how they are written.
 */
const FORBIDDEN = /[/\\\p{Cc}\u200B\u202A-\u202E\u2060-\u206F\uFEFF]/u;

/** Whether a file or folder may have a name. */
export const isFileName = (name: string): boolean =>
  name !== '.' &&
  name !== '..' &&
  !isBlank(name) &&
  !FORBIDDEN.test(name) &&
  [...name].length <= LONGEST_FILE_NAME &&
  name.isWellFormed();
