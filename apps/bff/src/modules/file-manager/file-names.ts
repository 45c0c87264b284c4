import { fileNameKey, isFileName, LONGEST_FILE_NAME, normalizeForSearch } from '@ezone/text';
import { InvalidInputException } from '../../platform/errors/validation.pipe';
import { MAX_DEPTH } from './file-limits';

const LONGEST_ENDING = 10;

/** @throws InvalidInputException where a file or folder may not have the name */
export function checkName(field: string, name: string): void {
  if (isFileName(name)) return;
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
  return [...stem].slice(0, LONGEST_FILE_NAME - more.length).join('') + more;
}

/** The parts of a path, each without white space around it; undefined where one is no name, or a folder would lie too deep. */
export function partsOf(path: string): { folders: string[]; name: string } | 'name' | 'tooDeep' {
  const parts = path.split('/').map((part) => part.trim().normalize('NFC'));
  if (!parts.every(isFileName)) return 'name';
  if (parts.length - 1 > MAX_DEPTH) return 'tooDeep';
  return { folders: parts.slice(0, -1), name: parts.at(-1) ?? '' };
}
