import { fileNameKey, isBlank, normalizeForSearch } from '@ezone/text';
import { InvalidInputException } from '../../platform/errors/validation.pipe';
import { MAX_DEPTH, MAX_NAME } from './file-limits';

/**
 * What no file system takes in a name, what would end a part of a path, and what is not seen and turns or parts the text around it: a name
 * that ends in “exe” would look like one of a picture. The joiners of Arabic and of emoji are part of how they are written.
 */
const FORBIDDEN = /[/\\\p{Cc}\u200B\u202A-\u202E\u2060-\u206F\uFEFF]/u;
const LONGEST_ENDING = 10;

/** Whether a file or folder may have a name. */
export const isName = (name: string): boolean =>
  name !== '.' &&
  name !== '..' &&
  !isBlank(name) &&
  !FORBIDDEN.test(name) &&
  [...name].length <= MAX_NAME &&
  name.isWellFormed();

/** @throws InvalidInputException where a file or folder may not have the name */
export function checkName(field: string, name: string): void {
  if (isName(name)) return;
  throw new InvalidInputException([{ field, message: `${field} must be a name without / and \\` }]);
}

/** The ending of the name of a file, without the dot; empty where there is none. */
export function endingOf(name: string): string {
  const [, ...parts] = name.split('.');
  const ending = parts.at(-1)?.toLowerCase() ?? '';
  return ending.length <= LONGEST_ENDING ? ending : '';
}

/** What the row of a file or folder says of its name. */
export const nameColumns = (name: string, isFolder: boolean) => ({
  name,
  name_key: fileNameKey(name),
  search_key: normalizeForSearch(name).slice(0, 2000),
  extention: isFolder ? '' : endingOf(name),
});

/** The name “name (2)” for a number, with the ending behind it, and never too long. */
export function numbered(name: string, number: number, isFolder: boolean): string {
  const dot = isFolder ? -1 : name.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  const more = ` (${String(number)})${ending}`;
  return [...stem].slice(0, MAX_NAME - more.length).join('') + more;
}

/** The parts of a path, each without white space around it; undefined where one is no name, or a folder would lie too deep. */
export function partsOf(path: string): { folders: string[]; name: string } | 'name' | 'tooDeep' {
  const parts = path.split('/').map((part) => part.trim().normalize('NFC'));
  if (!parts.every(isName)) return 'name';
  if (parts.length - 1 > MAX_DEPTH) return 'tooDeep';
  return { folders: parts.slice(0, -1), name: parts.at(-1) ?? '' };
}
