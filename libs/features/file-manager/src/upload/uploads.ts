import type { Api } from '@ezone/api-client';
import { useApi } from '@ezone/shell/data/query';
import { newId } from '@ezone/shell/records';
import { useShownUser } from '@ezone/shell/session';
import { createUploadQueue, createUploadStorage, isUnfinished } from '@ezone/shell/page/uploads';
import type { UploadQueue } from '@ezone/shell/page/uploads';
import { pendingUploads } from '@ezone/shell/page/uploads/pending';
import { createApiUploads } from './createApiUploads';

type Opened = { userId: string; queue: UploadQueue; arrived: Set<() => void>; end: () => void };

/** The queue of a window. Pages come and go, and it stays. */
const opened = new WeakMap<Api, Opened>();

const open = (api: Api, userId: string): Opened => {
  const gone = new AbortController();
  const arrived = new Set<() => void>();
  const queue = createUploadQueue({
    server: createApiUploads(api),
    storage: createUploadStorage(userId, newId(), gone.signal),
    newId,
    onArrived: () => {
      for (const listener of arrived) listener();
    },
  });
  let hadAny = false;
  queue.subscribe(() => {
    const hasAny = queue.getItems().some(isUnfinished);
    // Another window may have some where this one has none.
    if (hasAny || hadAny) pendingUploads.say(userId, hasAny);
    hadAny ||= hasAny;
  });
  queue.actor.start();
  const end = () => {
    queue.actor.stop();
    gone.abort();
  };
  return { userId, queue, arrived, end };
};

/** How many parts of the page hold the uploads of a user; the last that lets go ends them. */
const holders = new WeakMap<Opened, number>();

/** Keeps uploads going. @returns what lets go of them */
export const holdUploads = (api: Api, held: Opened): (() => void) => {
  holders.set(held, (holders.get(held) ?? 0) + 1);
  return () => {
    holders.set(held, (holders.get(held) ?? 1) - 1);
    // Whoever is drawn anew takes hold again at once.
    setTimeout(() => {
      if (holders.get(held) !== 0 || opened.get(api) !== held) return;
      held.end();
      opened.delete(api);
    });
  };
};

/** Ends the uploads of whoever was here before: what they have left goes on when they are here again. */
const endUploadsOfOthers = (api: Api, userId: string): void => {
  const before = opened.get(api);
  if (!before || before.userId === userId) return;
  before.end();
  opened.delete(api);
};

/** What a user uploads in this window. Whoever was here before has ended theirs. */
export const uploadsOf = (api: Api, userId: string): Opened => {
  const before = opened.get(api);
  if (before?.userId === userId) return before;
  endUploadsOfOthers(api, userId);
  const made = open(api, userId);
  opened.set(api, made);
  return made;
};

/** What the signed-in user uploads in this window, also from other pages than this one. */
export function useUploads(): Opened {
  const api = useApi();
  return uploadsOf(api, useShownUser()?.uuid ?? '');
}
