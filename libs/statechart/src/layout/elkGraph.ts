import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import type { Chart, ChartState, ChartTransition } from '../model/chart';
import { isInside } from '../model/isInside';
import type { Flow } from './layout';
import type { Measure } from './measure';
import { labelSize, SIZE, stateSize } from './sizes';

/** Marks the ids of what is not in the machine: where a state begins, and where arrows start that leave whatever is active in it. */
export const INITIAL = 'initial:';
export const ANYWHERE = 'anywhere:';

// The library asks each state anew how what is in it is laid out; only the hierarchy is the chart's.
const layered = (flow: Flow) => ({
  'elk.direction': flow === 'down' ? 'DOWN' : 'RIGHT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
});

const wholeChart = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.padding': '[top=2,left=2,bottom=2,right=2]',
};

const padding = (top: number): string => {
  const side = String(SIZE.inset);
  return `[top=${String(top)},left=${side},bottom=${side},right=${side}]`;
};

/** Whether a transition leads from a state to one in it, and so starts wherever the machine is in there. */
const leadsInwards = ({ source, targets }: ChartTransition, chart: Chart): boolean =>
  targets.some((target) => isInside(chart, target, source));

const REVERSED = 'reversed:';

/** Whether the library was given an edge the other way round, and so answers its points from end to start. */
export const isReversed = ({ id }: { id: string }): boolean => id.startsWith(REVERSED);

/** The id of what an edge was made for. */
export const ownerOf = ({ id }: { id: string }): string => id.replace(REVERSED, '').replace(/>\d*$/, '');

/**
 * Whether a transition leads back to a state that comes before its own in the code. The author's order is the order in which a
 * reader meets the states; left to itself the library counts arrows instead, and puts the end before the beginning.
 */
const leadsBack = (source: string, target: string, chart: Chart): boolean => {
  const placeOf = (id: string) => chart.states.findIndex((state) => state.id === id);
  return placeOf(target) < placeOf(source) && !isInside(chart, source, target);
};

/** A chart in the words of the layout library: states in states, labels with their size. */
export const elkGraph = (chart: Chart, measure: Measure, flow: Flow): ElkNode => {
  const marker = (id: string): ElkNode => ({ id, width: SIZE.marker, height: SIZE.marker });

  const toNode = (state: ChartState): ElkNode => {
    const { width, height } = stateSize(chart, state, measure);
    const children = chart.states.filter(({ parent }) => parent === state.id);
    if (children.length === 0) return { id: state.id, width, height };
    const startsAnywhere = chart.transitions.some(
      (transition) => transition.source === state.id && leadsInwards(transition, chart),
    );
    return {
      id: state.id,
      layoutOptions: {
        ...layered(flow),
        'elk.padding': padding(height + SIZE.inset / 2),
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${String(width)},${String(height)})`,
      },
      children: [
        ...(state.initial === undefined ? [] : [marker(INITIAL + state.id)]),
        ...(startsAnywhere ? [marker(ANYWHERE + state.id)] : []),
        ...children.map(toNode),
      ],
    };
  };

  const labelOf = (transition: ChartTransition) => ({
    id: transition.id,
    text: transition.id,
    ...labelSize(transition, measure),
    layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
  });
  const transitions = chart.transitions.flatMap((transition): ElkExtendedEdge[] =>
    transition.targets.map((target, index) => {
      const from = leadsInwards(transition, chart) ? ANYWHERE + transition.source : transition.source;
      const back = leadsBack(transition.source, target, chart);
      return {
        id: `${back ? REVERSED : ''}${transition.id}>${String(index)}`,
        sources: [back ? target : from],
        targets: [back ? from : target],
        // One that enters several states says so once.
        labels: index === 0 ? [labelOf(transition)] : [],
      };
    }),
  );
  const initials = chart.states.flatMap(({ id, initial }): ElkExtendedEdge[] =>
    initial === undefined ? [] : [{ id: `${INITIAL}${id}>`, sources: [INITIAL + id], targets: [initial] }],
  );
  return {
    id: 'chart',
    layoutOptions: { ...wholeChart, ...layered(flow) },
    children: chart.states.filter(({ parent }) => parent === null).map(toNode),
    edges: [...initials, ...transitions],
  };
};
