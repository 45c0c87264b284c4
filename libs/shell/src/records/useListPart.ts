import { useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Change } from './change';
import type { Stored } from './collection';
import { applyChanges } from './foldChanges';
import { useRecordsStore } from './RecordsProvider';
import { useOwnChanges } from './useOwnChanges';
import { useSayDone } from './useSayDone';
import type { Said } from './useSayDone';

/** A part of a list with changes on top. What they put into the list may be none of this part. */
const withChanges = <R extends Stored>(list: string, records: readonly R[], changes: readonly Change[]) => {
  const fitting = changes.filter(
    (change) => change.list === list && (change.deed.kind === 'update' || change.deed.kind === 'remove'),
  );
  return fitting.length === 0 ? records : (applyChanges({}, records, fitting) as readonly R[]);
};

type ListPart<R> = {
  /** The tail of the address that answers the list, as `records:changed` names it. */
  list: string;
  /** The query of this part, whose data are its records. */
  queryKey: QueryKey;
  /** What it was answered. */
  records: readonly R[] | undefined;
};

/**
 * A part of a list that an overview has asked for itself, with what the user changes in it. Of a list that is known as a whole, and for all
 * other actions, there is `useRecords`.
 */
export function useListPart<R extends Stored>({ list, queryKey, records: answered }: ListPart<R>) {
  const { outbox, records } = useRecordsStore();
  const client = useQueryClient();
  const say = useSayDone();
  const changes = useSyncExternalStore(outbox.subscribe, outbox.getChanges);
  const shown = useMemo(() => answered && withChanges(list, answered, changes), [list, answered, changes]);
  // What the server has taken stands until it is asked for anew.
  useOwnChanges(list, (change) => {
    client.setQueryData<readonly R[]>(queryKey, (known) => known && withChanges(list, known, [change]));
  });
  const update = useCallback(
    (record: R, fields: Partial<R>, said?: Said) => {
      say(records.updateSeen(list, record, fields), said);
    },
    [records, list, say],
  );
  return {
    records: shown,
    /** Changes fields of a record of this part. */
    update,
  };
}
