import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a generator wants to write. */
export type Plan = {
  /** Contents by path from the root of the workspace. */
  files: Record<string, string>;
  /** What is left to do by hand, one sentence each. */
  next: string[];
};

/**
 * Writes all files of a plan below `root` and answers their paths.
 * @throws Error, before anything is written, when one of them exists.
 */
export const writePlan = ({ files }: Plan, root: string): string[] => {
  const taken = Object.keys(files).filter((file) => existsSync(join(root, file)));
  if (taken.length > 0) throw new Error(`Nothing was written, for there is already ${taken.join(', ')}`);
  return Object.entries(files).map(([file, content]) => {
    const path = join(root, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    return path;
  });
};
