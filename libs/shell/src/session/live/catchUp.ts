import type { LiveSocket } from './LiveSocket';

/** Who shows something of a list. */
export type Follower = {
  /** Asks for it anew. */
  ask: () => void;
  /** Whether what is shown is a whole answer of the list's address: then its tag tells whether it has changed. */
  isAnswer: () => boolean;
};

/** How many lists the server tells of at once. */
const MOST_LISTS = 20;

/**
 * Has those who follow lists ask anew, whenever a connection stands and changes may have been missed. By the tags of the answers that are
 * shown the server says which are as they were: one question in place of a call for each list.
 */
const createCatchUp = (live: LiveSocket) => {
  const followers = new Map<string, Set<Follower>>();
  /** The tag of each list's answer; null where two answers differ, of which one may be outdated. */
  const tags = new Map<string, string | null>();

  /** The lists of these that are as they were when they were answered. */
  const currentOf = async (lists: readonly string[]): Promise<ReadonlySet<string>> => {
    const known = lists.flatMap((list) => {
      const tag = tags.get(list);
      return tag ? [{ list, tag }] : [];
    });
    if (known.length === 0) return new Set();
    try {
      const { changed } = await live.call('lists:check', { lists: known.slice(0, MOST_LISTS) });
      const asked = known.slice(0, MOST_LISTS).map(({ list }) => list);
      return new Set(asked.filter((list) => !changed.includes(list)));
    } catch {
      // Of whom nothing can be told asks.
      return new Set();
    }
  };
  const catchUp = async () => {
    // As it is now: an answer that comes later is asked for anew in any case.
    const all = [...followers].flatMap(([list, those]) =>
      [...those].map((one) => ({ list, one, isAnswer: one.isAnswer() })),
    );
    const current = await currentOf([...new Set(all.flatMap(({ list, isAnswer }) => (isAnswer ? [list] : [])))]);
    for (const { list } of all) if (!current.has(list)) tags.delete(list);
    for (const { list, one, isAnswer } of all) {
      if (!(isAnswer && current.has(list)) && followers.get(list)?.has(one)) one.ask();
    }
  };
  // How it stands now is told at once, and is not news.
  let isNews = false;
  live.onStatus((status) => {
    if (isNews && status === 'online') void catchUp();
  });
  isNews = true;

  return {
    /** A list was answered, with this `ETag`. */
    onList: (list: string, tag: string) => {
      tags.set(list, (tags.get(list) ?? tag) === tag && tags.get(list) !== null ? tag : null);
    },
    /** @returns a function that ends it */
    follow: (list: string, follower: Follower) => {
      const known = followers.get(list) ?? new Set();
      followers.set(list, known.add(follower));
      return () => {
        known.delete(follower);
        if (known.size === 0 && followers.get(list) === known) followers.delete(list);
      };
    },
  };
};

const known = new WeakMap<LiveSocket, ReturnType<typeof createCatchUp>>();

/** What a connection's followers catch up by; one for each connection. */
export const catchUpOf = (live: LiveSocket): ReturnType<typeof createCatchUp> => {
  const catchUp = known.get(live) ?? createCatchUp(live);
  known.set(live, catchUp);
  return catchUp;
};
