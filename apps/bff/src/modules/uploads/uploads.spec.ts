import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { Environment } from '../../platform/config/environment';
import { Database } from '../../platform/database/database';
import { built } from '../../platform/database/prepared';
import { until } from '../../testing/passing-time';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { beginUpload, multipart, sendParts, upload } from '../../testing/uploads';
import { PicturesService } from '../../platform/storage/pictures';
import type { OwnUploadDto, UploadDto } from './uploads.dto';

const MIB = 2 ** 20;

let server: TestServer;
let ada: TestUser;
beforeAll(async () => {
  server = await startTestServer({ env: { DEMO_DATA: 'false', LOG_LEVEL: 'info' } });
  ada = await server.register();
});
afterAll(() => server.close());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 40, b: 40 } } });
const send = (name: string, bytes: Buffer | string) => sendParts(server, ada, { name, bytes });
const statusOf = async (name: string, bytes: Buffer | string) => (await send(name, bytes)).statusCode;
const fetched = async ({ url }: UploadDto, query = {}, headers = {}) => ada.get(url, query, headers);
const folder = (name: string) => join(server.app.get(Environment).uploadsFolder, name);
const filesIn = (name: string) => readdir(folder(name)).catch(() => []);

describe('a picture', () => {
  it('is kept as WebP in the sizes that are shown, and never enlarged', async () => {
    const made = await upload(server, ada, 'wall.png', await picture(3000, 1500).png().toBuffer());
    expect(made).toEqual({
      id: expect.any(String) as string,
      url: `/api/uploads/${made.id}`,
      type: 'image/webp',
      size: (await fetched(made)).rawPayload.length,
      width: 2048,
      height: 1024,
    });
    const sides = await Promise.all(
      [{}, { size: '64' }, { size: '256' }, { size: '768' }].map(async (query) => {
        const { rawPayload } = await fetched(made, query);
        const { format, width, height } = await sharp(rawPayload).metadata();
        return [format, width, height];
      }),
    );
    expect(sides).toEqual([
      ['webp', 2048, 1024],
      ['webp', 64, 32],
      ['webp', 256, 128],
      ['webp', 768, 384],
    ]);
    expect((await fetched(made, { size: '512' })).statusCode).toBe(400);

    const small = await upload(server, ada, 'dot.png', await picture(100, 80).png().toBuffer());
    expect(small).toMatchObject({ width: 100, height: 80 });
    expect((await fetched(small, { size: '768' })).rawPayload).toEqual((await fetched(small)).rawPayload);
  });

  it.each(['jpeg', 'png', 'gif', 'webp'] as const)('may be a %s', async (format) => {
    const made = await upload(server, ada, `a.${format}`, await picture(90, 60).toFormat(format).toBuffer());
    expect(made).toMatchObject({ type: 'image/webp', width: 90, height: 60 });
  });

  it('stands upright, and keeps no place, time or camera', async () => {
    const taken = await picture(80, 40)
      .withExif({
        IFD0: { Make: 'Secretcam', Orientation: '6' },
        IFD3: { GPSLatitude: '41/1 0/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif?.toString('latin1')).toContain('Secretcam');
    const made = await upload(server, ada, 'phone.jpg', taken);
    expect(made).toMatchObject({ width: 40, height: 80 });
    const { rawPayload } = await fetched(made);
    const { exif, xmp, iptc, icc, orientation } = await sharp(rawPayload).metadata();
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
    expect(rawPayload.toString('latin1')).not.toContain('Secretcam');
  });

  it('goes on moving', async () => {
    const frames = await Promise.all(
      ['red', 'blue', 'green'].map((background) =>
        sharp({ create: { width: 400, height: 300, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100, 100] })
      .toBuffer();
    const made = await upload(server, ada, 'moving.gif', moving);
    expect(made).toMatchObject({ width: 400, height: 300 });
    const { rawPayload } = await fetched(made, { size: '256' });
    const small = await sharp(rawPayload, { animated: true }).metadata();
    expect(small).toMatchObject({ width: 256, pageHeight: 192, pages: 3 });
  });

  it('is nothing but a picture, whatever else its bytes were', async () => {
    const gif = await picture(20, 20).gif().toBuffer();
    const script = '*/=1;alert(document.cookie)//<script>alert(1)</script>';
    const both = Buffer.concat([gif, Buffer.from(script)]);
    const { rawPayload, headers } = await fetched(await upload(server, ada, 'a.js', both));
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': expect.stringMatching(/^inline; filename="a\.webp"/) as string,
    });
    expect(rawPayload.toString('latin1')).not.toContain('alert');
    expect(await statusOf('a.gif', Buffer.from('GIF89a/*\0\0\0\0*/=1;alert(1)'))).toBe(415);
  });

  it.each([
    [50_000, 50_000],
    [8001, 8000],
  ])('that would fill the memory is refused before it is decoded: %i by %i pixels', async (width, height) => {
    expect(await statusOf('bomb.png', hugePng(width, height))).toBe(413);
    expect(await filesIn('incoming')).toEqual([]);
  });

  it('is of one of the four kinds, whatever its first bytes have passed for', async () => {
    const from = join(folder('incoming'), 'strange');
    const write = (bytes: Buffer) =>
      writeFile(from, bytes).then(() => server.app.get(PicturesService).write(from, `${from}.webp`, String));
    await upload(server, ada, 'dot.png', await picture(10, 10).png().toBuffer());
    await expect(write(await picture(10, 10).png().toBuffer())).resolves.toMatchObject({ width: 10 });
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="5" height="5"/></svg>',
    );
    for (const bytes of [svg, await picture(10, 10).tiff().toBuffer()]) {
      await expect(write(bytes)).rejects.toThrow('The picture cannot be read');
    }
    for (const path of [from, `${from}.webp`]) await rm(path, { force: true });
  });

  it('that is broken is refused', async () => {
    const whole = await picture(300, 300).png().toBuffer();
    expect(await statusOf('half.png', whole.subarray(0, whole.length / 2))).toBe(415);
  });
});

/** A PNG of one colour that is small as a file, and says that it has these pixels. */
function hugePng(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc(10 * MIB));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    ...[chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))],
  ]);
}

