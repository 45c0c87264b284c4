import { ApiError } from '@ezone/api-client';
import type { Api } from '@ezone/api-client';
import { createActor, fromPromise } from 'xstate';
import { callForEach } from './callForEach';
import type { Change, Deed, Progress } from './change';
import { concernsSame, isBlocked } from './change';
import type { ChangeChannel, ChangeNews } from './changeChannel';
import type { ChangeStorage } from './changeStorage';
import type { Collection, Placed, Stored } from './collection';
import { compactChanges } from './compactChanges';
import type { Parcel } from './compactChanges';
import { applyChange } from './foldChanges';
import type { KnownLists } from './knownLists';
import { mergeFields } from './mergeFields';
import { outboxMachine } from './outboxMachine';
import type { Round } from './outboxMachine';

/** What an outbox needs. */
export type OutboxOptions = {
  api: Api;
  /** Makes a call and tells the shell whether the server was reached. */
  call: <T>(send: () => Promise<T>) => Promise<T>;
  lists: KnownLists;
  /** Fetches the collection of a list, for a change of an earlier visit whose page was not opened yet. */
  collectionOf: (list: string) => Promise<Collection<Stored>>;
  storage: ChangeStorage;
  channel: ChangeChannel;
  /** Calls back when this tab becomes the sending tab. Returns a function that ends that. */
  lead: (onLead: () => void) => () => void;
  /** The id of this tab. */
  tab: string;
  newId: () => string;
};

/** What became of a change: the server has it, or it waits for the user. */
export type Fate = { change: Change; became: 'acknowledged' | 'refused' | 'conflict' | 'gone' };

/** How many records are sent at once. */
const AT_ONCE = 4;
/** How many times a change is merged and sent again before the user has to decide. */
const MERGES = 5;
/** The most ids that the server takes back out of the trash with one call. */
const RESTORED_AT_ONCE = 1000;

const waiting: Progress = { at: 'waiting' };

/** Whether the same call can succeed later. */
const isOutage = ({ isOffline, statusCode }: ApiError) => isOffline || statusCode === 429 || statusCode >= 500;

const areOfOneRecord = (one: Change, other: Change) =>
  one.list === other.list && one.ids.length === 1 && other.ids.length === 1 && one.ids[0] === other.ids[0];

/** A change that waits for somebody, with what was written since; null where the two stay apart. */
function joinBlocked(blocked: Change, { fields }: Extract<Deed, { kind: 'update' }>): Change | null {
  const { deed, progress } = blocked;
  // What was refused is tried again with what was written to mend it.
  const next: Progress = progress.at === 'refused' ? waiting : progress;
  if (deed.kind === 'create')
    return { ...blocked, deed: { ...deed, record: { ...deed.record, ...fields } }, progress: next };
  if (deed.kind !== 'update') return null;
  return { ...blocked, deed: { ...deed, fields: { ...deed.fields, ...fields } }, progress: next };
}

/**
 * Sends the changes of one user, for all tabs of a browser. A change is shown at once, stored before it is sent, and
 * sent by one tab until the server has it. So it survives closing the tab and losing the network, and is applied once
 * however often it is sent. Refused changes and conflicts wait for the user's decision.
 */
