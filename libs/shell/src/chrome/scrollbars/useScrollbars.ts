import { theme } from '@ezone/ui/theme';
import { useLayoutEffect } from 'react';

/** Paints the scrollbars of the page and of all in it in the colours of the scheme, or leaves them to the system. */
export function useScrollbars(isCustom: boolean): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    // The colours are inherited; the width of a bar is its own.
    style.scrollbarColor = isCustom ? `${theme.color.controlBorder} transparent` : '';
    return () => {
      style.scrollbarColor = '';
    };
  }, [isCustom]);
}
