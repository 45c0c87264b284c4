import { randomUUID } from 'node:crypto';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import { Environment } from '../../platform/config/environment';
import { Purges } from '../../platform/database/purges';
import { incomingFolder } from '../../platform/storage/incoming-folder';
import { filesOf, type TestFiles } from '../../testing/files';
import { holdTime } from '../../testing/passing-time';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { multipart } from '../../testing/uploads';
import type { UploadStateDto } from './file-uploads.dto';
import type { FileDto, FileVersionDto } from './files.dto';

const MIB = 2 ** 20;
const DAY = 24 * 3_600_000;

let server: TestServer;
let alice: TestUser;
let bob: TestUser;
let files: TestFiles;
let bobs: TestFiles;
beforeAll(async () => {
  server = await startTestServer({ env: { DEMO_DATA: 'false', FILES_QUOTA: '64MiB' } });
  [alice, bob] = await server.twoUsers();
  [files, bobs] = [filesOf(server, alice), filesOf(server, bob)];
});
afterAll(() => server.close());

const fileOf = async (id: string) => (await files.get('file', { id })).json<FileDto>();
const stored = async () => {
  const folder = join(server.app.get(Environment).uploadsFolder, 'files');
  return readdir(folder).catch(() => []);
};

it('takes a small file in one piece, makes its folders, and makes it once', async () => {
  const id = randomUUID();
  const [open] = await files.begin([{ id, path: 'Tree/Sub/Hello.txt', size: 5, modified: '2020-02-03T04:05:06.000Z' }]);
  expect(open).toEqual({ id, state: 'open', offset: 0, fileId: null, reason: null });
  const done = { id, state: 'done', offset: 5, fileId: id, reason: null };
  expect((await files.sendPiece(id, 0, 'hello')).json()).toEqual(done);
  // Sent again, because the answer was lost.
  expect((await files.sendPiece(id, 0, 'hello')).json()).toEqual(done);
  expect(await files.begin([{ id, path: 'Tree/Sub/Hello.txt', size: 5 }])).toEqual([done]);
  const file = await fileOf(id);
  expect(file).toMatchObject({
    ...{ name: 'Hello.txt', type: 'text', size: 5, mediaType: 'text/plain', extention: 'txt', versions: 1 },
    ...{ modified: '2020-02-03T04:05:06.000Z', owner: alice.user.data.displayName, preview: null },
    location: 'My Files > Tree > Sub',
  });
  expect(await files.bytes(file)).toBe('hello');
  // The folders are those that are there, whatever their case.
  await files.send('tree/SUB/Other.txt', 'other');
  expect(await files.names(file.folderId ?? '')).toEqual(['Hello.txt', 'Other.txt']);
});

it('takes an empty file, and answers it', async () => {
  const { fileId } = await files.send('empty.txt', '');
  const file = await fileOf(fileId ?? '');
  expect(file).toMatchObject({ size: 0, mediaType: 'text/plain', versions: 1 });
  const answers = await Promise.all([
    alice.get(file.url ?? ''),
    alice.get(file.url ?? '', {}, { range: 'bytes=0-1023' }),
  ]);
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [200, ''],
    [200, ''],
  ]);
});

it('says that a file is done to whoever sends its last piece again before the first answer, and arrives after it', async () => {
  const id = randomUUID();
  const bytes = Buffer.alloc(MIB + 10, 'abcdefg');
  await files.begin([{ id, path: 'impatient.bin', size: bytes.length }]);
  await files.sendPiece(id, 0, bytes.subarray(0, MIB));
  const { payload, headers } = multipart({ name: 'piece', bytes: bytes.subarray(MIB) });
  const body = new PassThrough();
  body.write(payload.subarray(0, -5));
  const again = server.send({
    ...{ method: 'POST', url: '/api/file-manager-app/upload-piece', query: { id, offset: String(MIB) } },
    ...{ payload: body, headers: { ...headers, authorization: `Bearer ${alice.token}` } },
  });
  const incoming = incomingFolder(server.app.get(Environment));
  while ((await readdir(incoming).catch(() => [])).length === 0) await setImmediate();
  const answers = [files.sendPiece(id, MIB, bytes.subarray(MIB)), files.sendPiece(id, MIB, bytes.subarray(MIB))];
  const done = { id, state: 'done', offset: bytes.length, fileId: id, reason: null };
  for (const answer of answers) expect((await answer).json()).toEqual(done);
  body.end(payload.subarray(-5));
  expect((await again).json()).toEqual(done);
});

