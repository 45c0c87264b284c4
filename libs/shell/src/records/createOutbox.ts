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

/** What an outbox works with. */
export type OutboxOptions = {
  api: Api;
  /** Makes a call, and tells the shell how it ended. */
  call: <T>(send: () => Promise<T>) => Promise<T>;
  lists: KnownLists;
  /** The collection of a list; fetched where a change of an earlier visit is the first to ask for it. */
  collectionOf: (list: string) => Promise<Collection<Stored>>;
  storage: ChangeStorage;
  channel: ChangeChannel;
  /** Calls back when it is this tab's turn to send. Returns how to give that up. */
  lead: (onLead: () => void) => () => void;
  /** The id of this tab. */
  tab: string;
  newId: () => string;
};

/** What became of a change: the server has it, or it waits for somebody. */
export type Fate = { change: Change; became: 'acknowledged' | 'refused' | 'conflict' | 'gone' };

/** How many records are sent at once. */
const AT_ONCE = 4;
/** How often in a row a change is brought together with another one before somebody has to decide. */
const MERGES = 5;
/** The most ids that the server takes back out of the trash with one call. */
const RESTORED_AT_ONCE = 1000;

const waiting: Progress = { at: 'waiting' };

/** Whether the same call may well work later. */
const isOutage = ({ isOffline, statusCode }: ApiError) => isOffline || statusCode === 429 || statusCode >= 500;

/**
 * The changes of one user that the server does not have yet, in all tabs of a browser. A change is shown at once, stored before it is
 * sent, and sent by one tab until the server has it; it gets lost neither with the tab nor with the network, and is applied once however
 * often it is sent. What the server refuses, and what others have changed too, waits for somebody's decision.
 */