/** A container of office files from before 2007, as far as its first bytes tell. */
const OLD_OFFICE = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1024)]);

describe('another file', () => {
  it.each([
    ['report.pdf', '%PDF-1.7\n%âãÏÓ\n', 'application/pdf', 'report.pdf'],
    ['letter.doc', OLD_OFFICE, 'application/msword', 'letter.doc'],
    ['notes.txt', 'Übermorgen\n', 'text/plain', 'notes.txt'],
    ['list.csv', 'a;b\n1;2\n', 'text/csv', 'list.csv'],
    ['page.html', '<!doctype html><script>alert(1)</script>', 'text/plain', 'page.html.txt'],
    ['picture.png', '<html><script>alert(1)</script></html>', 'text/plain', 'picture.png.txt'],
    ['run.js', 'alert(1)', 'text/plain', 'run.js.txt'],
    ['feed.xml', '<?xml version="1.0"?><a/>', 'text/plain', 'feed.xml.txt'],
    ['report.pdf.exe', '%PDF-1.7\n', 'application/pdf', 'report.pdf.exe.pdf'],
  ])('%s is told by its content, and answered to be saved', async (name, bytes, type, saved) => {
    const made = await upload(server, ada, name, bytes);
    expect(made).toEqual({ id: made.id, url: made.url, type, size: Buffer.byteLength(bytes) });
    const { headers, rawPayload } = await fetched(made, { size: '64' });
    expect(rawPayload).toEqual(Buffer.from(bytes));
    expect(headers).toMatchObject({
      'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
      'content-disposition': `attachment; filename="${saved}"; filename*=UTF-8''${saved}`,
    });
  });

  it.each([
    ['a program', 'setup.pdf', Buffer.concat([Buffer.from('MZ'), randomBytes(500)])],
    ['an installer in an old container', 'setup.msi', OLD_OFFICE],
    ['an SVG with a script', 'logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['an SVG behind other things', 'a.txt', '\ufeff<?xml version="1.0"?>\n<!-- a --><!DOCTYPE svg>\n<svg/>'],
    ['an SVG with a prefix', 'a.txt', '<s:svg xmlns:s="http://www.w3.org/2000/svg"/>'],
    ['bytes of nothing known', 'a.txt', Buffer.from([1, 2, 3, 0xff])],
    ['text with control characters', 'a.txt', 'a\0b'],
    ['a picture of another kind', 'a.png', Buffer.concat([Buffer.from('BM'), Buffer.alloc(100)])],
  ])('%s is refused', async (_, name, bytes) => {
    expect(await statusOf(name, bytes)).toBe(415);
  });

  it.each([
    ['..%2f..%2fetc%2fpasswd', '..%2f..%2fetc%2fpasswd.txt', '_2f.._2fetc_2fpasswd'],
    ['../../etc/passwd', 'passwd.txt', 'passwd'],
    ['C:\\temp\\plan.txt', 'plan.txt', 'plan'],
    ['résumé 🎉.txt', 'résumé 🎉.txt', 'r_sum_ __'],
    ['gpj.\u202etxt.exe', 'gpj.txt.exe.txt', 'gpj.txt.exe'],
    ['"; filename=evil.html', 'filename=evil.html.txt', 'filename=evil.html'],
    [`${'a'.repeat(300)}.txt`, `${'a'.repeat(146)}.txt`, 'aaa'],
    ['...', 'file.txt', 'file'],
  ])('called %j is saved under a harmless name', async (name, saved, plain) => {
    const header = String((await fetched(await upload(server, ada, name, 'text'))).headers['content-disposition']);
    expect(header).toMatch(/^attachment; filename="[^"\\]*"; filename\*=UTF-8''[\w.~!$&+%-]+$/);
    expect(header).toContain(plain);
    expect(decodeURIComponent(header.replace(/.*''/, ''))).toMatch(saved.includes('%2f') ? /passwd\.txt$/ : saved);
  });

  it('is called “file” where its sender gives it no name', async () => {
    const part = { type: 'application/octet-stream', bytes: 'text' };
    const answer = await sendParts(server, ada, part);
    expect(answer.statusCode).toBe(200);
    expect((await fetched(answer.json<UploadDto>())).headers['content-disposition']).toContain('filename="file.txt"');
  });

  it('cannot put headers of its own into the answer', async () => {
    const { headers } = await fetched(await upload(server, ada, 'a\u2028b\u0085\tc\r\nX-Evil: 1\r\n.txt', 'text'));
    expect(headers).not.toHaveProperty('x-evil');
  });
});

describe('the bytes', () => {
  it('are harmless and private, and fetched once', async () => {
    for (const [name, bytes] of [
      ['a.png', await picture(300, 20).png().toBuffer()],
      ['a.html', '<p>'],
    ] as const) {
      const made = await upload(server, ada, name, bytes);
      const { statusCode, headers } = await fetched(made);
      expect([statusCode, headers]).toMatchObject([
        200,
        {
          'x-content-type-options': 'nosniff',
          'content-security-policy':
            "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
          'cache-control': 'private, max-age=31536000, immutable',
          'cross-origin-resource-policy': 'same-origin',
          'content-length': String(made.size),
        },
      ]);
      const etag = String(headers.etag);
      const again = await fetched(made, {}, { 'if-none-match': `"other", W/${etag}` });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
      expect((await fetched(made, {}, { 'if-none-match': '"other"' })).statusCode).toBe(200);
    }
  });

  it.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=7-999', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=-99', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=0-1,3-4', 200, '0123456789', undefined],
    ['bytes=4-2', 200, '0123456789', undefined],
    ['bytes=a-b', 200, '0123456789', undefined],
    [`bytes=0-${'9'.repeat(400)}`, 200, '0123456789', undefined],
    ['lines=0-1', 200, '0123456789', undefined],
  ])('of a file can be asked for in part: %s', async (range, status, body, part) => {
    const made = await upload(server, ada, 'a.txt', '0123456789');
    const answer = await fetched(made, {}, { range, 'accept-encoding': 'gzip' });
    expect([answer.statusCode, answer.body, answer.headers['content-range']]).toEqual([status, body, part]);
    const other = await fetched(made, {}, { range, 'if-range': '"other"' });
    expect([other.statusCode, other.body]).toEqual([200, '0123456789']);
  });

  it('of a text are those of the file, not compressed', async () => {
    const made = await upload(server, ada, 'a.txt', 'text '.repeat(2000));
    const { headers } = await fetched(made, {}, { 'accept-encoding': 'gzip' });
    expect([headers['content-encoding'], headers['content-length']]).toEqual([undefined, '10000']);
  });

  it('lie in files that the server alone reads, named by ids', async () => {
    const { id } = await upload(server, ada, 'secret plan.txt', 'text');
    expect(await filesIn('files')).toContain(id);
    expect((await stat(join(folder('files'), id))).mode & 0o777).toBe(0o600);
    expect((await stat(folder('files'))).mode & 0o777).toBe(0o700);
  });
});

