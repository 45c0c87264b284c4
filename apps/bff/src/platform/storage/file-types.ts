import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';

/** Pictures that are decoded, and stored as WebP. */
export const PICTURES: readonly string[] = ['image/jpeg', 'image/png', 'image/apng', 'image/gif', 'image/webp'];

const DOCUMENT = 'application/vnd.openxmlformats-officedocument';
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument';

/** Other types that are stored as they are, and the endings of their names. None of them runs by itself when it is opened. */
const STORED_AS_SENT: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  [`${DOCUMENT}.wordprocessingml.document`]: ['docx'],
  [`${DOCUMENT}.spreadsheetml.sheet`]: ['xlsx'],
  [`${DOCUMENT}.presentationml.presentation`]: ['pptx'],
  [`${OPEN_DOCUMENT}.text`]: ['odt'],
  [`${OPEN_DOCUMENT}.spreadsheet`]: ['ods'],
  [`${OPEN_DOCUMENT}.presentation`]: ['odp'],
  'application/rtf': ['rtf'],
  'application/zip': ['zip'],
  'application/gzip': ['gz', 'tgz'],
  'application/x-7z-compressed': ['7z'],
  'audio/mpeg': ['mp3'],
  'audio/mp4': ['m4a'],
  'audio/x-m4a': ['m4a'],
  'audio/aac': ['aac'],
  'audio/ogg': ['ogg', 'oga', 'opus'],
  'audio/wav': ['wav'],
  'audio/flac': ['flac'],
  'video/mp4': ['mp4'],
  'video/x-m4v': ['m4v'],
  'video/quicktime': ['mov'],
  'video/webm': ['webm'],
  'video/ogg': ['ogv'],
};

/** Office files from before 2007. Their container tells no more than that, so the ending of the name does. */
const OLD_CONTAINER = 'application/x-cfb';
const OLD_OFFICE: Readonly<Record<string, string>> = {
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
};

const TEXT = ['txt', 'text', 'md', 'log', 'json', 'yaml', 'yml', 'ini', 'srt'];

/** What a file is: a picture, or a file of a type, with the endings that its name may have. */
export type FileType = { isPicture: true } | { isPicture: false; type: string; endings: readonly string[] };

/** The media type of a file of any kind, told by its content; its name decides between those that the content does not tell apart. */
export async function mediaTypeOf(path: string, name: string): Promise<string> {
  const type = (await detected(path))?.split(';')[0] ?? '';
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  if (type === OLD_CONTAINER) return OLD_OFFICE[ending] ?? UNKNOWN;
  if (type !== '' && !XML_TYPES.has(type)) return type;
  if (await isText(path)) return ending === 'csv' ? 'text/csv' : 'text/plain';
  return UNKNOWN;
}

const UNKNOWN = 'application/octet-stream';
/** Text that the detector knows: an SVG is one of them. */
const XML_TYPES = new Set(['application/xml', 'image/svg+xml']);

/**
 * What a file is, told by its content; undefined where that is not allowed. The name decides only between types that are
 * equally harmless.
 */
export async function fileTypeOf(path: string, name: string): Promise<FileType | undefined> {
  const type = (await detected(path))?.split(';')[0] ?? '';
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  if (PICTURES.includes(type)) return { isPicture: true };
  const endings = STORED_AS_SENT[type];
  if (endings) return { isPicture: false, type, endings };
  const old = type === OLD_CONTAINER ? OLD_OFFICE[ending] : undefined;
  if (old !== undefined) return { isPicture: false, type: old, endings: [ending] };
  if (!(await isText(path)) || (await isSvg(path))) return undefined;
  return ending === 'csv'
    ? { isPicture: false, type: 'text/csv', endings: ['csv'] }
    : { isPicture: false, type: 'text/plain', endings: TEXT };
}

/** The type that the first bytes, or the entries of an archive, tell. A file that breaks the detector has none. */
async function detected(path: string): Promise<string | undefined> {
  const found = await fileTypeFromFile(path).catch(() => undefined);
  return found?.mime;
}

/** Control characters, but for those that end lines and pages and set tabs. */
const CONTROL = /[^\P{Cc}\t\n\f\r]/u;

/** Whether a file is text: UTF-8 without control characters. */
async function isText(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(path)) {
      if (CONTROL.test(decoder.decode(chunk as Buffer, { stream: true }))) return false;
    }
    decoder.decode();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return false;
    throw error;
  }
}

const HEAD_BYTES = 4096;

/** Whether a text begins as an SVG: that is a picture in which scripts run, so it is not taken as text either. */
async function isSvg(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const head = buffer.toString('utf8', 0, bytesRead).replace(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!doctype[^>]*>/gi, '');
    return /^[\s\ufeff]*<(?:\w+:)?svg[\s/>]/i.test(head);
  } finally {
    await file.close();
  }
}
