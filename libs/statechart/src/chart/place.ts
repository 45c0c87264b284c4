import type { CSSProperties } from 'react';
import type { Box } from '../layout/layout';

const rem = (units: number): string => `${String(Math.round(units * 10) / 100)}rem`;

/** Where a box of the layout stands. From the start, so that a page from right to left shows the mirror image. */
export const place = ({ x, y, width, height }: Box): CSSProperties => ({
  insetInlineStart: rem(x),
  insetBlockStart: rem(y),
  inlineSize: rem(width),
  blockSize: rem(height),
});

/** A size of the layout as a style. */
export const extent = ({ width, height }: { width: number; height: number }, scale = 1): CSSProperties => ({
  inlineSize: rem(width * scale),
  blockSize: rem(height * scale),
});
