import type { Api } from '@ezone/api-client';
import { replaceEqualDeep } from '@tanstack/react-query';
import { createActor, fromPromise } from 'xstate';
import type { Change, Deed } from './change';
import { isBlocked } from './change';
import type { ChangeChannel, ChangeNews } from './changeChannel';
import type { ChangeStorage } from './changeStorage';
import type { Collection, Stored } from './collection';
import { createChangeStore } from './createChangeStore';
import { createCollections } from './createCollections';
import { createFates } from './createFates';
import { createSending } from './createSending';
import { joinBlocked } from './joinBlocked';
import type { KnownLists } from './knownLists';
import type { OpenTabs } from './openTabs';
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
  openTabs: Pick<OpenTabs, 'enter' | 'isOpen'>;
  newId: () => string;
};

const areOfOneRecord = (one: Change, other: Change) =>
  one.list === other.list && one.ids.length === 1 && other.ids.length === 1 && one.ids[0] === other.ids[0];

/**
 * Sends the changes of one user, for all tabs of a browser. A change is shown at once, stored before it is sent, and
 * sent by one tab until the server has it. So it survives closing the tab and losing the network, and is applied once
 * however often it is sent. Refused changes and conflicts wait for the user's decision.
 */
export const createOutbox = (options: OutboxOptions) => {
  const { api, call, lists, storage, channel, tab, openTabs, newId } = options;
  let isOver = false;
  let isLeading = false;
  /** Whether the sending tab is held up, as it told this tab. */
  let isLeaderDelayed = false;
  const notice = () => {
    sending.wakeUp();
    if (!isOver) actor.send({ type: 'changes.added' });
  };
  const collections = createCollections({ load: options.collectionOf, onNews: notice });
  const fates = createFates({ tab, isLeading: () => isLeading, isOpen: openTabs.isOpen });
  const store = createChangeStore({ storage, channel, tab, newId, onNews: notice });
  const { getChanges, put, take } = store;
  const sending = createSending({ api, call, lists, store, collections, fates, isOver: () => isOver });

  const machine = outboxMachine.provide({
    actors: { sendAll: fromPromise<Round>(sending.sendAll) },
    guards: {
      hasWork: sending.hasWork,
      hasUnlearned: sending.hasUnlearned,
      hasBlocked: () => getChanges().some(isBlocked),
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
  /**
   * Adds a change. What is written while a change of its record waits for a decision is decided with it, but for what another tab has
   * written without knowledge of it: that is compared with what was decided.
   */
  const place = (change: Change): Change => {
    const { deed } = change;
    const blocked =
      deed.kind === 'update' ? getChanges().find((other) => isBlocked(other) && areOfOneRecord(other, change)) : null;
    const joined = blocked && deed.kind === 'update' && joinBlocked(collections.find(change.list) ?? {}, blocked, deed);
    if (joined) {
      put(joined, change);
      return joined;
    }
    // Another tab has joined the two already, and stored them so.
    if (blocked && isLeading) put(blocked);
    put(change);
    return change;
  };
  const hear = (news: ChangeNews) => {
    switch (news.type) {
      case 'put': {
        const { change, written } = news;
        // The other tab may not have heard yet that the change is being sent, or is done.
        if (written && isLeading) {
          place(written);
          return;
        }
        const { at } = change.progress;
        const known = store.find(change.id);
        const before = known?.progress.at;
        if (store.isDone(change.id)) return;
        // While this tab sends a change, only this tab reports on it.
        if (before === 'sending' && isLeading) return;
        if (isLeading) tellDelay();
        // The tab that was sending it is closed.
        const isOrphan = isLeading && at === 'sending';
        const heard: Change = isOrphan ? { ...change, progress: { at: 'waiting' }, mayHaveArrived: true } : change;
        // News is a copy. What it has in common with what is here stays the same, so that nothing is drawn again for it.
        store.insert(replaceEqualDeep(known, heard));
        if (at === 'sending') sending.noteSending(change);
        else if (at !== 'waiting' && at !== before) fates.tell({ change, became: at });
        break;
      }
      case 'taken': {
        const { change, answer } = news.acknowledged ?? {};
        if (change && collections.has(change.list)) sending.learnAnswer(change, answer);
        const taken = getChanges().filter(({ id }) => news.ids.includes(id));
        // Out of the storage, too: the tab that told it may end before it has done that.
        store.forget(news.ids);
        if (change || news.isNothingLeft)
          for (const one of taken) fates.tell({ change: one, became: 'acknowledged', answer });
        break;
      }
      case 'retry':
        actor.send({ type: 'retry.requested' });
        return;
      case 'delay':
        isLeaderDelayed = news.isDelayed;
        store.refresh();
        return;
    }
    notice();
  };

  const takeUp = async (leads: boolean) => {
    const left = await store.read();
    for (const change of left) {
      if (!store.isDone(change.id) && !store.find(change.id)) store.insert(change);
    }
    if (!leads || isOver) return;
    isLeading = true;
    for (const change of getChanges()) {
      if (change.progress.at === 'sending') put({ ...change, progress: { at: 'waiting' }, mayHaveArrived: true });
    }
    actor.send({ type: 'lead.taken' });
    // Whoever is told may ask what is known of the list. Where that cannot be had the next visit tells.
    for (const { id, list } of getChanges().filter((change) => left.some((one) => one.id === change.id)))
      void collections.learn(list).then(() => {
        const change = store.find(id);
        if (!change || !collections.has(list)) return;
        const { at } = change.progress;
        if (at !== 'waiting' && at !== 'sending') void fates.tellForClosed({ change, became: at });
      });
  };

  return {
    /** Starts sending. Returns a function that ends it; unsent changes stay in the storage. */
    run: () => {
      isOver = false;
      actor = createActor(machine);
      const stopListening = channel.listen(hear);
      const leave = openTabs.enter();
      let wasDelayed = false;
      actor.subscribe(() => {
        store.refresh();
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
        leave();
      };
    },
    /** Tells it that the connection was lost or returned. */
    send: (event: { type: 'connection.lost' | 'connection.returned' }) => {
      actor.send(event);
    },
    /** Whether sending is held up, in whichever tab sends. */
    isDelayed,
    /** Whether it has ended, as when its user has signed out: nothing is sent any more. */
    isOver: () => isOver,
    /** Adds the collection of a list, so that its changes can be applied. */
    register: collections.register,
    /** The collection of a list that has changes. */
    collectionOf: collections.of,
    /** The collection of a list; undefined as long as nothing is known of it. */
    knownCollectionOf: collections.find,
    /** Fetches the collection of a list, unless it is known. Ends when that is clear. */
    learn: collections.learn,
    /** Adds a change. It is shown at once. */
    add: (list: string, ids: readonly string[], deed: Deed): Change => place(store.make(list, ids, deed)),
    /** Sends again what was refused. */
    retry: (id: string) => {
      const change = store.find(id);
      if (change && isBlocked(change)) put({ ...change, progress: { at: 'waiting' } });
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
      const change = store.find(id);
      if (change?.progress.at !== 'conflict' || change.deed.kind !== 'update') return;
      const { theirs, fields: named } = change.progress;
      const kept = Object.entries(change.deed.fields).filter(([field]) => !named.includes(field));
      const wanted: Partial<Stored> = { ...Object.fromEntries(kept), ...fields };
      if (Object.keys(wanted).length === 0) take([id]);
      else {
        // It is another change now, which the server cannot have.
        const { mayHaveArrived: _, ...decided } = change;
        put({ ...decided, deed: { kind: 'update', fields: wanted, base: theirs }, progress: { at: 'waiting' } });
      }
    },
    /** Updates conflicts with a new answer of the server, so that the user decides about the latest values. */
    followList: (list: string, records: readonly Stored[]) => {
      for (const change of getChanges()) {
        const { progress, deed } = change;
        if (change.list !== list || progress.at !== 'conflict' || deed.kind !== 'update') continue;
        const theirs = records.find(({ id }) => id === change.ids[0]);
        if (theirs && JSON.stringify(theirs) !== JSON.stringify(progress.theirs)) {
          sending.meetAgain(change, deed, theirs);
        }
      }
    },
    /** Asks the sending tab to try now. */
    retryNow: () => {
      actor.send({ type: 'retry.requested' });
      channel.tell({ type: 'retry' });
    },
    /** Ends when all changes that there are now lie in the storage, or cannot be kept. */
    whenStored: () => store.whenStored(),
    getChanges,
    /** Whether changes survive a reload; false if the browser forbids storage. */
    isKept: store.isKept,
    subscribe: store.subscribe,
    /** Reports what becomes of the changes of this tab and of tabs that were closed. Returns a function that unsubscribes. */
    onFate: fates.listen,
    /** Reports what becomes of any change, whichever tab tells the user. Returns a function that unsubscribes. */
    onAnyFate: fates.witness,
  };
};

/** The changes of one user that the server does not have yet. */
export type Outbox = ReturnType<typeof createOutbox>;
