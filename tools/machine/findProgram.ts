import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The first of `names` that is executable in one of the folders, as a path. Names are tried in their order. */
export const findProgram = (names: string[], folders = (process.env.PATH ?? '').split(delimiter)): string | undefined =>
  names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
