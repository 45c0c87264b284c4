import { LiveError } from '@ezone/shell/session/live';
import type { ChatMessage, LiveSocket, MessageInChat } from '@ezone/shell/session/live';
import type { ChatCache } from './chatCache';
import { placeOf } from './model/messages';
import { createSeen } from './model/seen';

/** Messages that are asked for at once after the connection was away, and how often in a row. */
const MISSED = { page: 500, pages: 10 };

/** Messages that are remembered, for answers of the server that are older than they are. */
const REMEMBERED = 500;

/** The server does not have the message any more from which on it was asked, as after its data was replaced. */
const nullIfGone = (error: unknown) => {
  if (error instanceof LiveError && error.statusCode === 404) return null;
  throw error;
};

/**
 * Messages that come in, live or because they were missed, on their way into what the queries hold. It knows from where on
 * to ask after the connection was away. That is not kept over a reload: no dialog is either, so nothing can be missing
 * in one.
 * @param onOwn hears of every message of the user's own by its clientMessageId: the server has it
 */
export const createArrivals = (live: LiveSocket, cache: ChatCache, onOwn: (clientMessageId: string) => void) => {
  const seen = createSeen();
  let recent: readonly MessageInChat[] = [];
  /** Where the newest message stands that is known. */
  let newest = 0;
  let isUpToDate = false;
  /** What came in live before it was known what had been missed. */
  let unplaced: MessageInChat[] = [];

  const sawAll = (messages: readonly ChatMessage[]) => {
    newest = Math.max(newest, ...messages.map(({ id }) => placeOf(id)));
  };
  /** @returns how many of them were not known */
  const take = (entries: readonly MessageInChat[]): number => {
    const known = new Set(recent.map(({ message }) => message.id));
    const fresh = entries.filter(({ message }) => !known.has(message.id));
    recent = [...recent, ...fresh].slice(-REMEMBERED);
    sawAll(entries.map(({ message }) => message));
    cache.addMessages(entries);
    for (const { message } of entries) {
      if (message.who === live.userId && message.clientMessageId !== null) onOwn(message.clientMessageId);
    }
    return fresh.length;
  };
  const beginAnew = () => {
    seen.forget();
    cache.refreshDialogs();
  };
  const takeMissed = async () => {
    let from = seen.from();
    if (from === null) beginAnew();
    let count = 0;
    for (let page = 0; from !== null; page += 1) {
      // Away for so long that it is quicker to begin anew.
      if (page === MISSED.pages) return beginAnew();
      const missed = await live.call('messages:since', { messageId: from, limit: MISSED.page }).catch(nullIfGone);
      if (!missed) return beginAnew();
      count += take(missed);
      seen.add(missed.map(({ message }) => message));
      from = missed.length < MISSED.page ? null : (missed.at(-1)?.message.id ?? null);
    }
    // What came this way before the server told of it is not counted when it does.
    if (count > 0) cache.refreshNumbers();
  };

  return {
    /**
     * Takes over a message that came in live. @returns whether it was `known`; a `late` one is older than others that were,
     * so that the server may have counted it already, as where it tells of it again
     */
    add: (entry: MessageInChat): 'known' | 'late' | 'newest' => {
      const isLate = placeOf(entry.message.id) <= newest;
      const isKnown = take([entry]) === 0;
      if (isUpToDate) seen.add([entry.message]);
      else unplaced.push(entry);
      if (isKnown) return 'known';
      return isLate ? 'late' : 'newest';
    },
    /** Messages of a dialog have been fetched. */
    sawAll,
    /** What has come in of late. */
    recent: () => recent,
    /** The connection is away: from now on messages may be missed. */
    lost: () => {
      isUpToDate = false;
    },
    /** Brings what was missed, and the numbers as the server has them now. Throws where the server is not reached. */
    catchUp: async () => {
      isUpToDate = false;
      unplaced = [];
      cache.refreshNumbers();
      await takeMissed();
      seen.add(unplaced.map(({ message }) => message));
      isUpToDate = true;
    },
  };
};
