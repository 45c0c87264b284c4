import { ApiError } from '@ezone/api-client';
import type { Api } from '@ezone/api-client';
import { applyAnswer } from './applyAnswer';
import type { Change, Deed, Progress } from './change';
import { idsOf } from './change';
import { differing } from './collection';
import type { Stored } from './collection';
import { compactChanges } from './compactChanges';
import type { Parcel } from './compactChanges';
import type { ChangeStore } from './createChangeStore';
import type { Collections } from './createCollections';
import type { Fate, Fates } from './createFates';
import type { KnownLists } from './knownLists';
import { mergeFields } from './mergeFields';
import type { Round } from './outboxMachine';
import { sendChange } from './sendChange';

export type SendingOptions = {
  api: Api;
  /** Makes a call and tells the shell whether the server was reached. */
  call: <T>(send: () => Promise<T>) => Promise<T>;
  lists: KnownLists;
  store: ChangeStore;
  collections: Collections;
  fates: Fates;
  /** Whether nothing more may be sent: somebody else may be signed in. */
  isOver: () => boolean;
};

/** How many records are sent at once. */
const AT_ONCE = 4;
/** How many times a change is merged and sent again before the user has to decide. */
const MERGES = 5;

const waiting: Progress = { at: 'waiting' };

/** Whether the same call can succeed later. */
const isOutage = ({ isOffline, statusCode }: ApiError) => isOffline || statusCode === 429 || statusCode >= 500;

