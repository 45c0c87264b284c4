import { useEffectEvent, useLayoutEffect } from 'react';

type Layer = { escape: () => void };

/** What is open above the page and closes on Escape, the topmost last. */
const stack: Layer[] = [];

function onKeyDown(event: KeyboardEvent) {
  // What holds the focus answers Escape itself and stops it before it comes here; an input method's Escape is its own.
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
  const topmost = stack.at(-1);
  if (!topmost) return;
  event.preventDefault();
  topmost.escape();
}

function push(layer: Layer): () => void {
  if (stack.length === 0) document.addEventListener('keydown', onKeyDown);
  stack.push(layer);
  return () => {
    stack.splice(stack.indexOf(layer), 1);
    if (stack.length === 0) document.removeEventListener('keydown', onKeyDown);
  };
}

/**
 * Puts a layer on top of what is open as long as `isOpen`, and calls `onEscape` when Escape is pressed while it is the
 * topmost. One press closes one layer.
 */
export function useLayer(isOpen: boolean, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  // Before it is painted: who sees it open may press Escape at once.
  useLayoutEffect(() => (isOpen ? push({ escape: () => escape() }) : undefined), [isOpen]);
}
