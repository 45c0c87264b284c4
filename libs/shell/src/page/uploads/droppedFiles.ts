import type { ChosenFile } from './uploadItem';

/** What was dropped: the files, with the folders they lie in, folders that hold nothing, and the paths of what could not be read. */
export type Dropped = { files: ChosenFile[]; unreadable: string[] };

/** How many folders are read at once. */
const AT_ONCE = 8;

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => {
    entry.file(resolve, reject);
  });

/** All entries of a folder: the browser hands them out a hundred at a time. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (some.length === 0) return all;
    all.push(...some);
  }
}

const pathOf = ({ fullPath, name }: FileSystemEntry) => fullPath.replace(/^\//, '') || name;

/** A folder that holds nothing, as a file without bytes. */
const emptyFolder = (path: string): ChosenFile => ({
  path,
  file: new File([], path, { lastModified: 0 }),
  isFolder: true,
});

async function readEntry(entry: FileSystemEntry, found: Dropped, folders: FileSystemDirectoryEntry[]): Promise<void> {
  try {
    if (entry.isDirectory) folders.push(entry as FileSystemDirectoryEntry);
    else found.files.push({ path: pathOf(entry), file: await fileOf(entry as FileSystemFileEntry) });
  } catch {
    found.unreadable.push(pathOf(entry));
  }
}

/** Reads files and whole trees of folders. */
export async function readEntries(entries: readonly FileSystemEntry[]): Promise<Dropped> {
  const found: Dropped = { files: [], unreadable: [] };
  let folders: FileSystemDirectoryEntry[] = [];
  for (const entry of entries) await readEntry(entry, found, folders);
  while (folders.length > 0) {
    const next: FileSystemDirectoryEntry[] = [];
    const [now, later] = [folders.slice(0, AT_ONCE), folders.slice(AT_ONCE)];
    await Promise.all(
      now.map(async (folder) => {
        try {
          const entries = await entriesOf(folder);
          if (entries.length === 0) found.files.push(emptyFolder(pathOf(folder)));
          for (const entry of entries) await readEntry(entry, found, next);
        } catch {
          found.unreadable.push(pathOf(folder));
        }
      }),
    );
    folders = [...later, ...next];
  }
  return found;
}

/** Reads what was dropped. The entries have to be taken while the event is heard, before anything is awaited. */
export function readDropped(transfer: DataTransfer): Promise<Dropped> {
  const entries = [...transfer.items].flatMap((item) => {
    const entry = item.kind === 'file' ? item.webkitGetAsEntry() : null;
    return entry ? [entry] : [];
  });
  // What a page or a program hands over as files may have no entries.
  return entries.length > 0 ? readEntries(entries) : Promise.resolve(chosenFiles(transfer.files));
}

/** Files of a field for files; those of a whole folder bring their folders. */
export const chosenFiles = (files: Iterable<File>): Dropped => ({
  files: [...files].map((file) => ({ path: file.webkitRelativePath || file.name, file })),
  unreadable: [],
});
