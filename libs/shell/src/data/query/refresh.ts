import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Asks the server anew; an answer that is under way is given up, for it may know nothing of what has happened since.
 * @returns when it is answered
 */
export async function refresh(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey });
}

/** Changes what is known here. An answer that is under way may be older than the change, so the server is asked anew. */
export async function changeKnown<Data>(client: QueryClient, queryKey: QueryKey, change: (data: Data) => Data) {
  const isAsking = client.isFetching({ queryKey }) > 0;
  await client.cancelQueries({ queryKey });
  client.setQueryData<Data>(queryKey, (data) => data && change(data));
  if (isAsking) void client.invalidateQueries({ queryKey });
}

/** Whether what is known is an answer of the server, and not what was kept of an earlier visit, or one that is being asked for. */
export function isAnswered(client: QueryClient, queryKey: QueryKey): boolean {
  const state = client.getQueryState(queryKey);
  return state?.status === 'success' && state.fetchStatus === 'idle';
}
