/**
 * Keeps what is typed from the page as long as the field that it is meant for is not there.
 * @param onLeave told when the user goes on to something else: Escape, Tab, a press. The keys are the page's again by then.
 * @returns a function that ends this, and answers what was typed
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
