import { randomBytes } from 'node:crypto';
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

/** Uploads a file. @throws where it is refused */
export async function upload(server: TestServer, user: Sender, name: string, bytes: Part['bytes']): Promise<UploadDto> {
  const answer = await sendParts(server, user, { name, bytes });
  if (answer.statusCode !== 200) throw new Error(`${String(answer.statusCode)} ${answer.body}`);
  return answer.json<UploadDto>();
}
