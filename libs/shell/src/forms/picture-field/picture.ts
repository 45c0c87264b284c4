import type { Api } from '@ezone/api-client';

/** The width and height that a picture of a person is sent in, in pixels. */
const SIDE = 512;

/**
 * The middle of a picture as a small square, so that a photo of a phone is sent in a moment.
 * @returns the file itself where the browser can read but not draw it; null where it is no picture: it reads all that the server takes
 */
export const squarePicture = async (file: Blob): Promise<Blob | null> => {
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file);
  } catch {
    return null;
  }
  try {
    const side = Math.min(picture.width, picture.height);
    const size = Math.min(side, SIDE);
    const canvas = new OffscreenCanvas(size, size);
    const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
    canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, size, size);
    picture.close();
    return await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 });
  } catch {
    return file;
  }
};

/**
 * Sends a picture of somebody to the server.
 * @returns its address; null where the server took it for another file than a picture, as it does with any that it can keep
 */
export const uploadPicture = async (api: Api, picture: Blob, name: string): Promise<string | null> => {
  const body = new FormData();
  body.append('file', picture, name);
  const { url, type } = await api.createUpload({ body });
  return type.startsWith('image/') ? url : null;
};
