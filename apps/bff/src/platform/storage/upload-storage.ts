import type { Readable } from 'node:stream';
import type { ByteRange } from './byte-range';

/** Bytes on their way out, and how many they are. */
export type StoredBytes = { stream: Readable; length: number };

/** Something in the storage, and when it was put there. */
export type StoredName = { name: string; stored: Date };

/** Stores the bytes of uploads by names of letters, digits and `-`. */
export abstract class UploadStorage {
  /** Stores a file whole, or not at all. The file may be gone afterwards. */
  abstract put(name: string, path: string): Promise<void>;

  /** What is stored by a name, or a part of it; undefined if there is nothing. */
  abstract read(name: string, range?: ByteRange): Promise<StoredBytes | undefined>;

  /** Deletes what is stored by some names. One that is not there is passed over. */
  abstract delete(names: readonly string[]): Promise<void>;

  /** All that is stored. */
  abstract names(): AsyncIterable<StoredName>;

  /** Ends the connections. */
  abstract close(): void;
}
