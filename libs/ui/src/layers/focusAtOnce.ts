/** Dialogs that have had the focus once. */
const seen = new WeakSet<HTMLElement>();

/**
 * A `ref` that moves the focus into a dialog as it is put on the page, unless something in it has taken it. React Aria waits
 * until a dialog has come in; a key pressed before that would reach nobody, and closing would not find the way back.
 *
 * Once for each dialog: it is handed over again when the dialog is drawn anew, and by then the focus may be in something that
 * was opened from it and lies above.
 */
export const focusAtOnce = (dialog: HTMLElement | null): void => {
  if (!dialog || seen.has(dialog)) return;
  seen.add(dialog);
  if (!dialog.contains(document.activeElement)) dialog.focus({ preventScroll: true });
};
