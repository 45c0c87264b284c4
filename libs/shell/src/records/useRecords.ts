import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { refresh, useApi } from '../data/query';
import { useToast } from '../notices/toast';
import { useRecordsChanged } from '../session/live';
import type { Collection, Stored } from './collection';
import type { UndoEntry } from './createRecords';
import { listKey, listQuery } from './knownLists';
import { recordsMessages } from './messages';
import { useRecordsStore } from './RecordsProvider';
import { statesOf } from './recordState';
import type { RecordState } from './recordState';

/** What is said of something that was done; without `done` nothing is, and Ctrl Z takes it back all the same. */
export type Said = {
  /** The sentence of the toast that offers to take it back. */
  done?: string;
  /** The sentence in its place where the server refuses. */
  failed?: string;
};

/** How long the offer to take something back is on screen, in milliseconds. */
const OFFER_LASTS = 8000;

/** The records of a list as they are shown, and the ways to change them. */
export function useRecords<R extends Stored>(typed: Collection<R>) {
  const collection = typed as Collection<Stored>;
  const { list } = collection;
  const { outbox, records, words } = useRecordsStore();
  const api = useApi();
  const client = useQueryClient();
  const toast = useToast();
  const { formatMessage } = useIntl();
  useState(() => {
    outbox.register(collection);
  });

  const query = useQuery({
    ...listQuery(api, collection),
    // Nobody has listened to what was changed elsewhere while the list was not on screen.
    refetchOnMount: 'always',
  });
  useRecordsChanged(list, () => refresh(client, listKey(list)));
  const { data } = query;
  useEffect(() => {
    if (data) outbox.followList(list, data);
  }, [outbox, list, data]);

  const subscribe = useCallback(
    (onChange: () => void) => {
      const stopChanges = outbox.subscribe(onChange);
      const stopQueries = client.getQueryCache().subscribe(({ type, query: changed }) => {
        if (type === 'updated' && changed.queryKey[0] === 'records' && changed.queryKey[1] === list) onChange();
      });
      return () => {
        stopChanges();
        stopQueries();
      };
    },
    [outbox, client, list],
  );
  const shown = useSyncExternalStore(subscribe, () => records.shown(collection));
  const changes = useSyncExternalStore(outbox.subscribe, outbox.getChanges);
  const states = useMemo(() => statesOf(list, changes), [list, changes]);

  const actions = useMemo(() => {
    const say = (entry: UndoEntry | null, { done, failed }: Said = {}): UndoEntry | null => {
      if (!entry) return null;
      const key = `change: ${entry.id}`;
      for (const { id } of entry.changes) words.set(id, { key, ...(failed !== undefined && { failed }) });
      if (done !== undefined) {
        toast.show({
          key,
          variant: 'success',
          message: done,
          duration: OFFER_LASTS,
          action: { label: formatMessage(recordsMessages.undo), onPress: () => records.undo(entry.id) },
        });
      }
      return entry;
    };
    return {
      /** Creates a record and answers it: it has its id from the beginning. */
      create: (content: Omit<R, 'id'>, said?: Said): R => {
        const { record, entry } = records.create(typed, content);
        say(entry, said);
        return record;
      },
      /** Changes fields of a record. @returns false where nothing differs, or the record is not there */
      update: (id: string, fields: Partial<R>, said?: Said & { group?: string }): boolean =>
        say(records.update(typed, id, fields, said?.group), said) !== null,
      /** Moves records into the trash, as one thing. */
      remove: (ids: readonly string[], said?: Said): boolean => say(records.remove(collection, ids), said) !== null,
      /** Makes a change of many records that the collection names. */
      bulk: (name: string, ids: readonly string[], given: unknown, said?: Said): boolean =>
        say(records.bulk(collection, name, ids, given), said) !== null,
      /** Sends again what the server has refused of a record. */
      retry: (id: string) => {
        for (const change of outbox.getChanges()) {
          if (change.list === list && change.ids.includes(id)) outbox.retry(change.id);
        }
      },
      /** Gives up what the server does not have of a record. */
      discard: (id: string) => {
        for (const change of outbox.getChanges()) {
          if (change.list === list && change.ids.includes(id)) outbox.discard(change.id);
        }
      },
    };
  }, [typed, collection, list, records, outbox, words, toast, formatMessage]);

  return {
    query,
    /** Undefined until the server has answered for the first time. */
    records: shown as readonly R[] | undefined,
    /** How far the changes of a record are. */
    stateOf: (id: string): RecordState => states.get(id) ?? null,
    ...actions,
  };
}
