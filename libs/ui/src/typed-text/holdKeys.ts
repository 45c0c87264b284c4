/**
 * Collects what is typed, so that it does not reach the page, until the field that it is meant for has been loaded.
 * @param onLeave called when the user moves on by Escape, Tab or a press; keys then reach the page again
 * @returns a function that ends this and returns what was typed
 */
export const holdKeys = (onLeave: () => void): (() => string) => {
  const over = new AbortController();
  let text = '';
  const leave = () => {
    over.abort();
    onLeave();
  };
  const hold = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'Escape' || key === 'Tab') leave();
    if (key.length === 1) text += key;
    else if (key === 'Backspace') text = text.slice(0, -1);
    else if (key !== 'Enter' && key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
  };
  const options = { capture: true, signal: over.signal };
  document.addEventListener('keydown', hold, options);
  document.addEventListener('pointerdown', leave, options);
  return () => {
    over.abort();
    return text;
  };
};
