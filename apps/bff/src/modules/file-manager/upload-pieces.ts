import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Injectable, Logger } from '@nestjs/common';
import { UploadStorage } from '../../platform/storage/upload-storage';

/** A file of which pieces have arrived: their lengths, in order. */
type Begun = { id: string; pieces: readonly number[] };

/** The name by which a piece is stored: one that is sent again takes the place of the same one. */
const storedPieceName = (id: string, offset: number, length: number): string =>
  `piece-${id}-${String(offset)}-${String(length)}`;

const namesOf = ({ id, pieces }: Begun): string[] => {
  let offset = 0;
  return pieces.map((length) => {
    offset += length;
    return storedPieceName(id, offset - length, length);
  });
};

/** Keeps pieces of files in the storage until the last one has come: so any process can take the next one. */
@Injectable()
export class UploadPieces {
  private readonly logger = new Logger('Files');

  constructor(private readonly storage: UploadStorage) {}

  /** @param path where the piece is; it is gone from there afterwards */
  put(id: string, offset: number, length: number, path: string): Promise<void> {
    return this.storage.put(storedPieceName(id, offset, length), path);
  }

  /** Writes all pieces one behind the other into a file. */
  async join(begun: Begun, path: string): Promise<void> {
    for (const name of namesOf(begun)) {
      const bytes = await this.storage.read(name);
      if (!bytes) throw new Error(`A piece is missing in the storage: ${name}`);
      await pipeline(bytes.stream, createWriteStream(path, { flags: 'a', mode: 0o600 }));
    }
  }

  /** Deletes the pieces of files; where that fails, the cleanup finds them. */
  async discard(uploads: readonly Begun[]): Promise<void> {
    await this.storage.delete(uploads.flatMap(namesOf)).catch((err: unknown) => {
      this.logger.error({ msg: 'Pieces of files are left to the cleanup', err });
    });
  }
}
