import { useEffect, useEffectEvent } from 'react';

const texts = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';
/** What lies over the page. A list to choose from may also stand beside it for good; one that lies over it has a trigger. */
const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [data-trigger] [role="listbox"]';
/** What stands beside the page has keys of its own. */
const beside = 'aside';

const isWithin = (target: EventTarget | null, places: string) =>
  target instanceof Element && target.closest(places) !== null;

/**
 * Single keys of the page, by `event.key`; a handler that answers false has not used the key. They are off where somebody
 * writes, in a panel beside the page, and while something lies over the page. `undo` is Ctrl or ⌘ and Z.
 */
export function useKeys(handlers: Readonly<Record<string, () => boolean | undefined>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || isWithin(event.target, `${texts}, ${beside}`)) return;
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
    if ((event.ctrlKey || event.metaKey) && !isUndo) return;
    const handler = handlers[isUndo ? 'undo' : event.key];
    if (!handler || document.querySelector(overlays) || handler() === false) return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      press(event);
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, []);
}