describe('what is no upload', () => {
  const guest = { token: 'nobody' };

  it.each([
    ['no part', [], 400],
    ['another field', [{ field: 'picture', name: 'a.txt', bytes: 'a' }], 400],
    ['a text instead of a file', [{ bytes: 'a' }], 400],
    [
      'two files',
      [
        { name: 'a.txt', bytes: 'a' },
        { name: 'b.txt', bytes: 'b' },
      ],
      400,
    ],
    [
      'a field beside the file',
      [
        { name: 'a.txt', bytes: 'a' },
        { field: 'more', bytes: 'b' },
      ],
      400,
    ],
    [
      'a field before the file',
      [
        { field: 'more', bytes: 'b' },
        { name: 'a.txt', bytes: 'a' },
      ],
      400,
    ],
    ['a field named as a property of objects', [{ field: '__proto__', name: 'a.txt', bytes: 'a' }], 400],
    ['an empty file', [{ name: 'a.txt', bytes: '' }], 400],
    ['25 MiB and a byte', [{ name: 'a.txt', bytes: Buffer.alloc(25 * MIB + 1, 'a') }], 413],
    ['far more', [{ name: 'a.txt', bytes: Buffer.alloc(26 * MIB, 'a') }], 413],
  ])('is refused: %s', async (_, parts, status) => {
    expect((await sendParts(server, ada, ...parts)).statusCode).toBe(status);
    expect((await sendParts(server, guest, ...parts)).statusCode).toBe(401);
    expect(await filesIn('incoming')).toEqual([]);
  });

  it.each([
    ['JSON', 'application/json', '{}', 400],
    ['a boundary that is not there', 'multipart/form-data; boundary=x', 'nothing', 400],
    ['no boundary', 'multipart/form-data', 'nothing', 400],
    [
      'a part that does not end',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
      400,
    ],
    ['plain text', 'text/plain', 'nothing', 415],
  ])('is refused: %s', async (_, type, payload, status) => {
    const headers = { authorization: `Bearer ${ada.token}`, 'content-type': type };
    expect((await server.send({ method: 'POST', url: '/api/uploads', headers, payload })).statusCode).toBe(status);
    expect(await filesIn('incoming')).toEqual([]);
  });

  it('takes 25 MiB and not a byte more', async () => {
    const large = await upload(server, ada, 'a.txt', Buffer.alloc(25 * MIB, 'a'));
    expect(large.size).toBe(25 * MIB);
  });

  it('leaves the other calls as they were: no files, and 1 MiB', async () => {
    const { payload, headers } = multipart({ name: 'a.txt', bytes: 'a' });
    const authorization = `Bearer ${ada.token}`;
    for (const url of ['/api/notes-app/create-note', '/api/auth/sign-in', '/api/nothing']) {
      const answer = await server.send({ method: 'POST', url, payload, headers: { ...headers, authorization } });
      expect([url, answer.statusCode]).toEqual([url, 415]);
    }
    const long = { note: { description: 'a'.repeat(MIB) } };
    expect((await ada.post('/api/notes-app/create-note', long)).statusCode).toBe(413);
  });
});

