import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { UploadDto } from '../modules/uploads/uploads.dto';
import type { Answer, TestServer } from './test-server';

/** A part of a multipart body: a file, if it has a name or a type. */
export type Part = { field?: string; name?: string; type?: string; bytes: Buffer | string };

/** A multipart body, and the header that goes with it. */
export function multipart(...parts: Part[]): { payload: Buffer; headers: Record<string, string> } {
  const boundary = randomBytes(12).toString('hex');
  const encoded = parts.flatMap(({ field = 'file', name, type, bytes }) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${field}"`,
    // As browsers write a name: as it is, but for what would end it.
    name === undefined ? '' : `; filename="${name.replaceAll('"', '%22')}"`,
    name === undefined && type === undefined ? '' : `\r\nContent-Type: ${type ?? 'application/octet-stream'}`,
    '\r\n\r\n',
    bytes,
    '\r\n',
  ]);
  const payload = Buffer.concat([...encoded, `--${boundary}--\r\n`].map((part) => Buffer.from(part)));
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

type Sender = { token: string };

/** Sends parts to `POST /api/uploads`. */
export function sendParts(server: TestServer, { token }: Sender, ...parts: Part[]): Promise<Answer> {
  const { payload, headers } = multipart(...parts);
  const authorization = `Bearer ${token}`;
  return server.send({ method: 'POST', url: '/api/uploads', payload, headers: { ...headers, authorization } });
}

/** A file of which a part has been sent. */
export type BegunUpload = {
  socket: Socket;
  /** What the server answers, or the first of it. */
  answered: Promise<string>;
  /** Sends the rest. */
  finish: () => void;
};

/** Begins to send a file, over a connection of its own, to a server that listens; the rest is sent when it is told to. */
export async function beginUpload(
  server: TestServer,
  { token }: Sender,
  part: Part,
  bytes: number,
): Promise<BegunUpload> {
  const { port } = new URL(await server.app.getUrl());
  const { payload, headers } = multipart(part);
  const socket = connect(Number(port), '127.0.0.1');
  const answered = once(socket, 'data').then(([answer]) => String(answer));
  const lines = [
    'POST /api/uploads HTTP/1.1\r\nhost: ezone',
    `authorization: Bearer ${token}`,
    `content-type: ${String(headers['content-type'])}`,
    `content-length: ${String(payload.length)}`,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  socket.write(payload.subarray(0, bytes));
  return { socket, answered, finish: () => socket.write(payload.subarray(bytes)) };
}

/** Uploads a file. @throws where it is refused */
export async function upload(server: TestServer, user: Sender, name: string, bytes: Part['bytes']): Promise<UploadDto> {
  const answer = await sendParts(server, user, { name, bytes });
  if (answer.statusCode !== 200) throw new Error(`${String(answer.statusCode)} ${answer.body}`);
  return answer.json<UploadDto>();
}
