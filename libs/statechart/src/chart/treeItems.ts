import type { Chart, ChartState, ChartTransition } from '../model/chart';

/** A thing in the chart that can have the focus. */
export type TreeItem =
  | { kind: 'state'; id: string; level: number; state: ChartState }
  | { kind: 'transition'; id: string; level: number; transition: ChartTransition };

/** All of a chart in the order it is read: a state, its transitions, the states in it. */
export const treeItems = (chart: Chart): TreeItem[] =>
  chart.states.flatMap((state): TreeItem[] => [
    { kind: 'state', id: state.id, level: state.depth + 1, state },
    ...chart.transitions
      .filter(({ source }) => source === state.id)
      .map((transition): TreeItem => ({ kind: 'transition', id: transition.id, level: state.depth + 2, transition })),
  ]);

const parentOf = (item: TreeItem): string | null =>
  item.kind === 'state' ? item.state.parent : item.transition.source;

const insideOf = (item: TreeItem, items: readonly TreeItem[]): string | undefined =>
  item.kind === 'transition' ? item.transition.targets[0] : items.find((other) => parentOf(other) === item.id)?.id;

/**
 * Where a key leads from an item: down and up through all of them; inwards (the arrow in reading direction) to what is in a
 * state, or along a transition; outwards to what it belongs to. Undefined for any other key, and at the ends.
 */
export const nextItem = (
  items: readonly TreeItem[],
  from: string,
  key: string,
  isRightToLeft: boolean,
): string | undefined => {
  const index = items.findIndex(({ id }) => id === from);
  const item = items[index];
  if (!item) return undefined;
  if (key === 'ArrowDown') return items[index + 1]?.id;
  if (key === 'ArrowUp') return items[index - 1]?.id;
  if (key === 'Home') return items[0]?.id;
  if (key === 'End') return items.at(-1)?.id;
  if (key === (isRightToLeft ? 'ArrowLeft' : 'ArrowRight')) return insideOf(item, items);
  if (key === (isRightToLeft ? 'ArrowRight' : 'ArrowLeft')) return parentOf(item) ?? undefined;
  return undefined;
};
