import { and, assign, createMachine, emit, fromPromise, not, raise, setup } from 'xstate';
import { kettleMachine } from '../testing/machines';
import { chartOf } from './chartOf';

const chart = chartOf(kettleMachine);

const stateAt = (path: string) => chart.states.find((state) => state.path === path);
const from = (path: string) => chart.transitions.filter(({ source }) => source === stateAt(path)?.id);

it('has the states in the order of the code, each in its parent', () => {
  expect(chart.states.map(({ path, depth, kind }) => [path, depth, kind])).toEqual([
    ['', 0, 'parallel'],
    ['lid', 1, 'compound'],
    ['lid.closed', 2, 'atomic'],
    ['lid.open', 2, 'atomic'],
    ['body', 1, 'compound'],
    ['body.off', 2, 'atomic'],
    ['body.on', 2, 'compound'],
    ['body.on.heating', 3, 'atomic'],
    ['body.on.boiling', 3, 'atomic'],
    ['body.on.keepingWarm', 3, 'atomic'],
    ['body.out', 2, 'final'],
  ]);
  expect(stateAt('body.on.heating')?.parent).toBe('kettle.body.on');
});

it('knows which state is entered first, and that of regions none is', () => {
  expect(stateAt('body')).toMatchObject({ initial: 'kettle.body.off' });
  expect(stateAt('body.off')).toMatchObject({ isInitial: true });
  expect(stateAt('body.on')).toMatchObject({ isInitial: false });
  expect(stateAt('')).not.toHaveProperty('initial');
  expect(stateAt('lid')).toMatchObject({ isInitial: false });
});

it('says by what a transition happens', () => {
  const triggers = [...from('body.on.heating'), ...from('body.on.boiling'), ...from('body.on.keepingWarm')];
  expect(triggers.map(({ trigger }) => trigger)).toEqual([
    { kind: 'always' },
    { kind: 'done', of: 'heat' },
    { kind: 'error', of: 'heat' },
    { kind: 'after', delay: 'coolingTime 4 s' },
    { kind: 'after', delay: '1 min' },
  ]);
});

it('says guards, actions and where it leads; nowhere where only something is done', () => {
  expect(from('body.off')).toMatchObject([{ guard: 'hasWater', targets: ['kettle.body.on'] }]);
  expect(from('lid.open')).toMatchObject([
    { eventType: 'lid.closed', targets: ['kettle.lid.closed'] },
    { eventType: 'filled', targets: [], actions: ['fill'] },
  ]);
});

it('names what is done on the way in and out and what runs, and not the timers of delays', () => {
  expect(stateAt('body.on.heating')).toMatchObject({ entry: ['click'], exit: [], invokes: ['heat'] });
  expect(stateAt('body.on.boiling')).toMatchObject({ entry: [], exit: ['click'] });
});

it('is the same for a machine with other actors and delays', () => {
  const provided = kettleMachine.provide({ actors: { heat: fromPromise(() => Promise.resolve({ degrees: 1 })) } });
  expect(chartOf(provided)).toEqual(chart);
});

it('names what has no name by what it is', () => {
  const machine = setup({ guards: { isWide: () => true, isOpen: () => true } }).createMachine({
    id: 'm',
    on: {
      a: { guard: and(['isWide', not('isOpen')]), actions: [assign({ one: 1, two: 2 }), emit({ type: 'told' })] },
      b: { guard: () => true, actions: [raise({ type: 'a' }), () => undefined] },
      '*': {},
    },
  });
  expect(chartOf(machine).transitions.map(({ guard, actions }) => [guard, actions])).toEqual([
    ['isWide and not isOpen', ['assign one, two', 'emit told']],
    ['inline', ['raise a', 'inline']],
    [undefined, []],
  ]);
});

it('draws a history state with where it leads at first', () => {
  const machine = createMachine({
    id: 'm',
    initial: 'a',
    states: { a: {}, b: { initial: 'x', states: { x: {}, last: { type: 'history', target: 'x' } } } },
  });
  const { states, transitions } = chartOf(machine);
  expect(states.find(({ name }) => name === 'last')).toMatchObject({ kind: 'history' });
  expect(transitions).toMatchObject([{ source: 'm.b.last', targets: ['m.b.x'], trigger: { kind: 'always' } }]);
});
