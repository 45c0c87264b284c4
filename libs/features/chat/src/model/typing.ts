/** Milliseconds for which somebody is taken to be typing after they have been heard of. */
export const TYPING_SHOWN = 6000;

/** Milliseconds between two notices that somebody goes on typing. */
export const TYPING_EVERY = 3000;

/** Milliseconds without a keystroke after which typing has ended. */
export const TYPING_ENDS = 5000;

/** Who is typing. Each is forgotten by itself: the notice that somebody has stopped may get lost. */
export const createTypists = () => {
  const typists = new Map<string, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const stop = (contactId: string) => {
    clearTimeout(typists.get(contactId));
    if (typists.delete(contactId)) tell();
  };
  return {
    set: (contactId: string, isTyping: boolean) => {
      stop(contactId);
      if (!isTyping) return;
      typists.set(
        contactId,
        setTimeout(() => {
          stop(contactId);
        }, TYPING_SHOWN),
      );
      tell();
    },
    has: (contactId: string) => typists.has(contactId),
    clear: () => {
      for (const contactId of [...typists.keys()]) stop(contactId);
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};

/**
 * Thins out the keystrokes of one dialog to notices for the other side, and ends the typing by itself.
 * @param notify tells the other side
 */
export const createTypingNotices = (notify: (isTyping: boolean) => void) => {
  let toldAt: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    if (toldAt === null) return;
    toldAt = null;
    notify(false);
  };
  return {
    set: (isTyping: boolean) => {
      if (!isTyping) {
        stop();
        return;
      }
      clearTimeout(timer);
      timer = setTimeout(stop, TYPING_ENDS);
      if (toldAt !== null && Date.now() - toldAt < TYPING_EVERY) return;
      toldAt = Date.now();
      notify(true);
    },
    /** The message has been sent, which says it all. */
    sent: () => {
      clearTimeout(timer);
      toldAt = null;
    },
  };
};