it('leaves nothing behind where the sender breaks off', async () => {
  await server.app.listen(0, '127.0.0.1');
  const before = await filesIn('files');
  const { socket, answered } = await beginUpload(
    server,
    ada,
    { name: 'a.txt', bytes: Buffer.alloc(2 * MIB, 'a') },
    MIB,
  );
  void answered.catch(() => undefined);
  await until(async () => (await filesIn('incoming')).length === 1);
  socket.destroy();
  await once(socket, 'close');
  await until(async () => (await filesIn('incoming')).length === 0);
  expect(await filesIn('files')).toEqual(before);
});

describe('the quota', () => {
  let small: TestServer;
  beforeAll(async () => {
    small = await startTestServer({ env: { DEMO_DATA: 'false', UPLOAD_QUOTA: '100KiB' } });
    await small.app.listen(0, '127.0.0.1');
  });
  afterAll(() => small.close());

  it('holds where three are sent at once, and is each user’s own', async () => {
    const [bob, cleo] = await small.twoUsers();
    const file = { name: 'a.txt', bytes: 'a'.repeat(40 * 1024) };
    const answers = await Promise.all(Array.from({ length: 3 }, () => sendParts(small, bob, file)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409]);
    expect(await readdir(join(small.app.get(Environment).uploadsFolder, 'files'))).toHaveLength(2);
    expect((await sendParts(small, cleo, file)).statusCode).toBe(200);
  });

  it('ends a file that exceeds it while it arrives, also where the rest never comes', async () => {
    const [bob] = await small.twoUsers();
    const { port } = new URL(await small.app.getUrl());
    const { payload, headers } = multipart({ name: 'a.txt', bytes: 'a'.repeat(200 * 1024) });
    const socket = connect(Number(port), '127.0.0.1');
    const answered = once(socket, 'data') as Promise<[Buffer]>;
    const lines = [
      'POST /api/uploads HTTP/1.1\r\nhost: ezone',
      `authorization: Bearer ${bob.token}`,
      `content-type: ${String(headers['content-type'])}`,
      'transfer-encoding: chunked',
    ];
    const begun = payload.subarray(0, 150 * 1024);
    socket.write(`${lines.join('\r\n')}\r\n\r\n${begun.length.toString(16)}\r\n`);
    socket.write(begun);
    socket.write('\r\n');
    const [answer] = await answered;
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 409 /);
    socket.destroy();
    await once(socket, 'close');
    await until(async () => (await readdir(join(small.app.get(Environment).uploadsFolder, 'incoming'))).length === 0);
  });

  it('is a limit of three that arrive at once: others are refused for a while', async () => {
    const [bob, cleo] = await small.twoUsers();
    const file = { name: 'a.txt', bytes: 'a'.repeat(1024) };
    const arriving = await Promise.all(Array.from({ length: 3 }, () => beginUpload(small, bob, file, 512)));
    const incoming = join(small.app.get(Environment).uploadsFolder, 'incoming');
    await until(async () => (await readdir(incoming)).length === 3);
    const refused = await sendParts(small, bob, file);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '5']);
    expect((await sendParts(small, cleo, file)).statusCode).toBe(200);
    for (const { finish } of arriving) finish();
    const answers = await Promise.all(arriving.map(({ answered }) => answered));
    expect(answers.map((answer) => answer.split('\r\n')[0])).toEqual(Array(3).fill('HTTP/1.1 200 OK'));
    expect((await sendParts(small, bob, file)).statusCode).toBe(200);
    for (const { socket } of arriving) socket.destroy();
  });

  it('refuses a file that exceeds what is left of it', async () => {
    const [bob] = await small.twoUsers();
    const answer = await sendParts(small, bob, { name: 'a.txt', bytes: 'a'.repeat(101 * 1024) });
    expect(answer.statusCode).toBe(409);
  });

  it('is emptied by its owner, who sees and removes what takes it up', async () => {
    const [bob, cleo] = await small.twoUsers();
    const recipient = cleo.user.data.email;
    const first = await upload(small, bob, 'first.txt', 'a'.repeat(60 * 1024));
    const second = await upload(small, bob, 'second.txt', 'a'.repeat(30 * 1024));
    const file = { name: 'third.txt', bytes: 'a'.repeat(60 * 1024) };
    expect((await sendParts(small, bob, file)).statusCode).toBe(409);
    await bob.call('/api/mail-app/send-mail', { to: [recipient], subject: '', message: `<p>${first.url}</p>` });
    expect((await cleo.get(first.url)).statusCode).toBe(200);

    const listed = (await bob.list<OwnUploadDto>('uploads')).map(({ created, ...rest }) => [
      rest,
      Date.parse(created) <= Date.now(),
    ]);
    const both = [
      [{ ...second, name: 'second.txt' }, true],
      [{ ...first, name: 'first.txt' }, true],
    ];
    expect(listed).toEqual(both);
    const page = await bob.get('/api/uploads', { limit: '1' });
    const next = /<([^>]+)>/.exec(String(page.headers.link))?.[1] ?? '';
    expect([...page.json<OwnUploadDto[]>(), ...(await bob.get(next)).json<OwnUploadDto[]>()]).toEqual(
      await bob.list('uploads'),
    );
    expect(await cleo.list('uploads')).toEqual([]);

    const remove = (user: TestUser) => user.call('/api/uploads/remove', { ids: [first.id] });
    expect(await remove(cleo)).toEqual({ ids: [] });
    expect(await remove(bob)).toEqual({ ids: [first.id] });
    expect(await remove(bob)).toEqual({ ids: [] });
    expect([(await bob.get(first.url)).statusCode, (await cleo.get(first.url)).statusCode]).toEqual([404, 404]);
    expect((await bob.list<OwnUploadDto>('uploads')).map(({ id }) => id)).toEqual([second.id]);
    expect(await readdir(join(small.app.get(Environment).uploadsFolder, 'files'))).not.toContain(first.id);
    expect((await sendParts(small, bob, file)).statusCode).toBe(200);
  });

  it('counts all sizes of a picture', async () => {
    const { id, size } = await upload(server, ada, 'wall.png', await picture(900, 900).png().toBuffer());
    const sizes = (await filesIn('files')).filter((name) => name.startsWith(id));
    expect(sizes.sort()).toEqual([id, `${id}-256`, `${id}-64`, `${id}-768`]);
    const bytes = await Promise.all(sizes.map(async (name) => (await stat(join(folder('files'), name))).size));
    const counted = built((rows) => rows.selectFrom('upload').select('stored').where('id', '=', id));
    const [row] = await server.app.get(Database).read(counted);
    expect(row?.stored).toBe(bytes.reduce((sum, one) => sum + one));
    expect(row?.stored).toBeGreaterThan(size);
  });
});
