import { useEffectEvent, useLayoutEffect } from 'react';

type Layer = { close: () => void; closesOnBack: boolean };

/** The open layers that close on Escape, the topmost last. */
const stack: Layer[] = [];
const listeners = new Set<() => void>();

function onKeyDown(event: KeyboardEvent) {
  // The focused element may handle Escape itself and stop it; an Escape of an input method is not ours.
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
  const topmost = stack.at(-1);
  if (!topmost) return;
  event.preventDefault();
  topmost.close();
}

const tell = ({ closesOnBack }: Layer) => {
  if (closesOnBack) for (const onChange of listeners) onChange();
};

function push(layer: Layer): () => void {
  if (stack.length === 0) document.addEventListener('keydown', onKeyDown);
  stack.push(layer);
  tell(layer);
  return () => {
    stack.splice(stack.indexOf(layer), 1);
    if (stack.length === 0) document.removeEventListener('keydown', onKeyDown);
    tell(layer);
  };
}

/** The open layers that the browser's Back closes, for whoever keeps its history. */
export const backLayers = {
  /** The one on top; undefined where none is open. */
  topmost: (): Pick<Layer, 'close'> | undefined => stack.findLast(({ closesOnBack }) => closesOnBack),
  /** @returns how to stop listening */
  subscribe: (onChange: () => void) => {
    listeners.add(onChange);
    return () => {
      listeners.delete(onChange);
    };
  },
};

type LayerOptions = {
  /** Whether it lies over the page, so that Back closes it instead of leaving that. What has an address of its own does not need it. @default false */
  closesOnBack?: boolean;
};

/**
 * While `isOpen`, registers a layer above those that are open, and calls `onClose` when Escape is pressed while it is
 * the topmost, or Back. One press closes one layer.
 */
export function useLayer(isOpen: boolean, onClose: () => void, { closesOnBack = false }: LayerOptions = {}): void {
  const close = useEffectEvent(onClose);
  // Before the paint, because somebody may press Escape as soon as they see it.
  useLayoutEffect(() => (isOpen ? push({ close: () => close(), closesOnBack }) : undefined), [isOpen, closesOnBack]);
}
