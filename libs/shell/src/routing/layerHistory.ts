import { backLayers } from '@ezone/ui/layers';

/** What the router keeps of an entry of the history, and whether the entry stands for what lies over the page. */
type Entry = { idx?: number; isLayer?: true } | null;

const entryNow = () => window.history.state as Entry;

/**
 * Has Back close what lies on top instead of leaving the page. While something does, one entry of the history stands for it, with the address
 * of the page: Back comes from there to the page, which closes the topmost. What is closed in another way takes the entry back. The router
 * hears of neither.
 *
 * To be called before the router is made, whose listener comes after this one.
 * @returns how to have the router go somewhere: once the entry is out of its way
 */
export const keepLayerHistory = () => {
  /** Where the history is, as far as it is known here. */
  let at = entryNow();
  /** Ends when the entry has been taken back. */
  let returning: PromiseWithResolvers<void> | null = null;
  /** How many times the router is about to go somewhere. */
  let leaving = 0;

  const takeBack = (): Promise<void> => {
    returning ??= Promise.withResolvers<void>();
    window.history.back();
    return returning.promise;
  };
  /** What closes may open another in the same moment, as a menu does its dialog. */
  const follow = () => {
    if (returning || leaving > 0) return;
    at = entryNow();
    const isWanted = backLayers.topmost() !== undefined;
    if (!isWanted && at?.isLayer) void takeBack();
    if (!isWanted || at?.isLayer) return;
    at = { ...at, idx: (at?.idx ?? 0) + 1, isLayer: true };
    window.history.pushState(at, '');
  };
  const followSoon = () => setTimeout(follow);

  const onPopState = (event: PopStateEvent) => {
    const before = at;
    at = event.state as Entry;
    if (returning) {
      event.stopImmediatePropagation();
      const { resolve } = returning;
      returning = null;
      resolve();
      follow();
    } else if (before?.isLayer && !at?.isLayer && at?.idx === (before.idx ?? 0) - 1) {
      event.stopImmediatePropagation();
      const topmost = backLayers.topmost();
      topmost?.close();
      // One that asks before it closes is still there.
      if (topmost) followSoon();
      else window.history.back();
    } else if (at?.isLayer && !before?.isLayer) {
      // Forward does not open it again.
      event.stopImmediatePropagation();
      void takeBack();
    } else followSoon();
  };
  window.addEventListener('popstate', onPopState, { capture: true });
  backLayers.subscribe(followSoon);

  return async (go: () => Promise<void>): Promise<void> => {
    if (!entryNow()?.isLayer && !returning) return go();
    leaving += 1;
    await (returning?.promise ?? takeBack());
    try {
      await go();
    } finally {
      leaving -= 1;
      followSoon();
    }
  };
};
