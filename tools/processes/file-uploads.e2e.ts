import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Caller } from './Caller.ts';
import { register } from './Person.ts';
import { ServerProcess } from './ServerProcess.ts';

jest.setTimeout(120_000);

const folders = 50;
const filesInFolder = 20;
/** How many files are sent at once: fewer than the server takes of one user. */
const sentAtOnce = 5;
const begunAtOnce = 100;
/** The server is killed when so many files have arrived, each time while others are on their way. */
const killedAfter = [230, 640];
const mebibyte = 2 ** 20;

type File = { id: string; path: string; bytes: Buffer };
type State = { id: string; state: string; offset: number; fileId: string | null };
type Listed = { id: string; name: string; type: string; size: number | null; url: string | null };

const app = '/api/file-manager-app';

const shared = process.env.TEST_DATABASE_URL;
const databases = [
  { name: 'SQLite', urlIn: (folder: string) => `sqlite:${join(folder, 'ezone.db')}` },
  ...(shared === undefined ? [] : [{ name: 'PostgreSQL', urlIn: () => shared }]),
];

/** All files as they are dropped: each with a text of its own, and one that takes several pieces. */
const dropped = (folder: string): File[] => {
  const small = Array.from({ length: folders * filesInFolder }, (_, at) => {
    const path = `${folder}/Folder ${String(at % folders)}/File ${String(at)}.txt`;
    return { id: randomUUID(), path, bytes: Buffer.from(`The text of ${path}`) };
  });
  // In the middle, so that it is on its way when the server is killed.
  small.splice(300, 0, { id: randomUUID(), path: `${folder}/Large.bin`, bytes: randomBytes(5 * mebibyte + 7) });
  return small;
};

/** Somebody who drops files, and goes on where they were after each interruption. */
class Sender {
  arrived = 0;
  interrupted = 0;
  readonly #caller: Caller;
  readonly #url: string;
  readonly #isBack: () => Promise<unknown>;

  constructor(caller: Caller, url: string, isBack: () => Promise<unknown>) {
    this.#caller = caller;
    this.#url = url;
    this.#isBack = isBack;
  }

  async begin(files: readonly File[]): Promise<void> {
    const uploads = files.map(({ id, path, bytes }) => ({ id, path, size: bytes.length }));
    const { status, data } = await this.#caller.post<State[]>(`${app}/begin-uploads`, { uploads });
    expect([status, data?.map(({ state }) => state)]).toEqual([200, uploads.map(() => 'open')]);
  }

  async send({ id, bytes }: File): Promise<void> {
    for (let offset = 0, state = 'open'; state === 'open';) {
      try {
        ({ offset, state } = await this.#sendPiece(id, offset, bytes));
      } catch {
        // The connection broke. How much has arrived, the server says when it is back.
        this.interrupted += 1;
        await this.#isBack();
        const asked = await this.#caller.post<State[]>(`${app}/upload-states`, { ids: [id] });
        ({ offset, state } = asked.data?.[0] ?? { offset: 0, state: 'gone' });
      }
      expect(['open', 'done']).toContain(state);
    }
    this.arrived += 1;
  }

  async #sendPiece(id: string, offset: number, bytes: Buffer): Promise<State> {
    const body = new FormData();
    body.set('file', new Blob([Uint8Array.from(bytes.subarray(offset, offset + mebibyte))]), 'piece');
    const response = await fetch(`${this.#url}${app}/upload-piece?id=${id}&offset=${String(offset)}`, {
      ...{ method: 'POST', body, headers: { authorization: `Bearer ${this.#caller.account.token}` } },
    });
    const answer: unknown = await response.json();
    if (response.status !== 200) throw new Error(JSON.stringify(answer));
    return answer as State;
  }
}

describe.each(databases)('on $name', ({ urlIn }) => {
  let folder: string;
  let server: ServerProcess;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ezone-files-'));
    server = await ServerProcess.start({
      ...{ DATABASE_URL: urlIn(folder), JWT_SECRET: randomBytes(32).toString('hex') },
      ...{ RATE_LIMIT: '0', DEMO_DATA: 'false', UPLOADS_DIR: join(folder, 'uploads') },
    });
  });
  afterEach(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  it('receives 1,000 files in 50 folders once each, though it is killed in the middle', async () => {
    let back: Promise<unknown> = Promise.resolve();
    const isBack = () => back;
    const caller = new Caller(await register(server.url), { url: server.url, isBack });
    const sender = new Sender(caller, server.url, isBack);
    const drop = `Drop ${randomUUID()}`;
    const files = dropped(drop);
    const kills = [...killedAfter];

    const left = [...files];
    while (left.length > 0) {
      const some = left.splice(0, begunAtOnce);
      await sender.begin(some);
      const sendOn = async () => {
        for (let file = some.shift(); file; file = some.shift()) {
          await sender.send(file);
          if (sender.arrived >= (kills[0] ?? Infinity)) {
            kills.shift();
            back = server.kill().then(() => server.restart());
          }
        }
      };
      await Promise.all(Array.from({ length: sentAtOnce }, sendOn));
    }
    expect(sender.interrupted).toBeGreaterThanOrEqual(killedAfter.length);

    const list = (folderId?: string) =>
      caller.get<Listed[]>(`${app}/files${folderId === undefined ? '' : `?folderId=${folderId}`}`);
    const found: (Listed & { path: string })[] = [];
    const walk = async (path: string, folderId?: string): Promise<void> => {
      for (const entry of await list(folderId)) {
        if (entry.type === 'folder') await walk(`${path}${entry.name}/`, entry.id);
        else found.push({ ...entry, path: path + entry.name });
      }
    };
    await walk(`${drop}/`, (await list()).find(({ name }) => name === drop)?.id);
    const bySort = (paths: string[]) => paths.sort();
    expect(bySort(found.map(({ path }) => path))).toEqual(bySort(files.map(({ path }) => path)));
    const pathOf = new Map(found.map(({ id, path }) => [id, path]));
    for (const { id, path, bytes } of files) {
      expect(pathOf.get(id)).toBe(path);
      const { url = null } = found.find((file) => file.id === id) ?? {};
      const response = await fetch(`${server.url}${url ?? ''}`, {
        headers: { authorization: `Bearer ${caller.account.token}` },
      });
      expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    }
  });
});
