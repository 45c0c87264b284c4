import { useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { kindWords, stateName, transitionWords } from '../describe';
import type { ChartLayout } from '../layout/layout';
import type { Chart, ChartTransition } from '../model/chart';
import type { Readiness } from '../model/readinessOf';
import type { StatechartWords } from '../words';
import { Arrows } from './Arrows';
import { extent } from './place';
import { StateBox } from './StateBox';
import { TransitionLabel } from './TransitionLabel';
import { nextItem, treeItems } from './treeItems';
import type { TreeItem } from './treeItems';
import type { Zoom } from './useZoom';

/** What the chart shows of a running machine. */
export type ChartMoment = {
  /** Ids of the active states. */
  active: ReadonlySet<string>;
  /** Ids of the transitions taken by the last event. */
  taken: ReadonlySet<string>;
  /** Number of the last event. */
  count: number;
  readiness: (transition: ChartTransition) => Readiness;
};

type ChartCanvasProps = {
  chart: Chart;
  layout: ChartLayout;
  moment: ChartMoment;
  words: StatechartWords;
  /** Id of the state or transition that is looked at. */
  chosen: string | null;
  onChoose: (id: string) => void;
  onPress: (transition: ChartTransition) => void;
  zoom: Zoom;
  layer: { current: HTMLDivElement | null };
  /** Id of the text that says how it is used. */
  helpId: string;
};

/** The drawing. One tab stop, and a tree to a screen reader: states hold their transitions and the states in them. */
export const ChartCanvas = (props: ChartCanvasProps) => {
  const { chart, layout, moment, words, chosen, onChoose, onPress, zoom, layer, helpId } = props;
  const items = useMemo(() => treeItems(chart), [chart]);
  const [current, setCurrent] = useState(items[0]?.id);
  const tree = useRef<HTMLDivElement>(null);
  const ready = new Set(
    chart.transitions.filter((transition) => moment.readiness(transition) === 'ready').map(({ id }) => id),
  );

  const act = (item: TreeItem) => {
    if (item.kind === 'transition') onPress(item.transition);
    else onChoose(item.id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, item: TreeItem) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const handled = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    const isRightToLeft = words.direction === 'rtl';
    const next = nextItem(items, item.id, event.key, isRightToLeft);
    if (next !== undefined) {
      handled();
      tree.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(next)}"]`)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') {
      handled();
      act(item);
    } else if (event.key === '+' || event.key === '=') {
      handled();
      zoom.zoomIn();
    } else if (event.key === '-') {
      handled();
      zoom.zoomOut();
    } else if (event.key === '0') {
      handled();
      zoom.fit();
    }
  };
  const common = (item: TreeItem) => ({
    role: 'treeitem',
    'data-item': item.id,
    'aria-level': item.level,
    'aria-selected': item.id === chosen,
    tabIndex: item.id === current ? 0 : -1,
    onFocus: () => {
      setCurrent(item.id);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      onKeyDown(event, item);
    },
    onClick: () => {
      setCurrent(item.id);
      act(item);
    },
  });

  return (
    <Sizer style={extent(layout, zoom.scale)}>
      <Layer ref={layer} dir={words.direction} style={{ ...extent(layout), transform: `scale(${String(zoom.scale)})` }}>
        <Arrows layout={layout} ready={ready} taken={moment.taken} moment={moment.count} />
        <Tree ref={tree} role="tree" aria-label={words.chartOf(chart.id)} aria-describedby={helpId} lang="en">
          {items.map((item) => {
            const box = item.kind === 'state' ? layout.states[item.id] : layout.transitions[item.id];
            if (!box) return null;
            if (item.kind === 'transition') {
              const readiness = moment.readiness(item.transition);
              return (
                <TransitionLabel
                  key={item.id}
                  {...common(item)}
                  label={`${transitionWords(item.transition, chart, words)}. ${words.readiness[readiness]}`}
                  aria-disabled={readiness !== 'ready'}
                  transition={item.transition}
                  box={box}
                  isReady={readiness === 'ready'}
                  isTaken={moment.taken.has(item.id)}
                  isChosen={item.id === chosen}
                />
              );
            }
            const isActive = moment.active.has(item.id);
            return (
              <StateBox
                key={item.id}
                {...common(item)}
                label={[
                  stateName(item.state),
                  ...(isActive ? [words.active] : []),
                  ...kindWords(item.state, words),
                ].join(', ')}
                aria-current={isActive}
                state={item.state}
                box={box}
                isOuter={chart.states.some(({ parent }) => parent === item.id)}
                isRegion={chart.states.some(({ id, kind }) => kind === 'parallel' && id === item.state.parent)}
                isActive={isActive}
                isChosen={item.id === chosen}
              />
            );
          })}
        </Tree>
      </Layer>
    </Sizer>
  );
};

const Sizer = styled.div`
  position: relative;
`;

const Layer = styled.div`
  isolation: isolate;
  position: absolute;
  inset: 0 auto auto 0;
  transform-origin: 0 0;
`;

const Tree = styled.div`
  position: absolute;
  inset: 0;
`;
