import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { startTestServer } from '../../testing/test-server';
import { sendParts, upload } from '../../testing/uploads';
import { FolderStorage } from './folder-storage';
import { S3Storage } from './s3-storage';
import type { UploadStorage } from './upload-storage';

const BUCKET = 'ezone-spec';
const credentials = { accessKeyId: 'a-key', secretAccessKey: 'a-secret-of-the-spec' };

/** As much of an S3 as the server speaks, in memory: objects of one bucket by their paths, two to a page of the list. */
class FakeS3 {
  readonly objects = new Map<string, Buffer>();
  readonly asked: string[] = [];
  isBroken = false;
  /** It takes what it is sent, and never answers. */
  isSilent = false;
  private readonly server: Server = createServer((request, response) => void this.answer(request, response));

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}`;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://storage');
    const [, bucket, key = ''] = pathname.split('/');
    this.asked.push(`${request.method ?? ''} ${key}`);
    if (this.isSilent) return;
    const body = await buffer(request);
    const isSigned = request.headers.authorization?.startsWith(
      `AWS4-HMAC-SHA256 Credential=${credentials.accessKeyId}/`,
    );
    if (!isSigned || bucket !== BUCKET) return fail(response, 403, 'AccessDenied');
    if (this.isBroken) return fail(response, 400, 'InvalidRequest');
    if (request.method === 'PUT') this.objects.set(key, body);
    else if (request.method === 'DELETE') this.objects.delete(key);
    else if (key !== '') return this.get(key, request.headers.range, response);
    else return this.list(searchParams.get('continuation-token') ?? '', response);
    response.writeHead(request.method === 'PUT' ? 200 : 204).end();
  }

  private get(key: string, range: string | undefined, response: ServerResponse): void {
    const object = this.objects.get(key);
    if (!object) return fail(response, 404, 'NoSuchKey');
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
    const part = start === undefined ? object : object.subarray(Number(start), Number(end) + 1);
    response.writeHead(start === undefined ? 200 : 206, { 'content-length': part.length }).end(part);
  }

  private list(after: string, response: ServerResponse): void {
    const keys = [...this.objects.keys()].sort().filter((key) => key > after);
    const page = keys.slice(0, 2);
    const entries = page.map(
      (key) => `<Contents><Key>${key}</Key><LastModified>2026-03-01T09:00:00.000Z</LastModified></Contents>`,
    );
    const more = keys.length > 2;
    const next = more ? `<NextContinuationToken>${page.at(-1) ?? ''}</NextContinuationToken>` : '';
    response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(`<ListBucketResult><IsTruncated>${String(more)}</IsTruncated>${next}${entries.join('')}</ListBucketResult>`);
  }
}

function fail(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
}

let s3: FakeS3;
let endpoint: string;
let folder: string;
beforeEach(async () => {
  s3 = new FakeS3();
  endpoint = await s3.listen();
  folder = await mkdtemp(join(tmpdir(), 'ezone-spec-'));
});
afterEach(async () => {
  s3.close();
  await rm(folder, { recursive: true });
});

const storages: [string, () => UploadStorage][] = [
  ['a folder', () => new FolderStorage(join(folder, 'files'))],
  ['a bucket', () => new S3Storage({ name: BUCKET, endpoint, region: 'us-east-1', credentials })],
];

describe.each(storages)('%s', (_, open) => {
  let storage: UploadStorage;
  beforeEach(() => {
    storage = open();
  });
  afterEach(() => {
    storage.close();
  });

  const put = async (name: string, bytes: string) => {
    const path = join(folder, `incoming-${name}`);
    await writeFile(path, bytes);
    await storage.put(name, path);
  };
  const read = async (name: string, range?: { start: number; end: number }) => {
    const found = await storage.read(name, range);
    return found && [(await buffer(found.stream)).toString(), found.length];
  };
  const names = async () => {
    const all: string[] = [];
    for await (const { name } of storage.names()) all.push(name);
    return all.sort();
  };

  it('keeps bytes by their names, whole and in part', async () => {
    await put('one', '0123456789');
    expect(await read('one')).toEqual(['0123456789', 10]);
    expect(await read('one', { start: 3, end: 5 })).toEqual(['345', 3]);
    expect(await read('two')).toBeUndefined();
    await put('nothing', '');
    expect(await read('nothing')).toEqual(['', 0]);
  });

  it('names all that it keeps, and deletes', async () => {
    expect(await names()).toEqual([]);
    for (const name of ['a', 'b', 'c', 'd', 'e']) await put(name, name);
    expect(await names()).toEqual(['a', 'b', 'c', 'd', 'e']);
    await storage.delete(['b', 'd', 'nothing']);
    expect(await names()).toEqual(['a', 'c', 'e']);
    for await (const { stored } of storage.names()) expect(stored.getTime()).toBeLessThanOrEqual(Date.now());
  });
});

describe('a bucket that fails', () => {
  const open = (timeouts = { connectionTimeout: 1000, requestTimeout: 50, socketTimeout: 1000 }) =>
    new S3Storage({ name: BUCKET, endpoint, region: 'us-east-1', credentials }, timeouts);

  it('is not waited for for ever, where it is silent', async () => {
    s3.isSilent = true;
    for (const timeouts of [
      { connectionTimeout: 1000, requestTimeout: 50, socketTimeout: 10_000 },
      { connectionTimeout: 1000, requestTimeout: 10_000, socketTimeout: 50 },
    ]) {
      const storage = open(timeouts);
      await expect(storage.read('one')).rejects.toThrow(/time|ms/i);
      storage.close();
    }
  });

  it('is not mistaken for one without the bytes', async () => {
    const storage = open();
    s3.isBroken = true;
    await expect(storage.read('one')).rejects.toMatchObject({ name: 'InvalidRequest' });
    storage.close();
  });
});

describe('a server with a bucket', () => {
  const env = () => ({
    ...{ DEMO_DATA: 'false', UPLOADS_DIR: folder, S3_BUCKET: BUCKET, S3_ENDPOINT: endpoint },
    ...{ S3_ACCESS_KEY_ID: credentials.accessKeyId, S3_SECRET_ACCESS_KEY: credentials.secretAccessKey },
  });

  it('listens, though the storage is silent', async () => {
    s3.isSilent = true;
    const server = await startTestServer({ env: env() });
    expect((await server.get('/api/health/live')).statusCode).toBe(200);
    s3.close();
    await server.close();
  });

  it('stores uploads there, and nothing in the folder', async () => {
    const server = await startTestServer({ env: env() });
    const ada = await server.register();
    const { id, url } = await upload(server, ada, 'a.txt', '0123456789');
    expect([...s3.objects]).toEqual([[id, Buffer.from('0123456789')]]);
    expect((await ada.get(url)).body).toBe('0123456789');
    expect((await ada.get(url, {}, { range: 'bytes=2-4' })).body).toBe('234');
    expect(await readdir(join(folder, 'incoming'))).toEqual([]);
    s3.objects.clear();
    const lost = await ada.get(url);
    expect([lost.statusCode, lost.headers['cache-control'], lost.headers.etag]).toEqual([404, 'no-store', undefined]);
    await server.close();
  });

  it('has no row of what could not be stored', async () => {
    const server = await startTestServer({ env: { ...env(), UPLOAD_QUOTA: '1KiB' } });
    const ada = await server.register();
    s3.isBroken = true;
    const file = { name: 'a.txt', bytes: 'a'.repeat(800) };
    expect((await sendParts(server, ada, file)).statusCode).toBe(500);
    s3.isBroken = false;
    expect((await sendParts(server, ada, file)).statusCode).toBe(200);
    expect((await sendParts(server, ada, file)).statusCode).toBe(409);
    expect(s3.objects.size).toBe(1);
    await server.close();
  });
});
