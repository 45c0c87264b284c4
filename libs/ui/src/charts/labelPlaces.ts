/** Pixels that a word below the chart needs: a day with its month, also in Arabic. */
const LABEL_WIDTH = 72;

/** The places of the labels that there is room for: some words in full are more than all of them cut off. @param width in pixels */
export const labelPlaces = (count: number, width: number): number[] => {
  const step = Math.ceil(count / Math.max(1, Math.floor(width / LABEL_WIDTH)));
  return Array.from({ length: Math.ceil(count / Math.max(1, step)) }, (_, place) => place * step);
};
