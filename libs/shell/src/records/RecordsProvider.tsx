import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useApi } from '../data/query';
import { sessionStore } from '../data/storage';
import { createChangeChannel, leadTabs } from './changeChannel';
import { createChangeStorage } from './changeStorage';
import type { Collection, Stored } from './collection';
import { createOutbox } from './createOutbox';
import type { Outbox } from './createOutbox';
import { createRecords } from './createRecords';
import type { Records } from './createRecords';
import { createCall, createKnownLists } from './knownLists';
import { newId } from './newId';
import { createRecordDrafts } from './recordDrafts';
import type { RecordDrafts } from './recordDrafts';

/** The records of one user, and their changes on the way to the server. */
export type RecordsStore = {
  outbox: Outbox;
  records: Records;
  drafts: RecordDrafts;
  /** What was said of changes, by their ids. */
  words: Map<string, ChangeWords>;
};

/** What the user is told of a change. */
export type ChangeWords = {
  /** The one toast of the change, which says something else with each turn that it takes. */
  key: string;
  /** What is said where the server refuses it: what happened and what is still safe. */
  failed?: string;
};

const RecordsContext = createContext<RecordsStore | null>(null);

/** Collections by the names of their lists, fetched where a change of an earlier visit needs one before its page is open. */
export type CollectionLoaders = Readonly<Record<string, () => Promise<Collection<Stored>>>>;

export type RecordsProviderProps = {
  /** Whose records they are: the user's uuid. */
  userId: string;
  collections: CollectionLoaders;
  children: ReactNode;
};

/** Keeps and sends what one user changes, for as long as they are signed in. With another user it has to be another one. */
export const RecordsProvider = ({ userId, collections, children }: RecordsProviderProps) => {
  const api = useApi();
  const client = useQueryClient();
  const [store] = useState((): RecordsStore => {
    const lists = createKnownLists(api, client);
    const outbox = createOutbox({
      api,
      call: createCall(client),
      lists,
      collectionOf: (list) => {
        const load = collections[list];
        return load ? load() : Promise.reject(new Error(`Nothing is known of the list ${list}.`));
      },
      storage: createChangeStorage(userId),
      channel: createChangeChannel(userId),
      lead: (onLead) => leadTabs(userId, onLead),
      tab: newId(),
      newId,
    });
    return {
      outbox,
      records: createRecords({ outbox, lists, newId }),
      drafts: createRecordDrafts(userId, sessionStore),
      words: new Map(),
    };
  });
  useEffect(() => {
    const stop = store.outbox.run();
    const stopListening = onlineManager.subscribe((isOnline) => {
      store.outbox.send({ type: isOnline ? 'connection.returned' : 'connection.lost' });
    });
    return () => {
      stopListening();
      stop();
    };
  }, [store]);
  return <RecordsContext value={store}>{children}</RecordsContext>;
};

/** The records of whoever is signed in. */
export function useRecordsStore(): RecordsStore {
  const store = use(RecordsContext);
  if (!store) throw new Error('Records need a RecordsProvider above them, and somebody who is signed in.');
  return store;
}
