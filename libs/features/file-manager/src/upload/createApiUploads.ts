import { ApiError } from '@ezone/api-client';
import type { Api, AnswerOf } from '@ezone/api-client';
import { inParts } from '@ezone/shell/records';
import { UploadRefused } from '@ezone/shell/page/uploads';
import type { Arrived, Begun, UploadItem, UploadReason, UploadServer } from '@ezone/shell/page/uploads';

type State = AnswerOf<'beginFileUploads'>[number];

/** How many bytes go in one call: the server takes up to twice as many, and progress is seen by the piece. */
const PIECE = 4 * 1024 * 1024;

const reasons: Record<NonNullable<State['reason']>, UploadReason> = {
  tooLarge: 'tooLarge',
  noRoom: 'quota',
  folderGone: 'noFolder',
  name: 'name',
  tooDeep: 'tooDeep',
  tooMany: 'tooMany',
  fileInTheWay: 'inTheWay',
  idTaken: 'failed',
};

const begunOf = ({ id, state, offset, reason }: State): Begun => {
  if (state === 'open') return { id, is: 'ready', offset };
  if (state === 'refused') return { id, is: 'refused', reason: reason ? reasons[reason] : 'failed' };
  // What is gone was just begun: it cannot be.
  return state === 'gone' ? { id, is: 'refused', reason: 'failed' } : { id, is: state };
};

const arrivedOf = ({ state, offset, reason }: State): Arrived => {
  // It was cancelled elsewhere, or is out of time: as if the server had never known it.
  if (state === 'gone') throw new ApiError({ kind: 'refused', statusCode: 404, message: 'The upload is gone.' });
  if (state === 'refused') throw new UploadRefused(reason ? reasons[reason] : 'failed');
  return { offset, isDone: state !== 'open' };
};

/** Where the server is with a file; it says so where a piece does not begin there. */
const offsetIn = (error: unknown): number | undefined => {
  if (!(error instanceof ApiError) || error.statusCode !== 409) return undefined;
  const said = error.details.find(({ field }) => field === 'offset')?.message;
  return said === undefined || Number.isNaN(Number(said)) ? undefined : Number(said);
};

/** The uploads of the server. */
export const createApiUploads = (api: Api): UploadServer => ({
  pieceSize: PIECE,
  begin: async (items, signal) => {
    const byFolder = Map.groupBy(items, ({ folderId }) => folderId);
    const begun: Begun[] = [];
    for (const [folderId, some] of byFolder) {
      try {
        const uploads = some.map(({ id, path, size, type, modified, choice, isFolder }) => ({
          ...{ id, path, size, modified: new Date(modified).toISOString() },
          ...(type === '' ? {} : { mediaType: type.slice(0, 200) }),
          ...(choice === null ? {} : { conflict: choice }),
          ...(isFolder && { isFolder }),
        }));
        begun.push(...(await api.beginFileUploads({ body: { folderId, uploads }, signal })).map(begunOf));
      } catch (error) {
        if (!(error instanceof ApiError) || error.statusCode !== 404) throw error;
        begun.push(...some.map(({ id }): Begun => ({ id, is: 'refused', reason: 'noFolder' })));
      }
    }
    return begun;
  },
  send: async ({ id, size }: UploadItem, offset, piece, signal): Promise<Arrived> => {
    const body = new FormData();
    body.append('file', piece);
    try {
      return arrivedOf(await api.sendFilePiece({ query: { id, offset }, body, signal }));
    } catch (error) {
      const right = offsetIn(error);
      if (right === undefined) throw error;
      if (right < size) return { offset: right, isDone: false };
      // All bytes are there: whether the file is, too, is in its state.
      const [state] = await api.getFileUploads({ body: { ids: [id] }, signal });
      if (!state) throw error;
      return arrivedOf(state);
    }
  },
  cancel: (ids) => inParts(ids, (part) => api.cancelFileUploads({ body: { ids: part } })),
});