export const createOutbox = (options: OutboxOptions) => {
  const { api, call, lists, storage, channel, tab, newId } = options;
  let changes: readonly Change[] = [];
  let isKept = true;
  let isOver = false;
  let isLeading = false;
  /** Whether the tab that sends is held up, as that tells it. */
  let isLeaderDelayed = false;
  let lastMoment = 0;
  /** Why this round of sending has to end. */
  let halted: Round | null = null;
  let wake = Promise.withResolvers<undefined>();
  const collections = new Map<string, Collection<Stored>>();
  const storing = new Map<string, Promise<unknown>>();
  const merges = new Map<string, number>();
  const adopted = new Set<string>();
  /** What is done with: news of it may come later than the news of its end. */
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
    for (const list of unknown) collections.set(list, await options.collectionOf(list));
  };

  const show = (next: readonly Change[]) => {
    changes = next;
    for (const onChange of listeners) onChange();
  };
  const tellFate = (fate: Fate) => {
    if (fate.change.tab !== tab && !adopted.has(fate.change.id)) return;
    for (const onFate of fateListeners) onFate(fate);
  };
  const store = (id: string, write: () => Promise<unknown>) => {
    // One after the other for each change, so that what was written last is what is kept.
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

  /** Brings what the server answered into the list, as it is known in this tab. */
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

  /** Puts one change in the place of those that it took into itself. */
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

  /** A change of the record as it is now: sent again if it goes with that, else somebody has to decide. */
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

  /** The record is there, so it is linked to something that is not. Sends the change again without that. */
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
      // As one, in case that is what has arrived.
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
    // Once it is stored it is sent even if this tab ends now: by the next one.
    await Promise.all(parcel.covers.map(({ id }) => storing.get(id)));
    const collection = collectionOf(parcel.change.list);
    try {
      const answer = await call(() => send(collection, parcel.change));
      acknowledge(parcel, answer);
    } catch (error) {
      // What was looked up meanwhile can fail as well.
      await fail(parcel, error).catch((again: unknown) => fail(parcel, again));
    }
  };

  const sendAll = async (): Promise<Round> => {
    const running = new Set<Promise<void>>();
    halted = null;
    for (;;) {
      const woken = wake.promise;
      await learn();
      // Once it is over somebody else may be signed in.
      if (!halted && !isOver) {
        const { parcels, cancelled } = compactChanges(changes, collectionOf);
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
        const isLearned = changes.every(({ list }) => collections.has(list));
        // What is done to an unknown list is known in the round itself.
        if (!isLearned) return changes.some(({ progress }) => progress.at === 'waiting');
        const { parcels, cancelled } = compactChanges(changes, collectionOf);
        return parcels.length > 0 || cancelled.length > 0;
      },
      hasBlocked: () => changes.some(isBlocked),
    },
  });
  let actor = createActor(machine);

  const isDelayed = (): boolean => (isLeading ? actor.getSnapshot().hasTag('delayed') : isLeaderDelayed);
  const tellDelay = () => {
    channel.tell({ type: 'delay', isDelayed: isDelayed() });
  };
  const hear = (news: ChangeNews) => {
    switch (news.type) {
      case 'put': {
        const mine = changes.find(({ id }) => id === news.change.id);
        // What this tab is sending is this tab's to tell of.
        if (done.has(news.change.id) || (mine?.progress.at === 'sending' && isLeading)) return;
        // The tab that sent before this one has ended.
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
        for (const id of news.ids) done.add(id);
        show(changes.filter(({ id }) => !news.ids.includes(id)));
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
      if (done.has(change.id) || changes.some(({ id }) => id === change.id)) continue;
      show(insert(change));
      // Whoever made it is gone, or tells of it too: twice is better than never.
      if (leads) adopted.add(change.id);
    }
    if (!leads || isOver) return;
    isLeading = true;
    for (const change of changes) {
      if (change.progress.at === 'sending') put({ ...change, progress: waiting, mayHaveArrived: true });
    }
    actor.send({ type: 'lead.taken' });
  };

  return {
    /** Begins to work. Returns how to end it; what is not sent by then waits in the storage. */
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
    /** Tells it how the connection stands. */
    send: (event: { type: 'connection.lost' | 'connection.returned' }) => {
      actor.send(event);
    },
    /** Whether something holds up the sending, in whichever tab does it. */
    isDelayed,
    /** Tells what is known of a list, so that its changes can be applied. */
    register: (collection: Collection<Stored>) => {
      collections.set(collection.list, collection);
    },
    /** What is known of a list that changes were made in. */
    collectionOf,
    /** Adds a change. It is shown at once. */
    add: (list: string, ids: readonly string[], deed: Deed): Change => {
      lastMoment = Math.max(Date.now(), lastMoment + 1);
      const change: Change = { id: newId(), list, ids, deed, madeAt: lastMoment, tab, progress: waiting };
      if (deed.kind === 'remove') {
        // What the server would not have of a record goes with the record.
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
    /** Gives a change up. */
    discard: (id: string) => {
      take([id]);
    },
    /**
     * Decides a conflict.
     * @param fields what the fields in conflict are to be; without it they stay as they are with the others
     */
    resolve: (id: string, fields: Partial<Stored> | null) => {
      const change = changes.find((other) => other.id === id);
      if (change?.progress.at !== 'conflict' || change.deed.kind !== 'update') return;
      const { theirs, fields: named } = change.progress;
      const kept = Object.entries(change.deed.fields).filter(([field]) => !named.includes(field));
      const wanted: Partial<Stored> = { ...Object.fromEntries(kept), ...fields };
      if (Object.keys(wanted).length === 0) take([id]);
      else put({ ...change, deed: { kind: 'update', fields: wanted, base: theirs }, progress: waiting });
    },
    /** Tells what the server now has in a list: whoever decides a conflict decides about the newest. */
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
    /** Asks the tab that sends to try now. */
    retryNow: () => {
      actor.send({ type: 'retry.requested' });
      channel.tell({ type: 'retry' });
    },
    getChanges: () => changes,
    /** Whether changes survive a reload here; false where the browser forbids it. */
    isKept: () => isKept,
    subscribe: (onChange: () => void) => {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
    /** Hears what becomes of the changes of this tab, and of those that an earlier visit has left. */
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
