/** The dialogs that have been given the focus. */
const seen = new WeakSet<HTMLElement>();

/**
 * A `ref` that moves the focus into a dialog as soon as it is mounted, unless something in it already has the focus.
 * React Aria waits for the end of the opening animation; until then keys would be lost, and closing could not return
 * the focus.
 *
 * It does so once for each dialog: React calls the ref again on later renders, when the focus may be in a layer above.
 */
export const focusAtOnce = (dialog: HTMLElement | null): void => {
  if (!dialog || seen.has(dialog)) return;
  seen.add(dialog);
  if (!dialog.contains(document.activeElement)) dialog.focus({ preventScroll: true });
};
