import { useEffect, useState } from 'react';
import type { Chart } from '../model/chart';
import type { ChartLayout, Flow } from './layout';
import { measureIn } from './measure';

type Drawing = { of: string; layout: ChartLayout } | { of: string; error: unknown };

/** How much of its size a chart keeps in a frame of this shape. */
const fitOf = ({ width, height }: ChartLayout, frame: { width: number; height: number }): number =>
  Math.min(frame.width / width, frame.height / height);

async function draw(chart: Chart, flow: Flow | 'best', frame: { width: number; height: number }, family: string) {
  const [{ layoutChart }, measure] = await Promise.all([import('./layoutChart'), measureIn(family)]);
  if (flow !== 'best') return layoutChart(chart, measure, flow);
  const down = await layoutChart(chart, measure, 'down');
  if (fitOf(down, frame) >= 1) return down;
  const across = await layoutChart(chart, measure, 'across');
  // Reading downwards is easier: the other way has to be clearly larger.
  return fitOf(across, frame) > fitOf(down, frame) * 1.15 ? across : down;
}

/**
 * The layout of a chart, once the library for it has been fetched, which happens for the first chart that is shown. `best`
 * chooses the flow that keeps the letters larger in the frame as it is at first.
 */
export const useChartLayout = (
  chart: Chart,
  flow: Flow | 'best',
  frame: { current: HTMLElement | null },
): { layout: ChartLayout | null; failed: boolean } => {
  // Charts of one shape have one layout: a machine that was provided with other actors is not laid out again.
  const shape = `${flow} ${JSON.stringify(chart)}`;
  const [drawing, setDrawing] = useState<Drawing | null>(null);

  useEffect(() => {
    let isWanted = true;
    const element = frame.current;
    const size = { width: element?.clientWidth || 800, height: element?.clientHeight || 500 };
    const family = element ? getComputedStyle(element).fontFamily : 'sans-serif';
    draw(chart, flow, size, family).then(
      (layout) => {
        if (isWanted) setDrawing({ of: shape, layout });
      },
      (error: unknown) => {
        if (isWanted) setDrawing({ of: shape, error });
      },
    );
    return () => {
      isWanted = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the shape says all of the chart and the flow
  }, [shape, frame]);

  const current = drawing?.of === shape ? drawing : null;
  return {
    layout: current && 'layout' in current ? current.layout : null,
    failed: current !== null && 'error' in current,
  };
};
