/** The faces of the chart's texts, with their size in the chart's units (px at the normal font size). */
export const FACES = {
  name: { size: 14, weight: 600 },
  label: { size: 12, weight: 500 },
  detail: { size: 12, weight: 400 },
} as const;

export type Face = keyof typeof FACES;

/** The width of a text in the chart's units. */
export type Measure = (text: string, face: Face) => number;

/** A little more than most letters need, for where nothing can be measured. */
export const estimate: Measure = (text, face) => text.length * FACES[face].size * 0.6;

/** Measures with the letters themselves, once they are there. */
export const measureIn = async (family: string): Promise<Measure> => {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return estimate;
  await document.fonts.ready;
  return (text, face) => {
    const { size, weight } = FACES[face];
    context.font = `${String(weight)} ${String(size)}px ${family}`;
    return Math.ceil(context.measureText(text).width);
  };
};
