import type { UploadQueue } from '../createUploadQueue';
import type { UploadItem } from '../uploadItem';

let last = 0;

/** An upload with some of its fields. */
export const uploadAt = (path: string, fields: Partial<UploadItem> = {}): UploadItem => {
  last += 1;
  return {
    ...{ id: `u${String(last)}`, folderId: null, path, size: 4_200_000, type: 'image/jpeg', modified: 0 },
    ...{ status: 'waiting', sent: 0, isBegun: true, choice: null },
    ...fields,
  };
};

/** A queue that stands still with these files. @param calls hears what is asked of it */
export const restingQueue = (
  items: readonly UploadItem[],
  actor: UploadQueue['actor'],
  calls: Partial<UploadQueue> = {},
): UploadQueue => ({
  actor,
  getItems: () => items,
  subscribe: () => () => undefined,
  add: () => Promise.resolve(),
  decide: () => undefined,
  pause: () => undefined,
  resume: () => undefined,
  retry: () => undefined,
  cancel: () => undefined,
  clear: () => undefined,
  isUnderWay: () => false,
  ...calls,
});
