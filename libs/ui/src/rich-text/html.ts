import { DOMParser as Reader, DOMSerializer } from 'prosemirror-model';
import type { Node } from 'prosemirror-model';
import { richTextSchema } from './schema';

const reader = Reader.fromSchema(richTextSchema);
const writer = DOMSerializer.fromSchema(richTextSchema);

/** Reads HTML in a document of its own, in which nothing is loaded and nothing runs. */
export const readHtml = (html: string): Node => reader.parse(new DOMParser().parseFromString(html, 'text/html').body);

export const writeHtml = ({ content }: Node): string => {
  const place = document.createElement('div');
  place.append(writer.serializeFragment(content));
  return place.innerHTML;
};
