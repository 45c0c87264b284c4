import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useApi } from '../data/query';
import { sessionStore } from '../data/storage';
import { createChangeChannel, leadTabs } from './changeChannel';
import { createChangeStorage } from './changeStorage';
import type { Collection, CollectionLoaders, Stored } from './collection';
import type { AskedLists } from './createAskedLists';
import { createOutbox } from './createOutbox';
import type { Outbox } from './createOutbox';
import { createRecords } from './createRecords';
import type { Records } from './createRecords';
import { createCall, createKnownLists } from './knownLists';
import type { KnownLists } from './knownLists';
import { newId } from './newId';
import { createOpenTabs } from './openTabs';
import type { OpenTabs } from './openTabs';
import { createKeptLists } from './keptLists';
import type { KeptLists } from './keptLists';
import { createRecordDrafts } from './recordDrafts';
import type { RecordDrafts } from './recordDrafts';
import { holdUnload } from './holdUnload';
import { withheldIn } from './withheldIn';

/** The records of one user, and their changes on the way to the server. */
export type RecordsStore = {
  lists: KnownLists;
  /** Whose they are: the user's uuid. */
  userId: string;
  outbox: Outbox;
  records: Records;
  drafts: RecordDrafts;
  kept: KeptLists;
  /** The sentences about changes, by the changes' ids. */
  words: Map<string, ChangeWords>;
  /** How many editors have a record open, by `openKey`. An open record shows its problems itself, without a toast. */
  open: Map<string, number>;
  /** The id of this tab, and which others are open. */
  tab: string;
  openTabs: OpenTabs;
  /** What is held for a while, to be taken back, before it is handed over to the outbox: each call does that at once. */
  held: Set<() => void>;
  /** Editors, each with the record that it edits and with what hands over to the outbox what it still holds. */
  editors: Set<Editor>;
};

/** What edits one record. */
export type Editor = { list: string; id: string; save: () => void };

/** Has editors hand over to the outbox what they still hold, instead of waiting for a pause, where it is about their records. */
export const handOver = ({ editors }: Pick<RecordsStore, 'editors'>, isAbout: (editor: Editor) => boolean): void => {
  for (const editor of editors) if (isAbout(editor)) editor.save();
};

/** What the user is told about a change. */
export type ChangeWords = {
  /** The key of the change's toast. Later news replaces its sentence. */
  key: string;
  /** The sentence if the server refuses it: what happened and what is still safe. */
  failed?: string;
  /** What leads on where it was refused and the same sent again would be, too. @default it can be sent again */
  leadsOn?: { label: string; onPress: () => void };
};

const RecordsContext = createContext<RecordsStore | null>(null);

/** What loads the collection of a list; undefined where nothing is known of it. */
const loaderOf = (collections: CollectionLoaders, list: string) =>
  collections[list] ??
  Object.entries(collections).find(([name]) => name.endsWith('/*') && list.startsWith(name.slice(0, -1)))?.[1];

export type RecordsProviderProps = {
  /** Whose records they are: the user's uuid; null for a guest, who has none. */
  userId: string | null;
  collections: CollectionLoaders;
  /** Lists that were asked for before. @default none */
  asked?: AskedLists;
  children: ReactNode;
};

/** Keeps and sends what one user changes, for as long as they are signed in. */
export const RecordsProvider = ({ userId, children, ...props }: RecordsProviderProps) =>
  userId === null ? (
    children
  ) : (
    <RecordsOfOne key={userId} userId={userId} {...props}>
      {children}
    </RecordsOfOne>
  );

function RecordsOfOne({ userId, collections, asked, children }: RecordsProviderProps & { userId: string }) {
  const api = useApi();
  const client = useQueryClient();
  const [store] = useState((): RecordsStore => {
    const lists = createKnownLists(api, client, {
      take: (list) => asked?.take(list, userId),
      peek: (list) => asked?.peek(list, userId),
    });
    const tab = newId();
    const openTabs = createOpenTabs(userId, tab);
    const outbox = createOutbox({
      api,
      call: createCall(client),
      lists,
      collectionOf: async (list) => {
        const load = loaderOf(collections, list);
        if (!load) throw new Error(`Nothing is known of the list ${list}.`);
        return (await load(list)) as Collection<Stored>;
      },
      storage: createChangeStorage(userId),
      channel: createChangeChannel(userId),
      lead: (onLead) => leadTabs(userId, onLead),
      tab,
      openTabs,
      newId,
    });
    return {
      lists,
      userId,
      outbox,
      records: createRecords({ outbox, lists, newId }),
      drafts: createRecordDrafts(userId, sessionStore),
      kept: createKeptLists(userId),
      words: new Map(),
      open: new Map(),
      tab,
      openTabs,
      held: new Set(),
      editors: new Set(),
    };
  });
  useEffect(() => {
    const stop = store.outbox.run();
    // Whether a draft can be sent, only its collection knows.
    for (const { list } of store.drafts.edited()) void store.outbox.learn(list);
    const { outbox } = store;
    // Where the browser keeps nothing, what waits would go with the page.
    const isAtRisk = () => !outbox.isKept() && outbox.getChanges().length > 0;
    const stopAsking = holdUnload(() => isAtRisk() || withheldIn(store).length > 0);
    const stopListening = onlineManager.subscribe((isOnline) => {
      store.outbox.send({ type: isOnline ? 'connection.returned' : 'connection.lost' });
    });
    return () => {
      stopListening();
      stopAsking();
      stop();
      // After signing out somebody else may use this browser.
      store.kept.forget();
    };
  }, [store]);
  return <RecordsContext value={store}>{children}</RecordsContext>;
}

/** The records of whoever is signed in; null for a guest. */
export const useRecordsStoreIfAny = (): RecordsStore | null => use(RecordsContext);

/** The records of whoever is signed in. */
export function useRecordsStore(): RecordsStore {
  const store = use(RecordsContext);
  if (!store) throw new Error('Records need a RecordsProvider above them, and somebody who is signed in.');
  return store;
}
