import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findPostgres } from '../machine/postgres.ts';
import { run } from '../machine/run.ts';
import { Caller } from './Caller.ts';
import { register } from './Person.ts';
import { ServerProcess } from './ServerProcess.ts';

jest.setTimeout(60_000);

/** How much is acknowledged before the backup begins, and at least while it is made. */
const before = 150;
const meanwhile = 30;
const people = 4;

const guide = readFileSync('libs/documentation/src/guides/development/backup.mdx', 'utf8');

/**
 * The commands that the guide gives under a heading of it, a text for each fence.
 * @param names what the fences are for, in their order
 * @throws Error where the guide has no such heading, or more fences there, or fewer.
 */
const commandsUnder = <Name extends string>(heading: string, names: readonly Name[]): Record<Name, string> => {
  const [, section] = guide.split(`\n## ${heading}\n`);
  if (section === undefined) throw new Error(`The guide has no heading ${heading}`);
  const [part = ''] = section.split('\n## ');
  const fences = [...part.matchAll(/```sh\n([^]*?)```/g)].map(([, code = '']) => code);
  if (fences.length !== names.length)
    throw new Error(`Under ${heading} the guide has ${String(fences.length)} fences, not ${names.join(', ')}`);
  return Object.fromEntries(names.map((name, at) => [name, fences[at] ?? ''])) as Record<Name, string>;
};

type Note = { id: string; title: string };
type Upload = { id: string; url: string };

/** Somebody who writes notes and uploads files, one after the other, and keeps what was acknowledged. */
class Writer {
  readonly notes: string[] = [];
  readonly files = new Map<string, string>();
  readonly caller: Caller;
  readonly #url: string;

  constructor(caller: Caller, url: string) {
    this.caller = caller;
    this.#url = url;
  }

  async writeOnce(): Promise<void> {
    const title = randomUUID();
    const { status } = await this.caller.post('/api/notes-app/create-note', { note: { title } }, { key: title });
    expect(status).toBe(200);
    this.notes.push(title);
    if (this.notes.length % 5 === 0) await this.#upload();
  }

  async #upload(): Promise<void> {
    const text = `The file ${randomUUID()}`;
    const body = new FormData();
    body.set('file', new Blob([text]), 'file.txt');
    const answer = await fetch(`${this.#url}/api/uploads`, { method: 'POST', headers: this.headers, body });
    expect(answer.status).toBe(200);
    this.files.set(((await answer.json()) as Upload).url, text);
  }

  get headers() {
    return { authorization: `Bearer ${this.caller.account.token}` };
  }
}

/** Lets people write, makes a backup in the middle of that, and answers what was acknowledged before it began. */
const backUpUnderLoad = async (server: ServerProcess, backUp: () => Promise<void>) => {
  const writers = await Promise.all(
    Array.from({ length: people }, async () => {
      const caller = new Caller(await register(server.url), { url: server.url, isBack: () => Promise.resolve() });
      return new Writer(caller, server.url);
    }),
  );
  const written = () => writers.reduce((sum, { notes }) => sum + notes.length, 0);
  let enough = Infinity;
  const writing = Promise.all(
    writers.map(async (writer) => {
      while (written() < enough) await writer.writeOnce();
    }),
  );
  // Whoever fails to write fails the test, also while it waits for others.
  const until = async (count: number) => {
    while (written() < count) await Promise.race([writing, new Promise((resolve) => setImmediate(resolve))]);
  };
  await until(before);
  const acknowledged = writers.map((writer) => ({ writer, notes: [...writer.notes], files: [...writer.files] }));
  await backUp();
  enough = written() + meanwhile;
  await writing;
  return acknowledged;
};

type Acknowledged = Awaited<ReturnType<typeof backUpUnderLoad>>;

