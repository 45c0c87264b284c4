import type { Api } from '@ezone/api-client';
import { MutationObserver } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { Collection, Stored } from './collection';

/** Puts what was answered to a change into a list. */
type Answered = (records: readonly Stored[]) => readonly Stored[];

/** The server's last answers for its lists. */
export type KnownLists = {
  /** Undefined before the first answer. */
  read: (list: string) => readonly Stored[] | undefined;
  /** The query of a list. */
  query: (collection: Collection<Stored>) => {
    queryKey: string[];
    queryFn: (options: { signal: AbortSignal }) => Promise<readonly Stored[]>;
    initialData: () => readonly Stored[] | undefined;
  };
  /** When the list that stands was asked for; of a change that is sent now, what to give to `change`. */
  moment: (list: string) => number;
  /**
   * Puts the answer to a change into a list.
   * @param sentAt the `moment` when the change was sent; if the list was answered since, it may be newer, so it is fetched again soon
   */
  change: (list: string, sentAt: number, change: Answered) => void;
  /** Fetches a list now and returns it. */
  ask: (collection: Collection<Stored>) => Promise<readonly Stored[]>;
};

/** The answers for lists that were asked for before anybody listened to their changes. Both give undefined where a list was not. */
type AskedAhead = {
  take: (list: string) => Promise<readonly Stored[]> | undefined;
  /** What has come already, and stays until it is taken. */
  peek: (list: string) => readonly Stored[] | undefined;
};

const nothingAhead: AskedAhead = { take: () => undefined, peek: () => undefined };

/** Milliseconds without an answer to a change before a list that crossed one is asked for again: once for many changes. */
export const CALM = 500;

/** The query key of a list. */
export const listKey = (list: string) => ['records', list];

/**
 * The lists in the query cache. Of two answers that were under way at the same time nobody knows which is the newer one: a list that crossed
 * the answer to a change is shown with that on top, and asked for again in the next calm; of two lists the one that was asked for later stands.
 */
export const createKnownLists = (api: Api, client: QueryClient, askedAhead = nothingAhead): KnownLists => {
  let asked = 0;
  /** When the list that stands was asked for, counted over all lists. */
  const moments = new Map<string, number>();
  /** The lists that are being asked for, each with what was answered to changes since. */
  const underWay = new Set<{ list: string; answers: Answered[] }>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const read = (list: string) => client.getQueryData<readonly Stored[]>(listKey(list));
  const momentOf = (list: string) => moments.get(list) ?? 0;
  const askInCalm = (list: string) => {
    clearTimeout(timers.get(list));
    const ask = () => {
      timers.delete(list);
      void client.invalidateQueries({ queryKey: listKey(list) });
    };
    timers.set(list, setTimeout(ask, CALM));
  };
  const load = async (collection: Collection<Stored>, options: { signal?: AbortSignal }) => {
    const { list } = collection;
    const moment = (asked += 1);
    const asking = { list, answers: [] as Answered[] };
    underWay.add(asking);
    try {
      const ask = () => collection.load(api, options);
      const ahead = askedAhead.take(list);
      const records = await (ahead ? ahead.catch(ask) : ask());
      if (ahead) askInCalm(list);
      if (moment < momentOf(list)) return read(list) ?? records;
      moments.set(list, moment);
      if (asking.answers.length > 0) askInCalm(list);
      return asking.answers.reduce<readonly Stored[]>((known, answer) => answer(known), records);
    } finally {
      underWay.delete(asking);
    }
  };
  return {
    read,
    query: (collection) => ({
      queryKey: listKey(collection.list),
      queryFn: ({ signal }) => load(collection, { signal }),
      initialData: () => askedAhead.peek(collection.list),
    }),
    moment: momentOf,
    change: (list, sentAt, change) => {
      // What was asked for ahead does not know of it.
      void askedAhead.take(list);
      for (const asking of underWay) if (asking.list === list) asking.answers.push(change);
      client.setQueryData<readonly Stored[]>(listKey(list), (records) => records && change(records));
      if (momentOf(list) !== sentAt || timers.has(list)) askInCalm(list);
    },
    ask: async (collection) => {
      const records = await load(collection, {});
      client.setQueryData<readonly Stored[]>(listKey(collection.list), records);
      return records;
    },
  };
};

/**
 * Makes a call as a mutation, so that the shell learns whether the server can be reached. The caller shows a failure,
 * so there is no toast.
 */
export const createCall =
  (client: QueryClient) =>
  <T>(mutationFn: () => Promise<T>): Promise<T> =>
    new MutationObserver<T>(client, { mutationFn, meta: { suppressToast: true } }).mutate();
