import type { Chart, ChartState, ChartTransition } from '../model/chart';
import { labelText, stateLines, transitionLines } from './lines';
import type { Face, Measure } from './measure';

/** Lengths in the chart's units: px at the normal font size. */
export const SIZE = {
  pad: 12,
  nameLine: 24,
  detailLine: 18,
  /** Height of a transition with no small print. */
  label: 26,
  labelPad: 10,
  rowGap: 6,
  icon: 18,
  minState: 88,
  /** A text wider than this is cut, and whole where it is chosen. */
  maxText: 190,
  /** Across the dot where a state begins, and the ring where arrows leave whatever is active. */
  marker: 12,
  /** Between a state's own lines and the states in it. */
  inset: 20,
} as const;

type Size = { width: number; height: number };

const widthOf = (text: string, face: Face, measure: Measure): number =>
  Math.min(SIZE.maxText, Math.ceil(measure(text, face)));

/** How large a transition's label is. */
export const labelSize = (transition: ChartTransition, measure: Measure): Size => {
  const lines = transitionLines(transition);
  const text = labelText(transition);
  const hasIcon = transition.trigger.kind !== 'event';
  const first = widthOf(text, 'label', measure) + (hasIcon ? SIZE.icon : 0);
  const widths = lines.map((line) => widthOf(line.text, 'detail', measure) + SIZE.icon);
  return {
    width: Math.max(SIZE.label, first, ...widths) + SIZE.labelPad * 2,
    height: SIZE.label + lines.length * SIZE.detailLine + (lines.length > 0 ? SIZE.rowGap / 2 : 0),
  };
};

/** The transitions that enter nothing: lines in their state. */
export const rowsOf = (chart: Chart, state: ChartState): ChartTransition[] =>
  chart.transitions.filter(({ source, targets }) => source === state.id && targets.length === 0);

/** How large a state is by its own lines, and where those of its transitions stand that enter nothing. */
export const stateSize = (chart: Chart, state: ChartState, measure: Measure) => {
  const lines = stateLines(state);
  // A dot before the name, and a second word for the kind behind it.
  const name = widthOf(state.name, 'name', measure) + SIZE.icon * 2 + 6;
  const details = lines.map((line) => widthOf(line.text, 'detail', measure) + SIZE.icon);
  const top = SIZE.pad + SIZE.nameLine + lines.length * SIZE.detailLine;
  let y = top + (lines.length > 0 ? SIZE.rowGap : 0);
  const rows = rowsOf(chart, state).map((transition) => {
    const size = labelSize(transition, measure);
    const row = { id: transition.id, y: y + SIZE.rowGap, ...size };
    y += size.height + SIZE.rowGap;
    return row;
  });
  const width = Math.max(SIZE.minState, name, ...details, ...rows.map((row) => row.width)) + SIZE.pad * 2;
  return { width, height: (rows.length > 0 ? y : top) + SIZE.pad, rows };
};
