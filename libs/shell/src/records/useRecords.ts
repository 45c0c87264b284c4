import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { isAnswered, refresh } from '../data/query';
import { useRecordsChanged } from '../session/live';
import type { Doing } from './change';
import type { Collection, Stored } from './collection';
import { listKey } from './knownLists';
import { keepAsNew } from './keepAsNew';
import { handOver, useRecordsStore } from './RecordsProvider';
import { recordIn, statesOf, unsavedOf } from './recordState';
import type { RecordState, Unsaved } from './recordState';
import { withheldIn } from './withheldIn';
import { useKeptList } from './useKeptList';
import { useSayDone } from './useSayDone';
import type { Said } from './useSayDone';

/** The records of a list as they are shown, and the actions that change them. */
export function useRecords<R extends Stored>(typed: Collection<R>) {
  const collection = typed as Collection<Stored>;
  const { list } = collection;
  const store = useRecordsStore();
  const { lists, outbox, records, drafts } = store;
  const client = useQueryClient();
  const say = useSayDone();
  useState(() => {
    outbox.register(collection);
  });

  const query = useQuery({
    ...lists.query(collection),
    // While the list was not on screen, nobody heard about changes made elsewhere.
    refetchOnMount: 'always',
  });
  useRecordsChanged(
    list,
    () => refresh(client, listKey(list)),
    () => (collection.isOneAnswer ?? false) && isAnswered(client, listKey(list)),
  );
  const { data } = query;
  useEffect(() => {
    if (data) outbox.followList(list, data);
  }, [outbox, list, data]);
  useKeptList(
    list,
    useMemo(() => listKey(list), [list]),
    data,
  );

  const subscribe = useCallback(
    (onChange: () => void) =>
      client.getQueryCache().subscribe(({ type, query: changed }) => {
        if (type === 'updated' && changed.queryKey[0] === 'records' && changed.queryKey[1] === list) onChange();
      }),
    [client, list],
  );
  // The list is folded when it is drawn, once for all that has come since.
  useSyncExternalStore(subscribe, () => lists.read(list));
  const changes = useSyncExternalStore(outbox.subscribe, outbox.getChanges);
  const shown = records.shown(collection);
  const isDelayed = useSyncExternalStore(outbox.subscribe, outbox.isDelayed);
  const states = useMemo(() => statesOf(list, changes), [list, changes]);
  // As texts, so that lists are drawn again only when a mark has changed.
  const withheld = useSyncExternalStore(drafts.subscribe, () =>
    JSON.stringify(withheldIn(store).flatMap((draft) => (draft.list === list ? [draft.id] : []))),
  );
  const marks = JSON.stringify(unsavedOf(states, isDelayed, JSON.parse(withheld) as string[]));
  const markOf = useMemo(() => {
    const unsaved = new Map(JSON.parse(marks) as [string, Unsaved][]);
    return (id: string): Unsaved | null => unsaved.get(id) ?? null;
  }, [marks]);

  const actions = useMemo(
    () => ({
      /** Creates a record and returns it; it has its id from the start. */
      create: (content: Omit<R, 'id'>, said?: Said & { group?: string }): R => {
        const { record, entry } = records.create(typed, content, said?.group);
        say(entry, said);
        return record;
      },
      /** Creates records as one action, the first of them placed first. */
      createMany: (contents: readonly Omit<R, 'id'>[], said?: Said & { group?: string }): boolean =>
        say(records.createMany(typed, contents, said?.group), said) !== null,
      /** Changes fields of a record. @returns false where nothing differs, or the record is not there */
      update: (
        id: string,
        fields: Partial<R>,
        said?: Said & { group?: string; last?: R; bases?: Partial<R> },
      ): boolean => say(records.update(typed, id, fields, said?.group, said?.last, said?.bases), said) !== null,
      /** Moves records into the trash as one action. */
      remove: (ids: readonly string[], said?: Said & { also?: readonly Doing[] }): boolean => {
        // An update after the removal would be of a record that is gone, as if it had been removed elsewhere.
        handOver(store, (editor) => editor.list === list && ids.includes(editor.id));
        return say(records.remove(collection, ids, said?.also), said) !== null;
      },
      /** Brings back a record, as it was last seen, that was removed in another tab or on another device. */
      bringBack: (record: R, said?: Said) => {
        say(records.bringBack(collection, record), said);
      },
      /** Makes one of the collection's bulk changes. */
      bulk: (name: string, ids: readonly string[], given: unknown, said?: Said & { group?: string }): boolean =>
        say(records.bulk(collection, name, ids, given, said?.group), said) !== null,
      /** Sends the refused changes of a record again, and everything that waits, at once. */
      retry: (id: string) => {
        for (const change of outbox.getChanges()) {
          if (change.list === list && change.ids.includes(id)) outbox.retry(change.id);
        }
        outbox.retryNow();
      },
      /** Creates a new record from one that was removed elsewhere while it was being edited, and answers it. */
      keepAsNew: (id: string): R | null => {
        let kept: Stored | null = null;
        for (const change of outbox.getChanges()) {
          const isGone = change.list === list && change.ids.includes(id) && change.progress.at === 'gone';
          if (isGone) kept = keepAsNew(store, change) ?? kept;
        }
        return kept as R | null;
      },
      /** Gives up the unsent and refused changes of a record; that can be undone. */
      discard: (id: string, said?: Said): boolean => say(records.giveUp(list, id), said) !== null,
    }),
    [typed, collection, list, records, outbox, store, say],
  );

  return {
    query,
    /** Undefined until the server has answered for the first time. */
    records: shown as readonly R[] | undefined,
    /** How far the changes of a record are. */
    stateOf: (id: string): RecordState => states.get(id) ?? null,
    /** How a record is to be marked as unsaved; the same function until a mark has changed. */
    unsavedOf: markOf,
    /**
     * A record as it is shown. One that was removed elsewhere while it was being edited is still found, as the user
     * left it.
     */
    recordOf: (id: string): R | undefined => {
      const state = states.get(id);
      const left = state?.progress.at === 'gone' ? recordIn(state.change) : undefined;
      return (records.find(collection, id) ?? left) as R | undefined;
    },
    ...actions,
  };
}

/** The records of a list as they are shown, and the ways to change them. */
export type UseRecords<R extends Stored> = ReturnType<typeof useRecords<R>>;
