import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import type { Chart, ChartState } from '../model/chart';
import type { Flow } from './layout';
import type { Measure } from './measure';
import { labelSize, SIZE, stateSize } from './sizes';

/** Marks the ids of what is not in the machine. */
export const INITIAL = 'initial:';

const spacing = {
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
};

const options = (flow: Flow) => ({
  'elk.algorithm': 'layered',
  'elk.direction': flow === 'down' ? 'DOWN' : 'RIGHT',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  // The order in the code is the order in which a reader meets the states.
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.padding': '[top=2,left=2,bottom=2,right=2]',
  ...spacing,
});

/** A chart in the words of the layout library: states in states, labels with their size. */
export const elkGraph = (chart: Chart, measure: Measure, flow: Flow): ElkNode => {
  const toNode = (state: ChartState): ElkNode => {
    const { width, height } = stateSize(chart, state, measure);
    const children = chart.states.filter(({ parent }) => parent === state.id);
    if (children.length === 0) return { id: state.id, width, height };
    const first = state.initial === undefined ? [] : [initialNode(state)];
    return {
      id: state.id,
      layoutOptions: {
        'elk.padding': `[top=${String(height + SIZE.inset / 2)},left=${String(SIZE.inset)},bottom=${String(SIZE.inset)},right=${String(SIZE.inset)}]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${String(width)},${String(height)})`,
        ...spacing,
      },
      children: [...first, ...children.map(toNode)],
    };
  };

  const initialNode = (state: ChartState): ElkNode => ({
    id: INITIAL + state.id,
    width: SIZE.initial,
    height: SIZE.initial,
  });

  const transitions = chart.transitions.flatMap((transition): ElkExtendedEdge[] =>
    transition.targets.map((target, index) => ({
      id: `${transition.id}>${String(index)}`,
      sources: [transition.source],
      targets: [target],
      labels:
        index > 0
          ? []
          : [
              {
                id: transition.id,
                text: transition.id,
                ...labelSize(transition, measure),
                layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
              },
            ],
    })),
  );
  const initials = chart.states.flatMap(({ id, initial }): ElkExtendedEdge[] =>
    initial === undefined ? [] : [{ id: `${INITIAL}${id}>`, sources: [INITIAL + id], targets: [initial] }],
  );
  const roots = chart.states.filter(({ parent }) => parent === null);
  return {
    id: 'chart',
    layoutOptions: options(flow),
    children: roots.map(toNode),
    edges: [...initials, ...transitions],
  };
};
