import { useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Stored } from './collection';
import { useRecordsStore } from './RecordsProvider';

/**
 * Keeps the answers of a query for the next visit, and shows the last one of them until the server has answered, or offline.
 * @param list where it is kept
 * @param queryKey the same array as long as it is the same query
 * @param data what is known of it; undefined as long as it is nothing
 */
export function useKeptList(list: string, queryKey: QueryKey, data: readonly Stored[] | undefined): void {
  const { kept } = useRecordsStore();
  const client = useQueryClient();
  useEffect(() => {
    if (data) kept.keep(list, data);
  }, [kept, list, data]);
  const isKnown = data !== undefined;
  useEffect(() => {
    if (isKnown) return undefined;
    let isOver = false;
    const show = async () => {
      const records = await kept.read(list);
      // It is from the last visit, so the server is asked all the same.
      if (records && !isOver) client.setQueryData(queryKey, (known) => known ?? records, { updatedAt: 0 });
    };
    void show();
    return () => {
      isOver = true;
    };
  }, [isKnown, kept, client, list, queryKey]);
}
