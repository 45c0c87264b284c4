import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import { BadRequestException, UnsupportedMediaTypeException } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const MULTIPART = 'multipart/form-data';
/** How much larger than its file a body may be: the boundaries and headers of its one part. */
const MAX_OVERHEAD = 16 * 1024;

/** Lets a route take a file, as `multipart/form-data`. Its controller calls {@link receiveFile}. */
export const TakesFile = () => RouteConfig({ takesFile: true });

/** Whether the route of a request {@link TakesFile}. */
export const takesFile = ({ routeOptions }: FastifyRequest): boolean =>
  (routeOptions.config as { takesFile?: boolean }).takesFile === true;

/** A file that has arrived, in a temporary folder. */
export type ReceivedFile = {
  path: string;
  /** The name that its sender gave it; empty without one. */
  name: string;
  /** In bytes. */
  size: number;
};

/** The largest file that is received. */
export type SizeLimit = {
  bytes: number;
  /** What it means that a file is larger. */
  exceeded: () => Error;
};

/** Makes the server accept `multipart/form-data` where a route {@link TakesFile}; elsewhere it is a 415 as before. */
export async function receiveFiles(fastify: FastifyInstance): Promise<void> {
  fastify.addHook('preParsing', (request, _reply, payload, done) => {
    // What says so of a GET has no body.
    const isMultipart =
      request.method === 'POST' && request.headers['content-type']?.trim().toLowerCase().startsWith(MULTIPART);
    done(
      isMultipart && !takesFile(request) ? new UnsupportedMediaTypeException('Unsupported Media Type') : null,
      payload,
    );
  });
  await fastify.register(multipart);
}

/**
 * Receives the one part of a body, `file`, piece by piece into a temporary file, and works with it. The file is gone
 * afterwards, unless the work has moved it, also where the sender breaks off.
 * @param folder where the temporary file is made
 * @param limit a larger file is cut off as soon as it exceeds this
 * @throws BadRequestException where the body is not one part `file`
 * @throws what the limit says where the file is larger
 */
export async function receiveFile<Result>(
  request: FastifyRequest,
  folder: string,
  { bytes: maxBytes, exceeded }: SizeLimit,
  work: (file: ReceivedFile) => Promise<Result>,
): Promise<Result> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + MAX_OVERHEAD) throw exceeded();
  if (!request.isMultipart()) throw notOneFile('The body is not multipart/form-data');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  try {
    const received = await receiveParts(request, path, maxBytes)
      .then((whole) => {
        if (whole.isTruncated) throw exceeded();
        return whole;
      })
      .catch((error: unknown) => {
        // What is left of the body must not keep the connection waiting.
        request.raw.unpipe();
        request.raw.resume();
        throw error;
      });
    return await work({ path, name: received.name, size: received.size });
  } finally {
    await rm(path, { force: true });
  }
}

type Received = { name: string; size: number; isTruncated: boolean };

async function receiveParts(request: FastifyRequest, path: string, maxBytes: number): Promise<Received> {
  const limits = { fileSize: maxBytes, files: 1, fields: 1, parts: 2, fieldSize: 1024, headerPairs: 20 };
  let received: Received | undefined;
  try {
    for await (const part of request.parts({ limits, throwFileSizeLimit: false } as object)) {
      if (received || part.type !== 'file' || part.fieldname !== 'file') throw notOneFile();
      received = await write(part, path);
      if (received.isTruncated) return received;
    }
  } catch (error) {
    // A file that cannot be written is not the sender's fault.
    throw (error as NodeJS.ErrnoException).syscall === undefined ? notOneFile((error as Error).message) : error;
  }
  if (!received) throw notOneFile();
  return received;
}

async function write({ file, filename }: MultipartFile, path: string): Promise<Received> {
  const target = createWriteStream(path, { mode: 0o600, flags: 'wx' });
  // The rest of a file that is too large may take long to come, or never come: it is not waited for.
  const end = new AbortController();
  file.once('limit', () => {
    end.abort();
  });
  // Of what came with the head of the part it may have been told already.
  if (file.truncated) end.abort();
  await pipeline(file, target, { signal: end.signal }).catch((error: unknown) => {
    if (!file.truncated) throw error;
  });
  // A part of the type `application/octet-stream` is a file, also without a name.
  return { name: (filename as string | undefined) ?? '', size: target.bytesWritten, isTruncated: file.truncated };
}

const notOneFile = (reason = 'The body must be one part, "file"') => new BadRequestException(reason);
