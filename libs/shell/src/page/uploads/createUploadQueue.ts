import { ApiError } from '@ezone/api-client';
import { createActor, fromPromise } from 'xstate';
import { isSameFile, isUnderWay, isUnfinished } from './uploadItem';
import type { ChosenFile, ConflictChoice, UploadItem, UploadReason } from './uploadItem';
import { uploadQueueMachine } from './uploadQueueMachine';
import type { UploadRound } from './uploadQueueMachine';
import { UploadRefused } from './uploadServer';
import type { Begun, UploadServer } from './uploadServer';
import type { UploadStorage } from './uploadStorage';

/** How many files are sent at once. */
const AT_ONCE = 4;
/** How many files are announced in one call. */
const ANNOUNCED = 100;
/** Milliseconds in which changes are gathered before the screen hears of them. */
const CALM = 100;

type Options = {
  server: UploadServer;
  storage: UploadStorage;
  /** Makes the id of a file. */
  newId: () => string;
  /** Files have arrived in these folders, or in folders that came with them. */
  onArrived: () => void;
};

/** Why a file was refused for good; undefined where the server may well take it later. */
const reasonOf = (error: ApiError): UploadReason | undefined => {
  if (error.isOffline || error.statusCode === 429) return undefined;
  if (error.statusCode === 413) return 'tooLarge';
  if (error.statusCode === 403 || error.statusCode === 415) return 'refused';
  if (error.statusCode === 507) return 'quota';
  return 'failed';
};

const roundOf = (error: unknown): UploadRound | null => {
  if (!(error instanceof ApiError)) return null;
  if (error.statusCode === 401) return { end: 'signedOut' };
  const isOutage = reasonOf(error) === undefined;
  return isOutage ? { end: 'outage', retryAfter: (error.retryAfter ?? 0) * 1000 } : null;
};

