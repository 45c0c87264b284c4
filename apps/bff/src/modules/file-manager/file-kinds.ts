import type { FileType } from './files.dto';

const SPREADSHEETS = /spreadsheet|ms-excel|^text\/csv$/;
const DOCUMENTS = /pdf|wordprocessing|msword|presentation|powerpoint|opendocument|rtf|epub/;
const ARCHIVES = /zip|gzip|x-7z|x-tar|x-rar|rar|x-bzip2|x-xz|zstd/;

/** What a file is to people, by its media type. */
export function kindOf(mediaType: string): FileType {
  const [group] = mediaType.split('/');
  if (group === 'image') return 'picture';
  if (group === 'audio' || group === 'video') return group;
  if (SPREADSHEETS.test(mediaType)) return 'spreadsheet';
  if (DOCUMENTS.test(mediaType)) return 'document';
  if (ARCHIVES.test(mediaType)) return 'archive';
  return group === 'text' ? 'text' : 'other';
}

/** Types that a browser shows or plays, and in which nothing runs. */
const SHOWN = /^(image\/(jpeg|png|apng|gif|webp|avif|bmp)|(audio|video)\/[\w.+-]+)$/;
const SAVED = /^(text\/(plain|csv)|application\/pdf)$/;

/** How bytes are answered: what could run in a browser, or is not known, is bytes alone. */
export function answeredAs(mediaType: string): { type: string; how: 'inline' | 'attachment' } {
  if (SHOWN.test(mediaType)) return { type: mediaType, how: 'inline' };
  return { type: SAVED.test(mediaType) ? mediaType : 'application/octet-stream', how: 'attachment' };
}
