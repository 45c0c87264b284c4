import { useEffectEvent, useLayoutEffect } from 'react';

type Layer = { escape: () => void };

/** The open layers that close on Escape, the topmost last. */
const stack: Layer[] = [];

function onKeyDown(event: KeyboardEvent) {
  // The focused element may handle Escape itself and stop it; an Escape of an input method is not ours.
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
 * While `isOpen`, registers a layer above those that are open, and calls `onEscape` when Escape is pressed while it is
 * the topmost. One press closes one layer.
 */
export function useLayer(isOpen: boolean, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  // Before the paint, because somebody may press Escape as soon as they see it.
  useLayoutEffect(() => (isOpen ? push({ escape: () => escape() }) : undefined), [isOpen]);
}
