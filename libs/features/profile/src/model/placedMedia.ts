import type { AnswerOf } from '@ezone/api-client';

export type Album = AnswerOf<'listProfileAlbums'>[number];

/** The place of a picture for the address: its album, and which of its pictures it is. */
export const placeOf = (albumId: string, index: number): string => `${albumId}.${String(index + 1)}`;

/** The pictures and videos of all albums in the order in which they are shown, each with its place. */
export const placedMedia = (albums: readonly Album[]) =>
  albums.flatMap(({ id, media }) => media.map((one, index) => ({ place: placeOf(id, index), media: one })));
