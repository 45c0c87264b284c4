import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Transaction } from './model/transaction';

/** Which of the transactions that are shown are selected; those that are shown no more are not. */
export function useTransactionSelection(rows: readonly Transaction[] | undefined) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selected = useMemo(() => (rows ?? []).filter(({ id }) => ids.has(id)), [rows, ids]);
  const all = useRef(rows);
  /** Where a selection of several began. */
  const anchor = useRef<string | null>(null);
  useEffect(() => {
    all.current = rows;
  }, [rows]);
  return {
    ids,
    selected,
    /** @param isSeveral all from the one that was pressed before become as this one */
    toggle: useCallback((id: string, isSeveral: boolean) => {
      const order = (all.current ?? []).map((one) => one.id);
      const from = isSeveral && anchor.current !== null ? order.indexOf(anchor.current) : -1;
      const to = order.indexOf(id);
      const meant = from < 0 ? [id] : order.slice(Math.min(from, to), Math.max(from, to) + 1);
      anchor.current = id;
      setIds((before) => {
        const next = new Set(before);
        const isOn = !before.has(id);
        for (const one of meant) {
          if (isOn) next.add(one);
          else next.delete(one);
        }
        return next;
      });
    }, []),
    toggleAll: () => {
      setIds(selected.length === rows?.length ? new Set() : new Set(rows?.map(({ id }) => id)));
    },
    clear: () => {
      setIds(new Set());
    },
  };
}

/** What is selected, and how to select. */
export type TransactionSelection = ReturnType<typeof useTransactionSelection>;
