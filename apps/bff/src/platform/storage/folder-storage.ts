import { chmod, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ByteRange } from './byte-range';
import { UploadStorage, type StoredBytes, type StoredName } from './upload-storage';

/** What an operation answers; undefined where its file is not there. */
async function ifThere<Result>(operation: Promise<Result>): Promise<Result | undefined> {
  try {
    return await operation;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Stores uploads in a folder, which only the user of the server may read. */
export class FolderStorage extends UploadStorage {
  /** @param folder on the file system on which files arrive */
  constructor(private readonly folder: string) {
    super();
  }

  override async put(name: string, path: string): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await chmod(path, 0o600);
    await rename(path, join(this.folder, name));
  }

  override async read(name: string, range?: ByteRange): Promise<StoredBytes | undefined> {
    const file = await ifThere(open(join(this.folder, name)));
    if (!file) return undefined;
    const { size } = await file.stat();
    const { start, end } = range ?? { start: 0, end: size - 1 };
    if (end < start) {
      // An empty file has no last byte.
      await file.close();
      return { stream: Readable.from([]), length: 0 };
    }
    return { stream: file.createReadStream({ start, end }), length: end - start + 1 };
  }

  override async delete(names: readonly string[]): Promise<void> {
    for (const name of names) await rm(join(this.folder, name), { force: true });
  }

  override async *names(): AsyncIterable<StoredName> {
    const entries = await ifThere(opendir(this.folder));
    if (!entries) return;
    for await (const { name } of entries) {
      const found = await ifThere(stat(join(this.folder, name)));
      if (found) yield { name, stored: found.mtime };
    }
  }

  override close(): void {
    // There are no connections.
  }
}
