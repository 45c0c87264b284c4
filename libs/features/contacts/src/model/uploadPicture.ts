import type { Api } from '@ezone/api-client';

/**
 * Sends a picture of a contact to the server.
 * @returns its address; null where the server took it for another file than a picture, as it does with any that it can keep
 */
export const uploadPicture = async (api: Api, picture: Blob, name: string): Promise<string | null> => {
  const body = new FormData();
  body.append('file', picture, name);
  const { url, type } = await api.createUpload({ body });
  return type.startsWith('image/') ? url : null;
};
