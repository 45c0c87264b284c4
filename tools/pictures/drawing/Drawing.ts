import type { Random } from './random.ts';
import type { Size } from './svg.ts';

/** Draws a picture of a size, as the content of an SVG document; the same numbers give the same picture. */
export type Drawing = (size: Size, random: Random) => string;