it('takes a large file in pieces, and says where it was', async () => {
  const bytes = Buffer.alloc(3 * MIB + 10, 'abcdefg');
  const id = randomUUID();
  const begin = () => files.begin([{ id, path: 'large.bin', size: bytes.length }]);
  await begin();
  expect((await files.sendPiece(id, 0, bytes.subarray(0, 2 * MIB))).json()).toMatchObject({
    state: 'open',
    offset: 2 * MIB,
  });
  for (const offset of [0, MIB, 3 * MIB]) {
    const wrong = await files.sendPiece(id, offset, bytes.subarray(offset, offset + MIB));
    expect([wrong.statusCode, wrong.json<{ details: object[] }>().details]).toEqual([
      409,
      [{ field: 'offset', message: String(2 * MIB) }],
    ]);
  }
  expect(await begin()).toEqual([{ id, state: 'open', offset: 2 * MIB, fileId: null, reason: null }]);
  const unknown = randomUUID();
  expect(await files.call('upload-states', { ids: [unknown, id] })).toMatchObject([
    { state: 'gone' },
    { offset: 2 * MIB },
  ]);
  expect((await files.sendPiece(id, 2 * MIB, bytes.subarray(2 * MIB, 2 * MIB + 10))).statusCode).toBe(400);
  expect((await files.sendPiece(id, 2 * MIB, bytes.subarray(0, 2 * MIB))).statusCode).toBe(400);
  expect((await files.sendPiece(id, 2 * MIB, bytes.subarray(2 * MIB))).json()).toMatchObject({ state: 'done' });
  const { url } = await fileOf(id);
  expect((await alice.get(url ?? '')).rawPayload.equals(bytes)).toBe(true);
  expect((await stored()).filter((name) => name.startsWith('piece-'))).toEqual([]);
  const large = await files.sendPiece(id, 0, Buffer.alloc(9 * MIB));
  expect(large.json()).toMatchObject({ state: 'done' });
});

