import { randomUUID } from 'node:crypto';
import type { BeginUploadDto, UploadStateDto } from '../modules/file-manager/file-uploads.dto';
import type { FileDto } from '../modules/file-manager/files.dto';
import type { Answer, TestServer, TestUser } from './test-server';
import { multipart } from './uploads';

const APP = '/api/file-manager-app';

/** What somebody does with files and folders. */
export const filesOf = (server: TestServer, user: TestUser) => {
  const call = <Data>(name: string, body: object) => user.call<Data>(`${APP}/${name}`, body);
  const sendPiece = (id: string, offset: number, bytes: Buffer | string): Promise<Answer> => {
    const { payload, headers } = multipart({ name: 'piece', bytes: Buffer.from(bytes) });
    const url = `${APP}/upload-piece`;
    const query = { id, offset: String(offset) };
    return server.send({
      ...{ method: 'POST', url, query, payload },
      headers: { ...headers, authorization: `Bearer ${user.token}` },
    });
  };
  const begin = (uploads: Partial<BeginUploadDto>[], folderId: string | null = null) =>
    call<UploadStateDto[]>('begin-uploads', { folderId, uploads });
  return {
    call,
    post: (name: string, body: object) => user.post(`${APP}/${name}`, body),
    get: (name: string, query: Record<string, string> = {}) => user.get(`${APP}/${name}`, query),
    /** What lies in a folder, or at the top. */
    async in(folderId?: string): Promise<FileDto[]> {
      return (await user.get(`${APP}/files`, folderId === undefined ? {} : { folderId })).json();
    },
    async names(folderId?: string): Promise<string[]> {
      return (await this.in(folderId)).map(({ name }) => name);
    },
    folder: (name: string, folderId: string | null = null) => call<FileDto>('create-folder', { name, folderId }),
    begin,
    sendPiece,
    /** Sends a small file, and answers its state. */
    async send(
      path: string,
      bytes: Buffer | string,
      { folderId = null, ...upload }: Partial<BeginUploadDto> & { folderId?: string | null } = {},
    ): Promise<UploadStateDto> {
      const id = upload.id ?? randomUUID();
      const size = Buffer.byteLength(bytes);
      const [state] = await begin([{ id, path, size, ...upload }], folderId);
      if (state?.state !== 'open') return state as UploadStateDto;
      const answer = await sendPiece(id, 0, bytes);
      if (answer.statusCode !== 200) throw new Error(`${String(answer.statusCode)} ${answer.body}`);
      return answer.json();
    },
    /** Sends a small file, and answers it. */
    async file(path: string, bytes: Buffer | string, folderId: string | null = null): Promise<FileDto> {
      const { fileId } = await this.send(path, bytes, { folderId });
      return (await user.get(`${APP}/file`, { id: fileId ?? '' })).json();
    },
    /** The bytes of a file, as text. */
    bytes: async ({ url }: Pick<FileDto, 'url'>) => (await user.get(url ?? '')).body,
  };
};

export type TestFiles = ReturnType<typeof filesOf>;