/** The files that a user uploads, from the moment they are chosen: they are sent a few at a time, and each ends with a result or a reason. */
export const createUploadQueue = ({ server, storage, newId, onArrived }: Options) => {
  const items = new Map<string, UploadItem>();
  const files = new Map<string, Blob>();
  const stops = new Map<string, AbortController>();
  const listeners = new Set<() => void>();
  let snapshot: readonly UploadItem[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = () => {
    clearTimeout(timer);
    timer = undefined;
    snapshot = [...items.values()];
    for (const listener of listeners) listener();
  };
  const tellSoon = () => {
    timer ??= setTimeout(tell, CALM);
  };
  /** A browser that keeps nothing sends all the same. */
  const inBackground = (work: Promise<unknown>) => {
    work.catch(() => undefined);
  };
  const change = (id: string, fields: Partial<UploadItem>): void => {
    const item = items.get(id);
    if (!item) return;
    const { reason: _, ...rest } = item;
    const next: UploadItem = { ...(fields.status === undefined ? item : rest), ...fields };
    items.set(id, next);
    if (next.status === 'done' || next.status === 'skipped') {
      files.delete(id);
      inBackground(storage.remove([id]));
      if (next.status === 'done') onArrived();
    } else if (next.status !== item.status && next.status !== 'sending') inBackground(storage.put(next));
    tellSoon();
  };
  const settle = (begun: Begun) => {
    // Cancelled while it was being announced.
    if (!items.has(begun.id)) inBackground(server.cancel([begun.id]));
    else if (begun.is === 'ready') change(begun.id, { isBegun: true, sent: begun.offset });
    else if (begun.is === 'conflict') change(begun.id, { status: 'conflict' });
    else if (begun.is === 'refused') change(begun.id, { status: 'failed', reason: begun.reason });
    else change(begun.id, { status: begun.is });
  };
  const waiting = (isBegun: boolean) =>
    [...items.values()].filter((item) => item.status === 'waiting' && item.isBegun === isBegun);

  /** Announces the next files. @returns how it failed, where all of it did */
  const announce = async (
    signal: AbortSignal,
    some = waiting(false).slice(0, ANNOUNCED),
  ): Promise<UploadRound | null> => {
    if (some.length === 0) return null;
    try {
      for (const begun of await server.begin(some, signal)) settle(begun);
      // A server that forgets one would be asked without end.
      for (const { id } of some) {
        const item = items.get(id);
        if (item?.status === 'waiting' && !item.isBegun) change(id, { status: 'failed', reason: 'failed' });
      }
    } catch (error) {
      const round = roundOf(error);
      if (round || signal.aborted) return round;
      // One that cannot be read at all takes the others with it: then each is announced by itself.
      const isMixed = some.length > 1 && error instanceof ApiError && error.statusCode === 400;
      for (const item of some) {
        if (!isMixed) fail(item.id, error);
        else {
          const ended = await announce(signal, [item]);
          if (ended) return ended;
        }
      }
    }
    return null;
  };
  const fail = (id: string, error: unknown) => {
    const isAnswer = error instanceof ApiError;
    if (isAnswer && error.statusCode === 404) {
      // The server gives up what has not been finished for long; it is announced once more, and only then is the folder gone.
      const isBegun = items.get(id)?.isBegun ?? false;
      change(id, isBegun ? { status: 'waiting', isBegun: false, sent: 0 } : { status: 'failed', reason: 'noFolder' });
      return;
    }
    const reason = isAnswer ? reasonOf(error) : error instanceof UploadRefused ? error.reason : undefined;
    const isUnread = error instanceof DOMException;
    change(id, { status: 'failed', reason: reason ?? (isUnread ? 'unreadable' : 'failed') });
  };
  const fileOf = async (id: string): Promise<Blob | undefined> => {
    const known = files.get(id) ?? (await storage.fileOf(id).catch(() => undefined));
    if (known) files.set(id, known);
    return known;
  };
  /** Sends one file, piece by piece. @returns how it failed, where it is worth another try */
  const sendOne = async ({ id }: UploadItem, signal: AbortSignal): Promise<UploadRound | null> => {
    const stop = new AbortController();
    stops.set(id, stop);
    const either = AbortSignal.any([signal, stop.signal]);
    change(id, { status: 'sending' });
    try {
      const file = await fileOf(id);
      if (!file) {
        change(id, { status: 'lost' });
        return null;
      }
      for (;;) {
        const item = items.get(id);
        if (item?.status !== 'sending') return null;
        // Read here: a file that has changed on the device fails now, and not as if the network were gone.
        const bytes = await file.slice(item.sent, item.sent + server.pieceSize).arrayBuffer();
        const { offset, isDone } = await server.send(item, item.sent, new Blob([bytes]), either);
        change(id, isDone ? { status: 'done', sent: item.size } : { sent: offset });
        if (isDone) return null;
      }
    } catch (error) {
      const round = roundOf(error);
      // Unless somebody has paused or cancelled it meanwhile.
      if (items.get(id)?.status !== 'sending') return null;
      if (round || either.aborted) change(id, { status: 'waiting' });
      else fail(id, error);
      return round;
    } finally {
      stops.delete(id);
    }
  };

  const sendAll = async (signal: AbortSignal): Promise<UploadRound> => {
    const end = new AbortController();
    const either = AbortSignal.any([signal, end.signal]);
    let round: UploadRound | null = null;
    let announcing: Promise<void> | null = null;
    const broken = (how: UploadRound | null) => {
      if (!how || round) return;
      round = how;
      end.abort();
    };
    const work = async () => {
      while (!either.aborted) {
        const [next] = waiting(true);
        if (next) broken(await sendOne(next, either));
        else if (waiting(false).length > 0) {
          announcing ??= announce(either)
            .then(broken)
            .finally(() => {
              announcing = null;
            });
          await announcing;
        } else return;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return round ?? { end: 'sent' };
  };

  const actor = createActor(
    uploadQueueMachine.provide({
      actors: {
        restore: fromPromise<unknown>(async () => {
          for (const item of await storage.adopt()) {
            // What was left while it was being sent may have come further than is known here: the server is asked.
            const status = item.status === 'sending' ? 'waiting' : item.status;
            if (!items.has(item.id)) items.set(item.id, { ...item, status, isBegun: false });
          }
          tell();
        }),
        sendAll: fromPromise(({ signal }) => sendAll(signal)),
      },
      guards: { hasWork: () => waiting(true).length + waiting(false).length > 0 },
    }),
  );

  /** Those of these that may be changed so. */
  const some = (ids: readonly string[], statuses: readonly UploadItem['status'][]) =>
    ids.filter((id) => {
      const status = items.get(id)?.status;
      return status !== undefined && statuses.includes(status);
    });

  return {
    actor,
    getItems: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Adds files; one that was to be chosen once more goes on where it was. */
    add: async (folderId: string | null, chosen: readonly ChosenFile[]): Promise<void> => {
      const lost = [...items.values()].filter(({ status }) => status === 'lost');
      const added: { item: UploadItem; file: Blob }[] = [];
      for (const one of chosen) {
        const { path, file, isFolder } = one;
        const again = lost.find((item) => isSameFile(item, one, folderId));
        const item: UploadItem = again
          ? { ...again, status: 'waiting', isBegun: false }
          : {
              ...{ id: newId(), folderId, path, size: file.size, type: file.type, modified: file.lastModified },
              ...{ status: 'waiting', sent: 0, isBegun: false, choice: null },
              ...(isFolder && { isFolder }),
            };
        items.set(item.id, item);
        files.set(item.id, file);
        added.push({ item, file });
      }
      tell();
      await storage.add(added).catch(() => undefined);
      actor.send({ type: 'files.added' });
    },
    /** Says of files what becomes of them; without ids, of all that are still to be announced, too. */
    decide: (choice: ConflictChoice, ids?: readonly string[]): void => {
      const asked = ids ?? [...items.keys()];
      for (const id of some(asked, ['conflict', ...(ids ? [] : (['waiting'] as const))])) {
        const item = items.get(id);
        if (choice === 'skip' && item?.status === 'conflict') change(id, { status: 'skipped', choice });
        else if (item && item.choice === null && !(item.status === 'waiting' && item.isBegun))
          change(id, { status: 'waiting', isBegun: false, choice });
      }
      tell();
      actor.send({ type: 'conflict.decided' });
    },
    pause: (ids: readonly string[]): void => {
      for (const id of some(ids, ['waiting', 'sending'])) {
        change(id, { status: 'paused' });
        stops.get(id)?.abort();
      }
      tell();
    },
    resume: (ids: readonly string[]): void => {
      for (const id of some(ids, ['paused'])) change(id, { status: 'waiting' });
      tell();
      actor.send({ type: 'retry.requested' });
    },
    retry: (ids: readonly string[]): void => {
      for (const id of some(ids, ['failed'])) change(id, { status: 'waiting', isBegun: false });
      tell();
      actor.send({ type: 'retry.requested' });
    },
    cancel: (ids: readonly string[]): void => {
      // Also those of before a reload, of which it is not known here how far they are; the server passes over what it does not know.
      const begun = ids.filter((id) => {
        const item = items.get(id);
        return item && isUnfinished(item);
      });
      for (const id of ids) {
        items.delete(id);
        files.delete(id);
        stops.get(id)?.abort();
      }
      inBackground(storage.remove(ids));
      if (begun.length > 0) inBackground(server.cancel(begun));
      tell();
    },
    /** Takes what is over from the list: what has arrived and what was left out. */
    clear: (): void => {
      for (const { id, status } of items.values()) if (status === 'done' || status === 'skipped') items.delete(id);
      tell();
    },
    /** Whether closing the window would interrupt something. */
    isUnderWay: () => [...items.values()].some(isUnderWay),
  };
};

/** The files that a user uploads, and what can be done with them. */
export type UploadQueue = ReturnType<typeof createUploadQueue>;