it('takes the same piece once where it comes twice at once', async () => {
  const id = randomUUID();
  await files.begin([{ id, path: 'twice.bin', size: 2 * MIB }]);
  const piece = Buffer.alloc(MIB, 'x');
  const answers = await Promise.all([files.sendPiece(id, 0, piece), files.sendPiece(id, 0, piece)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const last = await Promise.all([files.sendPiece(id, MIB, piece), files.sendPiece(id, MIB, piece)]);
  expect(last.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await files.names()).filter((name) => name.startsWith('twice'))).toEqual(['twice.bin']);
  expect((await fileOf(id)).size).toBe(2 * MIB);
});

it('asks, skips, makes a version or keeps both where a name is taken', async () => {
  const folder = await files.folder('Conflicts');
  const first = await files.file('a.txt', 'one', folder.id);
  const send = (conflict?: 'skip' | 'replace' | 'keepBoth', text = 'two') =>
    files.send('A.txt', text, { folderId: folder.id, ...(conflict && { conflict }) });
  expect(await send()).toMatchObject({ state: 'conflict', fileId: null });
  expect(await send('skip')).toMatchObject({ state: 'skipped', fileId: null });
  expect(await send('replace')).toMatchObject({ state: 'done', fileId: first.id });
  expect(await fileOf(first.id)).toMatchObject({ name: 'a.txt', versions: 2 });
  expect(await send('keepBoth')).toMatchObject({ state: 'done' });
  expect(await files.names(folder.id)).toEqual(['A (2).txt', 'a.txt']);
  // A name that is taken while the file is on its way.
  const late = randomUUID();
  await files.begin([{ id: late, path: 'late.txt', size: 1 }], folder.id);
  await files.file('late.txt', 'first', folder.id);
  expect((await files.sendPiece(late, 0, 'x')).json()).toMatchObject({ state: 'done', fileId: late });
  expect((await fileOf(late)).name).toBe('late (2).txt');
});

it('keeps ten versions, and restores one as the newest', async () => {
  const { id } = await files.file('versions.txt', '0');
  for (let at = 1; at <= 10; at += 1) await files.send('versions.txt', String(at), { conflict: 'replace' });
  const list = async () => (await files.get('file-versions', { fileId: id })).json<FileVersionDto[]>();
  const versions = await list();
  const texts = await Promise.all(versions.map((version) => files.bytes(version)));
  expect(texts).toEqual(['10', '9', '8', '7', '6', '5', '4', '3', '2', '1']);
  expect(versions.map(({ isCurrent }) => isCurrent)).toEqual([true, ...Array<boolean>(9).fill(false)]);
  const key = { 'idempotency-key': randomUUID() };
  const restore = () =>
    alice.post('/api/file-manager-app/restore-file-version', { fileId: id, versionId: versions[7]?.id }, key);
  const restored = (await restore()).json<FileDto>();
  expect([await files.bytes(restored), restored.versions]).toEqual(['3', 10]);
  expect((await restore()).json()).toEqual(restored);
  expect((await list()).length).toBe(10);
  const other = await files.file('other.txt', 'other');
  const wrong = await files.post('restore-file-version', { fileId: other.id, versionId: versions[7]?.id });
  expect(wrong.statusCode).toBe(404);
});

it('names for each file why it cannot come, and keeps no other back', async () => {
  await files.file('way', 'a file');
  const upload = (path: string, size = 1, id: string = randomUUID()) => ({ id, path, size });
  const taken = randomUUID();
  await bobs.begin([upload('of-bob.txt', 1, taken)]);
  const states = await files.begin([
    ...[
      upload('fine.txt'),
      upload('a/../b.txt'),
      upload('a//b.txt'),
      upload('/a.txt'),
      upload(`${'d/'.repeat(21)}a.txt`),
    ],
    ...[
      upload('huge.bin', 2 ** 30 + 1),
      upload('much.bin', 65 * MIB),
      upload('way/in.txt'),
      upload('x.txt', 1, 'not-a-uuid'),
    ],
    upload('y.txt', 1, taken),
  ]);
  expect(states.map(({ state, reason }) => reason ?? state)).toEqual([
    ...['open', 'name', 'name', 'name', 'tooDeep', 'tooLarge', 'noRoom', 'fileInTheWay', 'idTaken', 'idTaken'],
  ]);
  expect((await files.sendPiece(taken, 0, 'x')).statusCode).toBe(404);
  expect((await files.post('begin-uploads', { folderId: 'nothing', uploads: [] })).statusCode).toBe(404);
  const many = Array.from({ length: 101 }, () => upload('a.txt'));
  expect((await files.post('begin-uploads', { uploads: many })).statusCode).toBe(400);
});

it('keeps room for what is on its way, until it is cancelled', async () => {
  const first = { id: randomUUID(), path: 'first.bin', size: 40 * MIB };
  const second = { id: randomUUID(), path: 'second.bin', size: 40 * MIB };
  expect(await files.begin([first])).toMatchObject([{ state: 'open' }]);
  expect(await files.begin([second])).toMatchObject([{ state: 'refused', reason: 'noRoom' }]);
  await files.sendPiece(first.id, 0, Buffer.alloc(MIB));
  expect(await bobs.call('cancel-uploads', { ids: [first.id] })).toEqual([]);
  expect(await files.call('cancel-uploads', { ids: [first.id, 'nothing'] })).toEqual([first.id]);
  expect((await stored()).filter((name) => name.includes(first.id))).toEqual([]);
  expect((await files.sendPiece(first.id, MIB, Buffer.alloc(MIB))).statusCode).toBe(404);
  expect(await files.begin([second])).toMatchObject([{ state: 'open' }]);
  await files.call('cancel-uploads', { ids: [second.id] });
});

it('makes folders that hold nothing, once, and says where they cannot be', async () => {
  const folder = (path: string) => ({ id: randomUUID(), path, size: 0, isFolder: true });
  const [bare, deep] = [folder('Bare'), folder('Trip/Day 1/Bare')];
  const [one, other] = await files.begin([bare, deep]);
  expect([one, other]).toMatchObject([
    { id: bare.id, state: 'done' },
    { id: deep.id, state: 'done' },
  ]);
  expect(await fileOf(other?.fileId ?? '')).toMatchObject({
    ...{ name: 'Bare', type: 'folder', location: 'My Files > Trip > Day 1' },
  });
  // Announced again, because the answer was lost.
  expect(await files.begin([bare])).toEqual([one]);
  await files.send('Taken', 'x');
  expect(await files.begin([folder('Taken'), folder('a/../b')])).toMatchObject([
    { state: 'refused', reason: 'fileInTheWay' },
    { state: 'refused', reason: 'name' },
  ]);
});

it('keeps no room for what was announced and does not come; where it comes after all there must be room', async () => {
  const id = randomUUID();
  const [size, others] = [40 * MIB, randomUUID()];
  await files.begin([{ id, path: 'announced.bin', size }]);
  expect(await bobs.begin([{ id: others, path: 'others.bin', size: 30 * MIB }])).toMatchObject([{ reason: 'noRoom' }]);
  await files.sendPiece(id, 0, Buffer.alloc(MIB));
  holdTime();
  jest.setSystemTime(Date.now() + 16 * 60_000);
  expect(await bobs.begin([{ id: others, path: 'others.bin', size: 30 * MIB }])).toMatchObject([{ state: 'open' }]);
  const late = () => files.sendPiece(id, MIB, Buffer.alloc(MIB));
  expect((await late()).json()).toMatchObject({ state: 'refused', reason: 'noRoom', offset: MIB });
  await bobs.call('cancel-uploads', { ids: [others] });
  expect((await late()).json()).toMatchObject({ state: 'open', offset: 2 * MIB });
  jest.useRealTimers();
  await files.call('cancel-uploads', { ids: [id] });
});

it('refuses what comes for a folder that was removed meanwhile', async () => {
  const folder = await files.folder('Gone soon');
  const id = randomUUID();
  await files.begin([{ id, path: 'a.txt', size: 1 }], folder.id);
  await files.call('remove-files', { ids: [folder.id] });
  expect((await files.sendPiece(id, 0, 'a')).json()).toMatchObject({ state: 'refused', reason: 'folderGone' });
  expect((await files.call<UploadStateDto[]>('upload-states', { ids: [id] }))[0]?.reason).toBe('folderGone');
});

it('shows pictures with a preview, films in parts, and runs nothing', async () => {
  const png = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const picture = await files.file('teal.dat', png);
  expect(picture).toMatchObject({ type: 'picture', mediaType: 'image/png', size: png.length });
  const whole = await alice.get(picture.url ?? '');
  expect(whole.rawPayload.equals(png)).toBe(true);
  expect(whole.headers).toMatchObject({
    ...{ 'content-type': 'image/png', 'x-content-type-options': 'nosniff', 'accept-ranges': 'bytes' },
    'content-disposition': expect.stringMatching(/^inline; filename="teal.dat"/) as string,
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
  });
  const preview = await alice.get(picture.preview ?? '');
  const { format, width } = await sharp(preview.rawPayload).metadata();
  expect([preview.headers['content-type'], format, width]).toEqual(['image/webp', 'webp', 256]);
  const largest = await alice.get(`${picture.url ?? ''}?size=2048`);
  expect((await sharp(largest.rawPayload).metadata()).width).toBe(900);

  const page = await files.file('page.html', '<script>alert(1)</script>');
  const { headers } = await alice.get(page.url ?? '');
  expect([headers['content-type'], headers['content-disposition']]).toEqual([
    'text/plain; charset=utf-8',
    expect.stringMatching(/^attachment; /),
  ]);
  const svg = await files.file('drawing.svg', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>');
  expect((await alice.get(svg.url ?? '')).headers['content-type']).toBe('text/plain; charset=utf-8');
  const part = await alice.get(page.url ?? '', {}, { range: 'bytes=1-6' });
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, 'script', 'bytes 1-6/25']);
  expect((await alice.get(page.url ?? '', {}, { range: 'bytes=99-' })).statusCode).toBe(416);
  const broken = await files.file('broken.png', png.subarray(0, 200));
  expect(broken).toMatchObject({ type: 'picture', preview: null });
});

