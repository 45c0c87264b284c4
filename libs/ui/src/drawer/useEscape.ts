import { useEffect, useEffectEvent } from 'react';

/** The panels that are open, the topmost last. */
const open: symbol[] = [];

/**
 * Closes the topmost panel on Escape, wherever on the page the focus is. Menus and dialogs above it answer the key first
 * and keep it to themselves.
 */
export function useEscape(active: boolean, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);

  useEffect(() => {
    if (!active) return undefined;
    const panel = Symbol('panel');
    open.push(panel);
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || open.at(-1) !== panel) return;
      // One press closes one panel, also where the next one is listening too.
      event.preventDefault();
      escape();
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
      open.splice(open.indexOf(panel), 1);
    };
  }, [active]);
}
