import type { UploadItem, UploadReason } from './uploadItem';

/** What the server says of a file that is announced to it. */
export type Begun =
  | { id: string; is: 'ready'; offset: number }
  | { id: string; is: 'done' }
  | { id: string; is: 'skipped' }
  | { id: string; is: 'conflict' }
  | { id: string; is: 'refused'; reason: UploadReason };

/** How far a file is once a piece of it has arrived. */
export type Arrived = { offset: number; isDone: boolean };

/** The calls of the server that an upload needs. Each may be made again, as after the network was gone. */
export type UploadServer = {
  /** The most bytes of one call. */
  pieceSize: number;
  /** Announces files, at most a hundred. */
  begin: (items: readonly UploadItem[], signal: AbortSignal) => Promise<readonly Begun[]>;
  /** Sends the bytes of a file from an offset on; where the server is elsewhere it says so. */
  send: (item: UploadItem, offset: number, piece: Blob, signal: AbortSignal) => Promise<Arrived>;
  /** Gives up files that have begun; passes over those that it does not know. */
  cancel: (ids: readonly string[]) => Promise<unknown>;
};

/** The server took the call, and refuses the file. */
export class UploadRefused extends Error {
  override readonly name = 'UploadRefused';
  constructor(readonly reason: UploadReason) {
    super(`The file is refused: ${reason}.`);
  }
}
