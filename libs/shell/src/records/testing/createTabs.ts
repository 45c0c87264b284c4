import type { Api } from '@ezone/api-client';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import type { Change } from '../change';
import type { ChangeNews } from '../changeChannel';
import type { Collection, Stored } from '../collection';
import { createOutbox } from '../createOutbox';
import { createRecords } from '../createRecords';
import { createKnownLists, listKey } from '../knownLists';
import type { FakeRecordServer } from './fakeRecordServer';

/**
 * One user's browser, for specs: tabs that share a storage, hear each other, and take turns at sending. A tab can die at any moment.
 * @param latency milliseconds until a tab hears what another one tells
 */
export const createTabs = (server: FakeRecordServer, latency = 0) => {
  const stored = new Map<string, Change>();
  const tabs = new Set<Tab>();
  const waitingToLead: { tab: Tab; onLead: () => void }[] = [];
  let leader: Tab | null = null;
  let lastId = 0;
  const newId = () => `id${String((lastId += 1)).padStart(4, '0')}`;
  const passOn = () => {
    if (leader) return;
    const next = waitingToLead.shift();
    if (!next) return;
    leader = next.tab;
    next.onLead();
  };

  const open = () => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
    const api = { restoreFromTrash: server.restoreFromTrash } as unknown as Api;
    const collection = server.collection as unknown as Collection<Stored>;
    let hear: ((news: ChangeNews) => void) | null = null;
    let isDead = false;
    let stopShowing: (() => void) | null = null;
    const lists = createKnownLists(api, client);
    const name = newId();
    const tab: Tab = {
      name,
      hear: (news) => {
        if (!isDead) hear?.(news);
      },
      lists,
      outbox: createOutbox({
        api,
        call: (send) => send(),
        lists,
        collectionOf: () => Promise.resolve(collection),
        storage: {
          read: () => Promise.resolve([...stored.values()]),
          put: (change) => Promise.resolve(isDead || stored.set(change.id, structuredClone(change))),
          remove: (id) => Promise.resolve(isDead || stored.delete(id)),
        },
        channel: {
          tell: (news) => {
            if (isDead) return;
            // `structuredClone` makes objects of another realm than that of the spec, which are alike in no library's eyes.
            const copy = JSON.parse(JSON.stringify(news)) as ChangeNews;
            const arrive = () => {
              for (const other of tabs) if (other !== tab) other.hear(copy);
            };
            if (latency > 0) setTimeout(arrive, latency);
            else queueMicrotask(arrive);
          },
          listen: (onNews) => {
            hear = onNews;
            return () => {
              hear = null;
            };
          },
        },
        lead: (onLead) => {
          waitingToLead.push({ tab, onLead });
          passOn();
          return () => undefined;
        },
        tab: name,
        openTabs: {
          enter: () => () => undefined,
          isOpen: (id) => Promise.resolve([...tabs].some((one) => one.name === id)),
        },
        newId,
      }),
      collection,
      records: undefined as unknown as Tab['records'],
      refresh: async () => {
        await lists.ask(collection).catch(() => undefined);
        tab.outbox.followList(collection.list, lists.read(collection.list) ?? []);
        if (!isDead && tab.isLoaded()) stopShowing ??= show();
      },
      close: () => undefined,
      isLoaded: () => client.getQueryData(listKey(collection.list)) !== undefined,
    };
    // As a page that shows the list, once it is there.
    const show = () =>
      new QueryObserver(client, { ...lists.query(collection), staleTime: Infinity }).subscribe(({ data }) => {
        if (data && !isDead) tab.outbox.followList(collection.list, data);
      });
    tab.records = createRecords({ outbox: tab.outbox, lists, newId });
    tab.outbox.register(collection);
    const stop = tab.outbox.run();
    const stopLive = server.onChange(() => {
      if (!isDead) void tab.refresh();
    });
    tab.close = () => {
      isDead = true;
      stop();
      stopLive();
      stopShowing?.();
      client.clear();
      tabs.delete(tab);
      const at = waitingToLead.findIndex((other) => other.tab === tab);
      if (at >= 0) waitingToLead.splice(at, 1);
      if (leader !== tab) return;
      leader = null;
      passOn();
    };
    tabs.add(tab);
    void tab.refresh();
    return tab;
  };
  return { open, tabs, stored };
};

/** One tab of the user's browser. */
export type Tab = {
  name: string;
  hear: (news: ChangeNews) => void;
  lists: ReturnType<typeof createKnownLists>;
  outbox: ReturnType<typeof createOutbox>;
  records: ReturnType<typeof createRecords>;
  collection: Collection<Stored>;
  /** Asks for the list, as a live event makes it do. */
  refresh: () => Promise<void>;
  /** The tab dies: it does nothing more, and what it had not stored is lost. */
  close: () => void;
  isLoaded: () => boolean;
};
