import { chownSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from './findProgram.ts';
import { freePort } from './freePort.ts';
import { run } from './run.ts';
import type { Finished } from './run.ts';

/** A PostgreSQL that lives as long as one test run. */
export type ThrowAwayPostgres = {
  /** Address of an empty database, as DATABASE_URL takes it. */
  url: string;
  /** Ends the server and removes all its files. */
  stop: () => Promise<void>;
};

/** Folders that may hold Debian's PostgreSQL programs (they are not in PATH there), the newest version first. */
export const postgresFolders = (installed: string[]): string[] =>
  installed
    .filter((name) => /^\d+$/.test(name))
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => `/usr/lib/postgresql/${version}/bin`);

const installedVersions = () => {
  try {
    return readdirSync('/usr/lib/postgresql');
  } catch {
    return [];
  }
};

/** The folder of a PostgreSQL with all that a throw-away cluster needs, or undefined where there is none. */
export const findPostgres = (): string | undefined => {
  const folders = [...postgresFolders(installedVersions()), ...(process.env.PATH ?? '').split(':')];
  return folders.find((folder) => ['initdb', 'pg_ctl'].every((name) => findProgram([name], [folder]) !== undefined));
};

/** PostgreSQL refuses to run as root; then its Debian user takes over, or `nobody` where it came without one. */
const unprivilegedUser = async (): Promise<{ uid?: number; gid?: number }> => {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    if (uid.code === 0 && gid.code === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Error('PostgreSQL does not run as root, and this system has neither a user postgres nor nobody.');
};

const expectSuccess = (what: string, { code, output }: Finished) => {
  if (code !== 0) throw new Error(`${what} failed:\n${output}`);
};

/** Linux keeps the files of this folder in memory. */
const MEMORY = '/dev/shm';
/** What must be free there, in bytes: several times what the databases of two specs take at once. */
const ROOM = 2 * 1024 ** 3;

/**
 * Where the files of a throw-away server stand: in memory, where there is room. A spec's database is some six hundred
 * files, and on a disk they cost more than all that the spec asks of them.
 */
const temporaryFolder = (): string => {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
};

/** Starts an empty cluster on a free port of 127.0.0.1, in a new temporary folder. `bin` is what `findPostgres` found. */
export const startPostgres = async (bin: string): Promise<ThrowAwayPostgres> => {
  const user = await unprivilegedUser();
  const folder = mkdtempSync(join(temporaryFolder(), 'ezone-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const call = (program: string, args: string[]) => run(join(bin, program), args, { cwd: folder, ...user });
  const stop = async () => {
    await call('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    expectSuccess(
      'initdb',
      await call('initdb', ['-D', data, '-A', 'trust', '-U', 'ezone', '-E', 'UTF8', '--no-sync']),
    );
    // Nothing here outlives the run, so that waiting for the disk would only cost time.
    const settings = `-p ${String(port)} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c full_page_writes=off`;
    const log = join(folder, 'log');
    expectSuccess('pg_ctl start', await call('pg_ctl', ['-D', data, '-l', log, '-o', settings, '-w', 'start']));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgresql://ezone@127.0.0.1:${String(port)}/postgres`, stop };
};
