import type { Chart } from './chart';

/** Whether a state stands in another one, at any depth. */
export const isInside = (chart: Chart, id: string, outer: string): boolean => {
  const parent = chart.states.find((state) => state.id === id)?.parent ?? null;
  return parent !== null && (parent === outer || isInside(chart, parent, outer));
};
