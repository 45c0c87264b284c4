/**
 * A thread beside the server that copies SQLite's log into the database when it is asked to, and says when it is done; see
 * `LogCopier`. It has a connection of its own: what it waits for the disk, nobody else does.
 */
import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';

const database = new Sqlite(workerData as string);
// The log is written to the disk before what it holds is copied.
database.pragma('synchronous = NORMAL');
parentPort?.on('message', (order: 'copy' | 'close') => {
  if (order === 'close') {
    database.close();
    parentPort?.close();
    return;
  }
  // As much as nobody is reading; the rest is copied the next time.
  database.pragma('wal_checkpoint(PASSIVE)');
  parentPort?.postMessage('copied');
});
