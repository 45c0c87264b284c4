import { chartOf } from '../model/chartOf';
import { kettleMachine } from '../testing/machines';
import type { Box } from './layout';
import { layoutChart } from './layoutChart';
import { estimate } from './measure';

const chart = chartOf(kettleMachine);

const isWithin = (inner: Box | undefined, outer: Box | undefined): boolean =>
  inner !== undefined &&
  outer !== undefined &&
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

describe.each(['down', 'across'] as const)('a chart that goes %s', (flow) => {
  const layout = layoutChart(chart, estimate, flow);

  it('has a place for every state, inside the state it belongs to', async () => {
    const { states } = await layout;
    for (const { id, parent } of chart.states) {
      expect(states[id]).toBeDefined();
      if (parent !== null) expect([id, isWithin(states[id], states[parent])]).toEqual([id, true]);
    }
  });

  it('keeps states beside each other apart', async () => {
    const { states } = await layout;
    for (const one of chart.states) {
      for (const other of chart.states) {
        const [a, b] = [states[one.id], states[other.id]];
        if (a && b && one.id < other.id && one.parent === other.parent) expect(overlap(a, b)).toBe(false);
      }
    }
  });

  it('has a label for every transition, and an arrow for each that enters a state', async () => {
    const { transitions, lines } = await layout;
    for (const { id, targets } of chart.transitions) {
      expect(transitions[id]?.width).toBeGreaterThan(0);
      expect(lines.filter(({ of, kind }) => kind === 'transition' && of === id)).toHaveLength(targets.length);
    }
    for (const { points } of lines) expect(points.length).toBeGreaterThanOrEqual(2);
  });

  it('marks where states begin, and where arrows leave whatever is active', async () => {
    const { initials, anywheres } = await layout;
    expect(initials).toHaveLength(chart.states.filter(({ initial }) => initial !== undefined).length);
    expect(anywheres).toHaveLength(1);
  });

  it('puts a transition that enters nothing into its state', async () => {
    const { states, transitions } = await layout;
    const filled = chart.transitions.find(({ eventType }) => eventType === 'filled');
    expect(isWithin(transitions[filled?.id ?? ''], states['kettle.lid.open'])).toBe(true);
  });
});

it('begins with the state that is entered first, and draws each arrow from its source to its target', async () => {
  const { states, lines } = await layoutChart(chart, estimate, 'down');
  const [closed, open] = [states['kettle.lid.closed'], states['kettle.lid.open']];
  expect(closed?.y).toBeLessThan(open?.y ?? 0);
  const back = lines.find(({ of }) => of.includes('lid.closed|0'));
  expect(back?.points[0]?.y).toBeGreaterThan(back?.points.at(-1)?.y ?? Infinity);
});