export const createOutbox = (options: OutboxOptions) => {
  const { api, call, lists, storage, channel, tab, newId } = options;
  let changes: readonly Change[] = [];
  let isKept = true;
  let isOver = false;
  let isLeading = false;
  /** Whether the sending tab is held up, as it told this tab. */
  let isLeaderDelayed = false;
  let lastMoment = 0;
  /** Why the current round of sending must end. */
  let halted: Round | null = null;
  let wake = Promise.withResolvers<undefined>();
  const collections = new Map<string, Collection<Stored>>();
  /** Lists of which nothing could be learned in this round. */
  const unlearned = new Set<string>();
  const storing = new Map<string, Promise<unknown>>();
  const merges = new Map<string, number>();
  const adopted = new Set<string>();
  /** The ids of finished changes, because older news of them may still arrive. */
  const done = new Set<string>();
  const listeners = new Set<() => void>();
  const fateListeners = new Set<(fate: Fate) => void>();

  const collectionOf = (list: string): Collection<Stored> => {
    const collection = collections.get(list);
    if (!collection) throw new Error(`Nothing is known of the list ${list}.`);
    return collection;
  };
  const learn = async () => {
    const unknown = new Set(changes.map(({ list }) => list).filter((list) => !collections.has(list)));
    for (const list of unknown) {
      try {
        collections.set(list, await options.collectionOf(list));
      } catch {
        // An app that is gone with a release, or could not be fetched: its changes wait, and nobody else's.
        unlearned.add(list);
      }
    }
  };
  const learned = () => changes.filter(({ list }) => !unlearned.has(list));

  const show = (next: readonly Change[]) => {
    changes = next;
    for (const onChange of listeners) onChange();
  };
  const tellFate = (fate: Fate) => {
    if (fate.change.tab !== tab && !adopted.has(fate.change.id)) return;
    for (const onFate of fateListeners) onFate(fate);
  };
  const store = (id: string, write: () => Promise<unknown>) => {
    // The writes of a change run one after the other, so that the last one wins.
    const before = storing.get(id) ?? Promise.resolve();
    const written = before.then(write).catch(() => {
      isKept = false;
    });
    storing.set(id, written);
    return written;
  };
  const insert = (change: Change) => {
    const others = changes.filter(({ id }) => id !== change.id);
    const at = others.findIndex(({ madeAt }) => madeAt > change.madeAt);
    return at === -1 ? [...others, change] : others.toSpliced(at, 0, change);
  };
  const notice = () => {
    wake.resolve(undefined);
    wake = Promise.withResolvers();
    actor.send({ type: 'changes.added' });
  };
  const put = (change: Change) => {
    show(insert(change));
    void store(change.id, () => storage.put(change));
    channel.tell({ type: 'put', change });
    notice();
  };
  const forget = (ids: readonly string[]) => {
    show(changes.filter(({ id }) => !ids.includes(id)));
    for (const id of ids) {
      done.add(id);
      merges.delete(id);
      void store(id, () => storage.remove(id)).then(() => storing.delete(id));
    }
  };
  const take = (ids: readonly string[], acknowledged?: { change: Change; answer: unknown }) => {
    forget(ids);
    channel.tell({ type: 'taken', ids, ...(acknowledged && { acknowledged }) });
    notice();
  };
  const setProgress = (change: Change, progress: Progress) => {
    put({ ...change, progress });
  };

  /** Puts the server's answer into this tab's copy of the list. */
  const learnAnswer = (change: Change, answer: unknown) => {
    lists.change(change.list, (records) => {
      const collection = collectionOf(change.list);
      const { deed } = change;
      if (deed.kind !== 'create' && deed.kind !== 'update') return applyChange(collection, records, change);
      const stored = answer as Stored;
      return records.some(({ id }) => id === stored.id)
        ? records.map((record) => (record.id === stored.id ? stored : record))
        : deed.kind === 'create'
          ? applyChange(collection, records, { ids: [stored.id], deed: { kind: 'create', record: stored } })
          : records;
    });
  };
  const acknowledge = ({ change, covers }: Parcel, answer: unknown) => {
    learnAnswer(change, answer);
    take(
      covers.map(({ id }) => id),
      { change, answer },
    );
    for (const one of covers) tellFate({ change: one, became: 'acknowledged' });
  };

  const restore = async (collection: Collection<Stored>, records: readonly Placed[]): Promise<unknown> => {
    if (collection.restore) return collection.restore(api, records);
    const removed = new Map(records.map(({ record }) => [record.id, record]));
    for (let from = 0; from < records.length; from += RESTORED_AT_ONCE) {
      const ids = records.slice(from, from + RESTORED_AT_ONCE).map(({ record }) => record.id);
      for (const id of await api.restoreFromTrash({ body: { list: collection.list, ids } })) removed.delete(id);
    }
    // What was removed before the server had it is in no trash.
    return callForEach([...removed.values()], (record) => collection.create(api, record));
  };
  const send = (collection: Collection<Stored>, { ids, deed }: Change): Promise<unknown> => {
    switch (deed.kind) {
      case 'create':
        return collection.create(api, deed.record);
      case 'update':
        return collection.update(api, { ...deed.base, ...deed.fields }, deed.base);
      case 'remove':
        return collection.remove(api, ids);
      case 'restore':
        return restore(collection, deed.records);
      case 'bulk': {
        const bulk = collection.bulk?.[deed.name];
        return bulk ? bulk.send(api, ids, deed.given as never) : Promise.reject(new Error(`There is no ${deed.name}.`));
      }
    }
  };

  /** Replaces the joined changes by one. */
  const replace = ({ covers }: Parcel, change: Change) => {
    const rest = covers.slice(1).map(({ id }) => id);
    if (rest.length > 0) take(rest);
    put(change);
  };
  const block = (parcel: Parcel, progress: Progress, became: Fate['became']) => {
    const change = { ...parcel.change, progress };
    replace(parcel, change);
    tellFate({ change, became });
  };

  /** Merges an update with the record as it is now. It is sent again if it fits, otherwise the user has to decide. */
  const meet = (parcel: Parcel, deed: Extract<Deed, { kind: 'update' }>, theirs: Stored) => {
    const { change } = parcel;
    const { fields, conflicts } = mergeFields(collectionOf(change.list), deed.base, deed.fields, theirs);
    const tried = (merges.get(change.id) ?? 0) + 1;
    if (conflicts.length === 0 && Object.keys(fields).length === 0) acknowledge(parcel, theirs);
    else if (conflicts.length === 0 && tried <= MERGES) {
      merges.set(change.id, tried);
      replace(parcel, { ...change, deed: { kind: 'update', fields, base: theirs }, progress: waiting });
    } else {
      const waits = { ...parcel, change: { ...change, deed: { ...deed, fields: { ...deed.fields, ...fields } } } };
      const named = conflicts.length > 0 ? conflicts : Object.keys(fields);
      block(waits, { at: 'conflict', fields: named, theirs }, 'conflict');
    }
  };

  /** The record exists, so something that it links to does not. Sends the change again without that link. */
  const relink = async (parcel: Parcel, error: ApiError) => {
    const { change } = parcel;
    const { deed } = change;
    const { relink: without } = collectionOf(change.list);
    const { statusCode, message, details } = error;
    const refused = () => block(parcel, { at: 'refused', statusCode, message, details }, 'refused');
    const tried = (merges.get(change.id) ?? 0) + 1;
    if (!without || tried > MERGES || (deed.kind !== 'create' && deed.kind !== 'update')) return refused();
    merges.set(change.id, tried);
    const record = await without(api, deed.kind === 'create' ? deed.record : { ...deed.base, ...deed.fields });
    if (deed.kind === 'create')
      return replace(parcel, { ...change, deed: { kind: 'create', record }, progress: waiting });
    const fields = Object.fromEntries(Object.keys(deed.fields).map((field) => [field, record[field as keyof Stored]]));
    return replace(parcel, { ...change, deed: { ...deed, fields }, progress: waiting });
  };

  const fail = async (parcel: Parcel, error: unknown): Promise<void> => {
    const { change, covers } = parcel;
    const again = (mayHaveArrived: boolean) => {
      // Kept joined, in case the joined change has arrived.
      if (mayHaveArrived) replace(parcel, { ...change, progress: waiting, mayHaveArrived });
      else for (const one of covers) setProgress(one, waiting);
    };
    if (!(error instanceof ApiError)) {
      block(parcel, { at: 'refused', statusCode: 0, message: String(error), details: [] }, 'refused');
      return;
    }
    const { statusCode, message, details, retryAfter } = error;
    if (isOutage(error)) {
      halted = { end: 'outage', ...(retryAfter !== undefined && { retryAfter: retryAfter * 1000 }) };
      again(statusCode !== 429);
      return;
    }
    if (statusCode === 401) {
      halted = { end: 'signedOut' };
      again(false);
      return;
    }
    const { deed } = change;
    if (statusCode === 404 && (deed.kind === 'remove' || deed.kind === 'bulk')) acknowledge(parcel, null);
    else if (statusCode === 404 && deed.kind === 'create') await relink(parcel, error);
    else if (deed.kind === 'update' && (statusCode === 404 || statusCode === 409)) {
      const collection = collectionOf(change.list);
      const theirs = (await lists.ask(collection)).find(({ id }) => id === change.ids[0]);
      if (!theirs) block(parcel, { at: 'gone' }, 'gone');
      else if (statusCode === 409) meet(parcel, deed, theirs);
      else await relink(parcel, error);
    } else block(parcel, { at: 'refused', statusCode, message, details }, 'refused');
  };

  const deliver = async (parcel: Parcel): Promise<void> => {
    // Once it is stored, another tab can send it if this one is closed.
    await Promise.all(parcel.covers.map(({ id }) => storing.get(id)));
    const collection = collectionOf(parcel.change.list);
    try {
      const answer = await call(() => send(collection, parcel.change));
      acknowledge(parcel, answer);
    } catch (error) {
      // Handling a failure makes calls, too, which can fail.
      await fail(parcel, error).catch((again: unknown) => fail(parcel, again));
    }
  };

  const sendAll = async (): Promise<Round> => {
    const running = new Set<Promise<void>>();
    halted = null;
    unlearned.clear();
    for (;;) {
      const woken = wake.promise;
      await learn();
      // After the end somebody else may be signed in.
      if (!halted && !isOver) {
        const { parcels, cancelled } = compactChanges(learned(), collectionOf);
        if (cancelled.length > 0) {
          take(cancelled.map(({ id }) => id));
          for (const change of cancelled) tellFate({ change, became: 'acknowledged' });
        }
        for (const parcel of parcels.slice(0, AT_ONCE - running.size)) {
          for (const one of parcel.covers) {
            const sending: Change = { ...one, progress: { at: 'sending' } };
            show(insert(sending));
            channel.tell({ type: 'put', change: sending });
          }
          const delivery = deliver(parcel).then(() => {
            running.delete(delivery);
          });
          running.add(delivery);
        }
      }
      if (running.size === 0) return halted ?? { end: 'sent' };
      await Promise.race([woken, ...running]);
    }
  };

  const machine = outboxMachine.provide({
    actors: { sendAll: fromPromise<Round>(sendAll) },
    guards: {
      hasWork: () => {
        const sendable = learned();
        const isLearned = sendable.every(({ list }) => collections.has(list));
        // Unknown collections are fetched in the round of sending.
        if (!isLearned) return sendable.some(({ progress }) => progress.at === 'waiting');
        const { parcels, cancelled } = compactChanges(sendable, collectionOf);
        return parcels.length > 0 || cancelled.length > 0;
      },
      hasBlocked: () => changes.some(isBlocked),
    },
  });
  let actor = createActor(machine);

  const isDelayed = (): boolean => {
    if (!isLeading) return isLeaderDelayed;
    const status = actor.getSnapshot();
    // Each try of an outage is a part of it.
    return status.hasTag('delayed') || status.context.outages > 0;
  };
  const tellDelay = () => {
    channel.tell({ type: 'delay', isDelayed: isDelayed() });
  };
  const hear = (news: ChangeNews) => {
    switch (news.type) {
      case 'put': {
        const mine = changes.find(({ id }) => id === news.change.id);
        // While this tab sends a change, only this tab reports on it.
        if (done.has(news.change.id) || (mine?.progress.at === 'sending' && isLeading)) return;
        // The tab that was sending it is closed.
        const isOrphan = isLeading && news.change.progress.at === 'sending';
        if (isLeading) tellDelay();
        show(insert(isOrphan ? { ...news.change, progress: waiting, mayHaveArrived: true } : news.change));
        const { at } = news.change.progress;
        if (at !== 'waiting' && at !== 'sending' && at !== mine?.progress.at) {
          tellFate({ change: news.change, became: at });
        }
        break;
      }
      case 'taken':
        if (news.acknowledged) {
          const { change, answer } = news.acknowledged;
          if (collections.has(change.list)) learnAnswer(change, answer);
          for (const one of changes.filter(({ id }) => news.ids.includes(id))) {
            tellFate({ change: one, became: 'acknowledged' });
          }
        }
        // Out of the storage, too: the tab that told it may end before it has done that.
        forget(news.ids);
        break;
      case 'retry':
        actor.send({ type: 'retry.requested' });
        return;
      case 'delay':
        isLeaderDelayed = news.isDelayed;
        show(changes);
        return;
    }
    notice();
  };

  const takeUp = async (leads: boolean) => {
    const left = await storage.read().catch((): readonly Change[] => {
      isKept = false;
      return [];
    });
    for (const change of left.toSorted((one, other) => one.madeAt - other.madeAt)) {
      lastMoment = Math.max(lastMoment, change.madeAt);
      if (done.has(change.id)) continue;
      // The tab that made it may be closed. If it is not, the user is told twice, which is better than never.
      if (leads) adopted.add(change.id);
      if (!changes.some(({ id }) => id === change.id)) show(insert(change));
    }
    if (!leads || isOver) return;
    isLeading = true;
    for (const change of changes) {
      if (change.progress.at === 'sending') put({ ...change, progress: waiting, mayHaveArrived: true });
    }
    actor.send({ type: 'lead.taken' });
    // Whoever is told may ask what is known of the list. Where that cannot be had the next visit tells.
    await learn().catch(() => undefined);
    if (isOver) return;
    for (const change of changes) {
      const { at } = change.progress;
      const isLeft = collections.has(change.list) && left.some(({ id }) => id === change.id);
      if (isLeft && at !== 'waiting' && at !== 'sending') tellFate({ change, became: at });
    }
  };

  return {
    /** Starts sending. Returns a function that ends it; unsent changes stay in the storage. */
    run: () => {
      isOver = false;
      actor = createActor(machine);
      const stopListening = channel.listen(hear);
      let wasDelayed = false;
      actor.subscribe(() => {
        show(changes);
        if (!isLeading || wasDelayed === isDelayed()) return;
        wasDelayed = isDelayed();
        tellDelay();
      });
      actor.start();
      void takeUp(false);
      const giveUpLead = options.lead(() => void takeUp(true));
      return () => {
        isOver = true;
        isLeading = false;
        stopListening();
        actor.stop();
        giveUpLead();
      };
    },
    /** Tells it that the connection was lost or returned. */
    send: (event: { type: 'connection.lost' | 'connection.returned' }) => {
      actor.send(event);
    },
    /** Whether sending is held up, in whichever tab sends. */
    isDelayed,
    /** Adds the collection of a list, so that its changes can be applied. */
    register: (collection: Collection<Stored>) => {
      collections.set(collection.list, collection);
    },
    /** The collection of a list that has changes. */
    collectionOf,
    /** Adds a change. It is shown at once. */
    add: (list: string, ids: readonly string[], deed: Deed): Change => {
      lastMoment = Math.max(Date.now(), lastMoment + 1);
      const change: Change = { id: newId(), list, ids, deed, madeAt: lastMoment, tab, progress: waiting };
      if (deed.kind === 'update') {
        // What is written while a change waits for a decision is decided with it.
        const blocked = changes.find((other) => isBlocked(other) && areOfOneRecord(other, change));
        const joined = blocked && joinBlocked(blocked, deed);
        if (joined) {
          put(joined);
          return joined;
        }
      }
      if (deed.kind === 'remove') {
        // Refused changes of a record are dropped when the record is removed.
        const given = changes.filter(
          (other) => isBlocked(other) && other.ids.length === 1 && concernsSame(other, change),
        );
        if (given.length > 0) take(given.map(({ id }) => id));
        const neverStored = given.filter((other) => other.deed.kind === 'create').flatMap((other) => other.ids);
        const left = ids.filter((id) => !neverStored.includes(id));
        if (left.length === 0) return change;
        put({ ...change, ids: left });
        return change;
      }
      put(change);
      return change;
    },
    /** Sends again what was refused. */
    retry: (id: string) => {
      const change = changes.find((other) => other.id === id);
      if (change && isBlocked(change)) setProgress(change, waiting);
    },
    /** Discards a change. */
    discard: (id: string) => {
      take([id]);
    },
    /**
     * Decides a conflict.
     * @param fields the chosen values of the fields in conflict; null keeps the values of the others
     */
    resolve: (id: string, fields: Partial<Stored> | null) => {
      const change = changes.find((other) => other.id === id);
      if (change?.progress.at !== 'conflict' || change.deed.kind !== 'update') return;
      const { theirs, fields: named } = change.progress;
      const kept = Object.entries(change.deed.fields).filter(([field]) => !named.includes(field));
      const wanted: Partial<Stored> = { ...Object.fromEntries(kept), ...fields };
      if (Object.keys(wanted).length === 0) take([id]);
      else {
        // It is another change now, which the server cannot have.
        const { mayHaveArrived: _, ...decided } = change;
        put({ ...decided, deed: { kind: 'update', fields: wanted, base: theirs }, progress: waiting });
      }
    },
    /** Updates conflicts with a new answer of the server, so that the user decides about the latest values. */
    followList: (list: string, records: readonly Stored[]) => {
      for (const change of changes) {
        const { progress, deed } = change;
        if (change.list !== list || progress.at !== 'conflict' || deed.kind !== 'update') continue;
        const theirs = records.find(({ id }) => id === change.ids[0]);
        if (theirs && JSON.stringify(theirs) !== JSON.stringify(progress.theirs)) {
          meet({ change, covers: [change] }, deed, theirs);
        }
      }
    },
    /** Asks the sending tab to try now. */
    retryNow: () => {
      actor.send({ type: 'retry.requested' });
      channel.tell({ type: 'retry' });
    },
    /** Ends when all changes that there are now lie in the storage, or cannot be kept. */
    whenStored: async (): Promise<void> => {
      await Promise.all(storing.values());
    },
    getChanges: () => changes,
    /** Whether changes survive a reload; false if the browser forbids storage. */
    isKept: () => isKept,
    subscribe: (onChange: () => void) => {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
    /**
     * Reports what becomes of the changes of this tab and of an earlier visit. Returns a function that unsubscribes.
     */
    onFate: (onFate: (fate: Fate) => void) => {
      fateListeners.add(onFate);
      return () => {
        fateListeners.delete(onFate);
      };
    },
  };
};

/** The changes of one user that the server does not have yet. */
export type Outbox = ReturnType<typeof createOutbox>;