const expectAll = async (url: string, acknowledged: Acknowledged) => {
  for (const { writer, notes, files } of acknowledged) {
    const caller = new Caller(writer.caller.account, { url, isBack: () => Promise.resolve() });
    const titles = new Set((await caller.get<Note[]>('/api/notes-app/notes')).map(({ title }) => title));
    expect(notes.filter((title) => !titles.has(title))).toEqual([]);
    for (const [address, text] of files) {
      const answer = await fetch(url + address, { headers: writer.headers });
      expect([answer.status, await answer.text()]).toEqual([200, text]);
    }
  }
};

const shell = async (commands: string, cwd: string, env: Record<string, string> = {}) => {
  const path = `${dirname(process.execPath)}:${process.env.PATH ?? ''}`;
  const { code, output } = await run('bash', ['-euo', 'pipefail', '-c', commands], {
    cwd,
    env: { PATH: path, ...env },
  });
  expect([code, output]).toEqual([0, output]);
};

let folder: string;
let server: ServerProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ezone-backup-'));
  mkdirSync(join(folder, 'data'));
});
afterEach(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true });
});

const common = { DEMO_DATA: 'false', RATE_LIMIT: '0' };

it('restores from SQLite, by the commands of the guide, all that was acknowledged before the backup began', async () => {
  const { make, byNode, restore } = commandsUnder('SQLite', ['make', 'byNode', 'look', 'restore']);
  // As the guide says: without the program `sqlite3`, Node does the same in place of the second line.
  const lines = make.split('\n').map((line) => (line.startsWith('sqlite3 ') ? byNode.replace('npx ', '') : line));
  const env = { ...common, DATABASE_URL: `sqlite:${join(folder, 'data/ezone.db')}` };
  server = await ServerProcess.start(env);
  const acknowledged = await backUpUnderLoad(server, () => shell(lines.join('\n'), folder));
  await server.stop();
  // All is lost: what is there afterwards comes from the backup.
  rmSync(join(folder, 'data'), { recursive: true });
  mkdirSync(join(folder, 'data'));
  await shell(restore.replace('npm start', ''), folder);
  await server.restart();
  await expectAll(server.url, acknowledged);
});

const postgres = process.env.TEST_DATABASE_URL;
const itOnPostgres = postgres === undefined ? it.skip : it;

itOnPostgres('does so from PostgreSQL', async () => {
  const { dump, restore } = commandsUnder('PostgreSQL', ['dump', 'restore']);
  const { hostname, port, username } = new URL(postgres ?? '');
  const name = `backup_${randomBytes(4).toString('hex')}`;
  const addressOf = (database: string) => `postgresql://${username}@${hostname}:${port}/${database}`;
  const bin = findPostgres() ?? '';
  const programs = { PGHOST: hostname, PGPORT: port, PGUSER: username, PATH: `${bin}:${process.env.PATH ?? ''}` };
  const own = (commands: string) =>
    commands
      .replaceAll('postgresql://ezone@localhost/ezone', addressOf(name))
      .replaceAll('ezone_restored', `${name}_restored`);
  await shell(`createdb ${name}`, folder, programs);
  const env = {
    ...common,
    JWT_SECRET: randomBytes(32).toString('hex'),
    UPLOADS_DIR: join(folder, 'uploads'),
  };
  try {
    server = await ServerProcess.start({ ...env, DATABASE_URL: addressOf(name) });
    const copyFiles = 'cp -R uploads uploads-backup';
    const acknowledged = await backUpUnderLoad(server, () => shell(`${own(dump)}\n${copyFiles}`, folder, programs));
    await server.stop();
    await shell(own(restore), folder, programs);
    rmSync(env.UPLOADS_DIR, { recursive: true });
    renameSync(join(folder, 'uploads-backup'), env.UPLOADS_DIR);
    server = await ServerProcess.start({ ...env, DATABASE_URL: addressOf(`${name}_restored`) });
    await expectAll(server.url, acknowledged);
  } finally {
    await server?.stop();
    await shell(`dropdb --if-exists ${name}_restored && dropdb ${name}`, folder, programs);
  }
});
