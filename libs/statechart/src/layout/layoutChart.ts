import Elk from 'elkjs/lib/elk.bundled.js';
import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import type { Chart } from '../model/chart';
import { ANYWHERE, elkGraph, INITIAL, isReversed, ownerOf } from './elkGraph';
import type { Box, ChartLayout, Flow, Line, Point } from './layout';
import type { Measure } from './measure';
import { SIZE, stateSize } from './sizes';

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({ x, y, width, height });

const withChildren = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(withChildren)];

const edgesOf = (node: ElkNode): ElkExtendedEdge[] => withChildren(node).flatMap(({ edges }) => edges ?? []);

const pointsOf = (edge: ElkExtendedEdge): Point[] => {
  const points = (edge.sections ?? []).flatMap(({ startPoint, bendPoints, endPoint }) => [
    startPoint,
    ...(bendPoints ?? []),
    endPoint,
  ]);
  return isReversed(edge) ? points.toReversed() : points;
};

const lineOf = (edge: ElkExtendedEdge): Line => {
  const owner = ownerOf(edge);
  return owner.startsWith(INITIAL)
    ? { of: owner.slice(INITIAL.length), kind: 'initial', points: pointsOf(edge) }
    : { of: owner, kind: 'transition', points: pointsOf(edge) };
};

const rowBoxes = (chart: Chart, states: Record<string, Box>, measure: Measure): [string, Box][] =>
  chart.states.flatMap((state) => {
    const at = states[state.id];
    if (!at) return [];
    const { rows } = stateSize(chart, state, measure);
    return rows.map(({ id, y, width, height }): [string, Box] => [
      id,
      { x: at.x + SIZE.pad, y: at.y + y, width, height },
    ]);
  });

/** Lays a chart out. Comes with the layout library, so load it when a chart is about to be seen. */
export const layoutChart = async (chart: Chart, measure: Measure, flow: Flow): Promise<ChartLayout> => {
  const laidOut = await new Elk().layout(elkGraph(chart, measure, flow));
  const nodes = withChildren(laidOut).slice(1);
  const edges = edgesOf(laidOut);
  const isMarker = ({ id }: ElkNode) => id.startsWith(INITIAL) || id.startsWith(ANYWHERE);
  const centres = (mark: string): Point[] =>
    nodes
      .filter(({ id }) => id.startsWith(mark))
      .map(({ x = 0, y = 0 }) => ({ x: x + SIZE.marker / 2, y: y + SIZE.marker / 2 }));
  const states = Object.fromEntries(nodes.filter((node) => !isMarker(node)).map((node) => [node.id, boxOf(node)]));
  const labels = edges.flatMap(({ labels: own }) =>
    (own ?? []).map((label): [string, Box] => [label.id ?? '', boxOf(label)]),
  );
  return {
    width: laidOut.width ?? 0,
    height: laidOut.height ?? 0,
    states,
    transitions: Object.fromEntries([...labels, ...rowBoxes(chart, states, measure)]),
    lines: edges.map(lineOf),
    initials: centres(INITIAL),
    anywheres: centres(ANYWHERE),
  };
};
