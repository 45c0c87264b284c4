import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a generator wants to write. */
export type Plan = {
  /** Contents of new files, by path from the root of the workspace. */
  files: Record<string, string>;
  /** How files that are there change. */
  edits?: Record<string, (source: string) => string>;
  /** What is left to do by hand, one sentence each. */
  next: string[];
};

/**
 * Writes all files of a plan below `root` and answers their paths.
 * @throws Error, before anything is written, when a new file exists already or one to be changed does not fit.
 */
export const writePlan = ({ files, edits = {} }: Plan, root: string): string[] => {
  const taken = Object.keys(files).filter((file) => existsSync(join(root, file)));
  if (taken.length > 0) throw new Error(`Nothing was written, for there is already ${taken.join(', ')}`);
  const edited = Object.entries(edits).map(
    ([file, edit]) => [file, edit(readFileSync(join(root, file), 'utf8'))] as const,
  );
  return [...Object.entries(files), ...edited].map(([file, content]) => {
    const path = join(root, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    return path;
  });
};
