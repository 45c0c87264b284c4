import { isFolder } from './file';
import type { FileEntry } from './file';

/** The orders that files can stand in. Folders come first in all of them. */
export const fileOrders = ['name', 'newest', 'largest', 'type'] as const;
export type FileOrder = (typeof fileOrders)[number];

/** Files in an order; names as they are read in a language, "2" before "10". */
export const sortFiles = (files: readonly FileEntry[], order: FileOrder, locale: string): readonly FileEntry[] => {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const byName = (one: FileEntry, other: FileEntry) => compare(one.name, other.name);
  const by: Record<FileOrder, (one: FileEntry, other: FileEntry) => number> = {
    name: () => 0,
    newest: (one, other) => other.modified.localeCompare(one.modified),
    largest: (one, other) => (other.size ?? 0) - (one.size ?? 0),
    type: (one, other) => one.type.localeCompare(other.type) || compare(one.extention, other.extention),
  };
  return files.toSorted(
    (one, other) => Number(isFolder(other)) - Number(isFolder(one)) || by[order](one, other) || byName(one, other),
  );
};