it('answers bytes to whoever is signed in, also by the cookie, and to nobody else', async () => {
  const file = await files.file('seen.txt', 'seen');
  expect(await bobs.bytes(file)).toBe('seen');
  expect((await server.get(file.url ?? '')).statusCode).toBe(404);
  const account = { displayName: 'Ada', email: `${randomUUID()}@example.com`, password: 'a good password' };
  const { headers } = await server.post('/api/auth/register', account);
  const cookie = /ezone_uploads=[^;]+/.exec(String(headers['set-cookie']))?.[0] ?? '';
  expect((await server.get(file.url ?? '', {}, { cookie })).body).toBe('seen');
  const download = await bob.get(`${file.url ?? ''}?download=true`);
  expect(download.headers['content-disposition']).toMatch(/^attachment; filename="seen.txt"/);
  await files.call('rename-file', { id: file.id, name: 'renamed.txt' });
  const renamed = await bob.get(
    `${file.url ?? ''}?download=true`,
    {},
    { 'if-none-match': String(download.headers.etag) },
  );
  expect(renamed.headers['content-disposition']).toMatch(/^attachment; filename="renamed.txt"/);
  const again = await alice.get(file.url ?? '', {}, { 'if-none-match': String(download.headers.etag) });
  expect(again.statusCode).toBe(304);
});

