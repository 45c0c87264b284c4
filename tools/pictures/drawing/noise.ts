import type { Random } from './random.ts';

const GRID = 64;
const soft = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);

/** Heights from 0 to 1 that change softly with the place; a hill is about one unit wide. */
export function noiseOf(random: Random): (x: number, y: number) => number {
  const heights = Array.from({ length: GRID * GRID }, () => random.next());
  const height = (x: number, y: number) => heights[(y & (GRID - 1)) * GRID + (x & (GRID - 1))] ?? 0;
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [soft(x - left), soft(y - top)];
    const above = height(left, top) * (1 - u) + height(left + 1, top) * u;
    const below = height(left, top + 1) * (1 - u) + height(left + 1, top + 1) * u;
    return above * (1 - v) + below * v;
  };
}

/** Noise with finer noise on it, from 0 to 1. */
export function layered(noise: (x: number, y: number) => number, octaves: number) {
  return (x: number, y: number): number => {
    let [sum, weight, total] = [0, 1, 0];
    for (let octave = 0; octave < octaves; octave++) {
      sum += weight * noise(x * 2 ** octave + 17 * octave, y * 2 ** octave + 31 * octave);
      total += weight;
      weight /= 2;
    }
    return sum / total;
  };
}
