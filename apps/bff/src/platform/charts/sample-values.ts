/**
 * Values that look measured and are always the same: they lead from one number to another, rise and fall within a week,
 * and are never quite even.
 * @param seed a number that makes the unevenness another one
 */
export const sampleValues = (count: number, from: number, to: number, seed: number): number[] =>
  Array.from({ length: count }, (_, place) => {
    const trend = from + ((to - from) * place) / Math.max(count - 1, 1);
    const week = 1 + 0.12 * Math.sin(((place + seed) / 7) * 2 * Math.PI);
    // The usual noise of shaders: digits of a sine that are far behind the point.
    const noise = Math.abs(Math.sin(place * 12.9898 + seed * 78.233) * 43758.5453) % 1;
    return Math.round(trend * week * (0.9 + noise / 5));
  });