/** Sends changes in rounds, and knows what follows from each answer: done, merged, sent again, or the user has to decide. */
export const createSending = ({ api, call, lists, store, collections, fates, isOver }: SendingOptions) => {
  /** Why the current round must end. */
  let halted: Round | null = null;
  let wake = Promise.withResolvers<undefined>();
  const merges = new Map<string, number>();
  /** When each change was sent, as its list counts. */
  const moments = new Map<string, number>();

  const countMerge = (id: string): number => {
    const tried = (merges.get(id) ?? 0) + 1;
    merges.set(id, tried);
    return tried;
  };
  /** Forgets what was counted of changes that are done. */
  const prune = (counts: Map<string, number>) => {
    for (const id of counts.keys()) if (store.isDone(id)) counts.delete(id);
  };
  const noteSending = ({ id, list }: Change) => {
    prune(moments);
    moments.set(id, lists.moment(list));
  };
  const learnAnswer = (change: Change, answer: unknown) => {
    const { id, list } = change;
    lists.change(list, moments.get(id) ?? 0, (records) => applyAnswer(collections.of(list), records, change, answer));
  };
  const acknowledge = ({ change, covers }: Parcel, answer: unknown) => {
    learnAnswer(change, answer);
    store.take(
      covers.map(({ id }) => id),
      { change, answer },
    );
    for (const one of covers) fates.tell({ change: one, became: 'acknowledged', answer });
  };
  /** Replaces the joined changes by one. */
  const replace = ({ covers }: Parcel, change: Change): Change => {
    const rest = covers.slice(1).map(({ id }) => id);
    if (rest.length > 0) store.take(rest);
    const joined = covers.flatMap(idsOf).filter((id) => id !== change.id);
    const one = joined.length > 0 ? { ...change, joined } : change;
    store.put(one);
    return one;
  };
  const block = (parcel: Parcel, progress: Progress, became: Fate['became']) => {
    const change = replace(parcel, { ...parcel.change, progress });
    fates.tell({ change, became });
  };

  /** Merges an update with the record as it is now. It is sent again if it fits, otherwise the user has to decide. */
  const meet = (parcel: Parcel, deed: Extract<Deed, { kind: 'update' }>, theirs: Stored) => {
    const { change } = parcel;
    const { fields, conflicts } = mergeFields(collections.of(change.list), deed.base, deed.fields, theirs);
    if (conflicts.length === 0 && Object.keys(fields).length === 0) {
      // The list itself has said so, just now.
      noteSending(change);
      acknowledge(parcel, theirs);
    } else if (conflicts.length === 0 && countMerge(change.id) <= MERGES)
      replace(parcel, { ...change, deed: { kind: 'update', fields, base: theirs }, progress: waiting });
    else {
      const waits = { ...parcel, change: { ...change, deed: { ...deed, fields: { ...deed.fields, ...fields } } } };
      const named = conflicts.length > 0 ? conflicts : Object.keys(fields);
      block(waits, { at: 'conflict', fields: named, theirs }, 'conflict');
    }
  };

  const refuse = (parcel: Parcel, { statusCode, message, details }: ApiError) => {
    block(parcel, { at: 'refused', statusCode, message, details }, 'refused');
  };

  /** The record exists, so something that it links to does not. Sends the change again without that link, if it is one that can be left out. */
  const relink = async (parcel: Parcel, error: ApiError): Promise<void> => {
    const { change } = parcel;
    const { deed } = change;
    const collection = collections.of(change.list);
    const { relink: without } = collection;
    const isPossible = without && (deed.kind === 'create' || deed.kind === 'update');
    if (!isPossible || countMerge(change.id) > MERGES) {
      refuse(parcel, error);
      return;
    }
    const given = deed.kind === 'create' ? deed.record : { ...deed.base, ...deed.fields };
    const record = await without(api, given);
    const sent = deed.kind === 'create' ? deed.record : deed.fields;
    const fields = Object.fromEntries(Object.keys(sent).map((field) => [field, record[field as keyof Stored]]));
    // What was not found is something else, and would not be found again.
    if (differing(collection, sent, fields).length === 0) {
      refuse(parcel, error);
      return;
    }
    replace(parcel, {
      ...change,
      deed: deed.kind === 'create' ? { kind: 'create', record } : { ...deed, fields },
      progress: waiting,
    });
  };

  /** What follows from a failure that says nothing of the record: another try, or the user has to decide. */
  const stop = (parcel: Parcel, error: unknown) => {
    const { change, covers } = parcel;
    const again = (mayHaveArrived: boolean) => {
      // Kept joined, in case the joined change has arrived.
      if (mayHaveArrived) replace(parcel, { ...change, progress: waiting, mayHaveArrived });
      else for (const one of covers) store.put({ ...one, progress: waiting });
    };
    if (!(error instanceof ApiError))
      block(parcel, { at: 'refused', statusCode: 0, message: String(error), details: [] }, 'refused');
    else if (isOutage(error)) {
      const { statusCode, retryAfter } = error;
      halted = { end: 'outage', ...(retryAfter !== undefined && { retryAfter: retryAfter * 1000 }) };
      again(statusCode !== 429);
    } else if (error.statusCode === 401) {
      halted = { end: 'signedOut' };
      again(false);
    } else refuse(parcel, error);
  };

  /** Whether a record that is gone lives on as another one. Where the server refuses to say so it does not. */
  const livesOn = async (list: string, record: Stored, known: readonly Stored[]): Promise<boolean> => {
    try {
      return (await collections.of(list).livesOn?.(api, record, known)) ?? false;
    } catch (error) {
      if (error instanceof ApiError && !isOutage(error) && error.statusCode !== 401) return false;
      throw error;
    }
  };

  const fail = async (parcel: Parcel, error: unknown): Promise<void> => {
    const { deed, list, ids } = parcel.change;
    const isMissing = error instanceof ApiError && error.statusCode === 404;
    // Other refusals of this kind, as by a mailbox that is full, name no fields and say nothing of another version.
    const isConflict = error instanceof ApiError && error.statusCode === 409 && error.details.length > 0;
    if (isMissing && (deed.kind === 'remove' || deed.kind === 'bulk')) acknowledge(parcel, null);
    else if (isMissing && deed.kind === 'create') await relink(parcel, error);
    else if (deed.kind === 'update' && (isMissing || isConflict)) {
      const known = await lists.ask(collections.of(list));
      const theirs = known.find(({ id }) => id === ids[0]);
      const wanted = { ...deed.base, ...deed.fields };
      if (!theirs && (await livesOn(list, wanted, known))) acknowledge(parcel, wanted);
      else if (!theirs) block(parcel, { at: 'gone' }, 'gone');
      else if (isConflict) meet(parcel, deed, theirs);
      else await relink(parcel, error);
    } else stop(parcel, error);
  };

  const deliver = async (parcel: Parcel): Promise<void> => {
    // Once it is stored, another tab can send it if this one is closed.
    await store.whenStored(parcel.covers.map(({ id }) => id));
    const collection = collections.of(parcel.change.list);
    try {
      const answer = await call(() => sendChange(api, collection, parcel.change));
      acknowledge(parcel, answer);
    } catch (error) {
      // What follows from a failure may need calls, which can fail as well.
      await fail(parcel, error).catch((again: unknown) => {
        stop(parcel, again);
      });
    }
  };

  /** Whether something waits in a list of which this is true. */
  const waitsIn = (isSo: (list: string) => boolean) =>
    store.getChanges().some(({ list, progress }) => progress.at === 'waiting' && isSo(list));
  const isUntried = (list: string) =>
    !collections.has(list) && !collections.isLearning(list) && !collections.isMissing(list);

  return {
    /** Whether there is anything to send. */
    hasWork: (): boolean => {
      // Unknown collections are fetched in the round of sending.
      if (waitsIn(isUntried)) return true;
      const { parcels, cancelled } = compactChanges(store.getChanges(), collections.find);
      return parcels.length > 0 || cancelled.length > 0;
    },
    /** Whether something waits in a list whose collection could not be fetched. */
    hasUnlearned: (): boolean => waitsIn(collections.isMissing),
    /** Has the current round look at what is new. */
    wakeUp: () => {
      wake.resolve(undefined);
      wake = Promise.withResolvers();
    },
    /** Remembers that a change is under way from now on, here or in another tab. */
    noteSending,
    /** Puts the server's answer into this tab's copy of the list. */
    learnAnswer,
    /** Compares an update that waits in a conflict with the record as it is by now. */
    meetAgain: (change: Change, deed: Extract<Deed, { kind: 'update' }>, theirs: Stored) => {
      meet({ change, covers: [change] }, deed, theirs);
    },
    /** Sends until nothing is left that can be sent, or something holds it up. */
    sendAll: async (): Promise<Round> => {
      const running = new Set<Promise<void>>();
      halted = null;
      collections.tryAgain();
      prune(merges);
      // What is done in one go is looked at together.
      await Promise.resolve();
      for (;;) {
        const woken = wake.promise;
        if (!halted && !isOver()) {
          for (const { list } of store.getChanges()) void collections.learn(list);
          const { parcels, cancelled } = compactChanges(store.getChanges(), collections.find);
          if (cancelled.length > 0) {
            const ids = cancelled.map(({ id }) => id);
            store.take(ids, 'nothingLeft');
            for (const change of cancelled) fates.tell({ change, became: 'acknowledged' });
          }
          for (const parcel of parcels.slice(0, AT_ONCE - running.size)) {
            parcel.covers.forEach(store.showSending);
            noteSending(parcel.change);
            const delivery = deliver(parcel).then(() => {
              running.delete(delivery);
            });
            running.add(delivery);
          }
        }
        const mayGoOn = !halted && !isOver() && waitsIn(collections.isLearning);
        if (running.size === 0 && !mayGoOn)
          return halted ?? { end: waitsIn(collections.isMissing) ? 'unlearned' : 'sent' };
        await Promise.race([woken, ...running]);
      }
    },
  };
};