it('lets no day pass with what was not finished, nor with bytes that nothing refers to', async () => {
  const open = randomUUID();
  await files.begin([{ id: open, path: 'open.bin', size: 3 * MIB }]);
  await files.sendPiece(open, 0, Buffer.alloc(MIB));
  const gone = await files.file('gone.txt', 'gone');
  const copied = await files.file('copied.txt', 'copied');
  const kept = await files.call<{ files: FileDto[] }>('copy-files', { ids: [copied.id], conflict: 'keepBoth' });
  await files.call('remove-files', { ids: [gone.id, copied.id] });
  await alice.call('/api/trash/remove', { list: 'file-manager-app/files', ids: [gone.id, copied.id] });
  const folder = join(server.app.get(Environment).uploadsFolder, 'files');
  const lost = [`file-${randomUUID()}`, `piece-${randomUUID()}-0-10`, 'something else'];
  await mkdir(folder, { recursive: true });
  for (const name of lost) {
    await writeFile(join(folder, name), 'lost');
    await utimes(join(folder, name), new Date(0), new Date(0));
  }
  const before = await stored();
  await server.app.get(Purges).run();
  expect((await stored()).filter((name) => !lost.includes(name)).sort()).toEqual(
    before.filter((name) => !lost.includes(name)).sort(),
  );
  expect(await stored()).toContain('something else');
  expect(await stored()).not.toContain(lost[0]);
  expect(await stored()).not.toContain(lost[1]);

  holdTime();
  jest.setSystemTime(Date.now() + DAY + 1000);
  await server.app.get(Purges).run();
  jest.useRealTimers();
  expect(await files.call('upload-states', { ids: [open] })).toMatchObject([{ state: 'gone' }]);
  expect((await stored()).filter((name) => name.includes(open))).toEqual([]);
  expect((await stored()).length).toBeLessThan(before.length - 2);
  expect(await files.bytes(kept.files[0] as FileDto)).toBe('copied');
});
