/** Ends what holds the keys now. */
let leaveLast = (): void => undefined;

/**
 * Collects what is typed, so that it does not reach the page, until the field that it is meant for has been loaded.
 * @param onLeave called when the user moves on by Escape, Tab or a press, and keys reach the page again; or to another field that is loaded
 * @returns a function that ends this and returns what was typed, with a line break for Enter
 */
export const holdKeys = (onLeave: () => void): (() => string) => {
  const over = new AbortController();
  let text = '';
  const leave = () => {
    if (over.signal.aborted) return;
    over.abort();
    onLeave();
  };
  const hold = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'Escape' || key === 'Tab') leave();
    if (key.length === 1) text += key;
    else if (key === 'Backspace') text = text.slice(0, -1);
    else if (key === 'Enter') text += '\n';
    else if (key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
  };
  leaveLast();
  leaveLast = leave;
  const options = { capture: true, signal: over.signal };
  // Before the document hears them: a page takes its keys there before a list with names does.
  window.addEventListener('keydown', hold, options);
  document.addEventListener('pointerdown', leave, options);
  return () => {
    over.abort();
    return text;
  };
};
