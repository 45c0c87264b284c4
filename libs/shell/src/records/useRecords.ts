import { commonMessages } from '../notices/words';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { refresh } from '../data/query';
import { useToast } from '../notices/toast';
import { useRecordsChanged } from '../session/live';
import type { Change, Doing } from './change';
import type { Collection, Stored } from './collection';
import type { UndoEntry } from './createRecords';
import { listKey } from './knownLists';
import { openKey, useRecordsStore } from './RecordsProvider';
import { statesOf, unsavedOf } from './recordState';
import type { RecordState, Unsaved } from './recordState';

/** The sentences about an action. Without `done` there is no toast, but Ctrl Z undoes it all the same. */
export type Said = {
  /** The sentence of the toast that offers Undo. */
  done?: string;
  /** The sentence that replaces it if the server refuses. */
  failed?: string;
};

/** How long the toast with Undo is shown, in milliseconds. */
const OFFER_LASTS = 8000;

const lefts = new WeakMap<Change, Stored>();

/** The user's version of a record that was removed elsewhere; the same object for the same change. */
const leftOf = (change: Change): Stored | undefined => {
  const { deed } = change;
  if (deed.kind !== 'update') return undefined;
  const left = lefts.get(change) ?? { ...deed.base, ...deed.fields };
  lefts.set(change, left);
  return left;
};

/** The records of a list as they are shown, and the actions that change them. */
export function useRecords<R extends Stored>(typed: Collection<R>) {
  const collection = typed as Collection<Stored>;
  const { list } = collection;
  const { lists, outbox, records, drafts, kept, words, withheld, editors } = useRecordsStore();
  const client = useQueryClient();
  const toast = useToast();
  const { formatMessage } = useIntl();
  useState(() => {
    outbox.register(collection);
  });

  const query = useQuery({
    ...lists.query(collection),
    // While the list was not on screen, nobody heard about changes made elsewhere.
    refetchOnMount: 'always',
  });
  useRecordsChanged(list, () => refresh(client, listKey(list)));
  const { data } = query;
  useEffect(() => {
    if (!data) return;
    outbox.followList(list, data);
    kept.keep(list, data);
  }, [outbox, kept, list, data]);
  const isKnown = data !== undefined;
  useEffect(() => {
    if (isKnown) return;
    let isOver = false;
    const show = async () => {
      const records = await kept.read(list);
      // It is from the last visit, so the server is asked all the same.
      if (records && !isOver) client.setQueryData(listKey(list), (known) => known ?? records, { updatedAt: 0 });
    };
    void show();
    return () => {
      isOver = true;
    };
  }, [isKnown, kept, client, list]);

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
  // As a text, so that lists are drawn again only when a mark has changed.
  const marks = JSON.stringify(unsavedOf(states, isDelayed));
  const markOf = useMemo(() => {
    const unsaved = new Map(JSON.parse(marks) as [string, Unsaved][]);
    return (id: string): Unsaved | null => unsaved.get(id) ?? null;
  }, [marks]);

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
          action: { label: formatMessage(commonMessages.undo), onPress: () => records.undo(entry) },
        });
      }
      return entry;
    };
    return {
      /** Creates a record and returns it; it has its id from the start. */
      create: (content: Omit<R, 'id'>, said?: Said): R => {
        const { record, entry } = records.create(typed, content);
        say(entry, said);
        return record;
      },
      /** Changes fields of a record. @returns false where nothing differs, or the record is not there */
      update: (
        id: string,
        fields: Partial<R>,
        said?: Said & { group?: string; last?: R; bases?: Partial<R> },
      ): boolean => say(records.update(typed, id, fields, said?.group, said?.last, said?.bases), said) !== null,
      /** Moves records into the trash as one action. */
      remove: (ids: readonly string[], said?: Said & { also?: readonly Doing[] }): boolean => {
        for (const saveBefore of editors) saveBefore(list, ids);
        for (const id of ids) withheld.set(openKey(list, id), false);
        return say(records.remove(collection, ids, said?.also), said) !== null;
      },
      /** Makes one of the collection's bulk changes. */
      bulk: (name: string, ids: readonly string[], given: unknown, said?: Said): boolean =>
        say(records.bulk(collection, name, ids, given), said) !== null,
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
          if (isGone) kept = records.keepAsNew(change) ?? kept;
        }
        // What is too long to be sent is in no change.
        const left = kept && drafts.read(list, id);
        if (kept && left) {
          drafts.keep(list, kept.id, left);
          drafts.forget(list, id);
          withheld.set(openKey(list, kept.id), true);
          withheld.set(openKey(list, id), false);
        }
        return kept as R | null;
      },
      /** Gives up the unsent and refused changes of a record; that can be undone. */
      discard: (id: string, said?: Said): boolean => say(records.giveUp(list, id), said) !== null,
    };
  }, [typed, collection, list, records, outbox, drafts, words, withheld, editors, toast, formatMessage]);

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
      const left = state?.progress.at === 'gone' ? leftOf(state.change) : undefined;
      return (records.find(collection, id) ?? left) as R | undefined;
    },
    ...actions,
  };
}

/** The records of a list as they are shown, and the ways to change them. */
export type UseRecords<R extends Stored> = ReturnType<typeof useRecords<R>>;
