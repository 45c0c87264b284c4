/**
 * A `ref` that moves the focus into a dialog as it is put on the page, unless something in it has taken it. React Aria waits
 * until a dialog has come in; a key pressed before that would reach nobody, and closing would not find the way back.
 */
export const focusAtOnce = (dialog: HTMLElement | null): void => {
  if (dialog && !dialog.contains(document.activeElement)) dialog.focus({ preventScroll: true });
};
