import { useRef, useState } from 'react';
import type { DragEvent } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/**
 * Takes files that are dropped from the desktop.
 * @param isOn whether any are taken; without that the browser would open them in place of the page
 * @param onDrop what was dropped, and the row that it was dropped on
 */
export function useFileDrop(isOn: boolean, onDrop: (transfer: DataTransfer, rowId: string | null) => void) {
  const depth = useRef(0);
  const [isOver, setOver] = useState(false);
  const leave = () => {
    depth.current = 0;
    setOver(false);
  };
  return {
    isOver,
    handlers: {
      onDragEnter: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        depth.current += 1;
        setOver(isOn);
      },
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = isOn ? 'copy' : 'none';
      },
      onDragLeave: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        depth.current -= 1;
        if (depth.current <= 0) leave();
      },
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        leave();
        if (!isOn) return;
        const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-key]') : null;
        onDrop(event.dataTransfer, row?.dataset['key'] ?? null);
      },
    },
  };
}
