/**
 * Keeps what is typed from the page as long as the field that it is meant for is not there.
 * @returns a function that ends this, and answers what was typed
 */
export const holdKeys = (): (() => string) => {
  let text = '';
  const hold = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key.length === 1) text += key;
    else if (key === 'Backspace') text = text.slice(0, -1);
    else if (key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('keydown', hold, true);
  return () => {
    document.removeEventListener('keydown', hold, true);
    return text;
  };
};
