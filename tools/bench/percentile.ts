/** The figure below which `share` (0 to 1) of all figures lie. NaN where there are none. */
export const percentile = (figures: number[], share: number): number => {
  const sorted = Float64Array.from(figures).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};
