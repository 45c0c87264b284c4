import { walk } from '@ezone/statechart/testing';
import { createActor } from 'xstate';
import { panelMachine } from './panelMachine';

const start = (side: 'start' | 'end' = 'end') => createActor(panelMachine, { input: { side } }).start();

const opened = (side: 'start' | 'end' = 'end') => {
  const panel = start(side);
  panel.send({ type: 'open.requested' });
  return panel;
};

it('is closed at first and opens when asked to', () => {
  const panel = start();
  expect(panel.getSnapshot().value).toBe('closed');
  panel.send({ type: 'open.requested' });
  expect(panel.getSnapshot().value).toBe('open');
});

it('opens and closes with its toggle', () => {
  const panel = start();
  panel.send({ type: 'toggle.pressed' });
  expect(panel.getSnapshot().value).toBe('open');
  panel.send({ type: 'toggle.pressed' });
  expect(panel.getSnapshot().value).toBe('closed');
});

it.each(['close.requested', 'escape.pressed', 'outside.clicked', 'focus.covered'] as const)('closes on %s', (type) => {
  const panel = opened();
  panel.send({ type });
  expect(panel.getSnapshot().value).toBe('closed');
});

it.each(['start', 'end'] as const)('is swiped away towards its own edge only: %s', (side) => {
  const panel = opened(side);
  panel.send({ type: 'swiped', towards: side === 'end' ? 'start' : 'end' });
  expect(panel.getSnapshot().value).toBe('open');
  panel.send({ type: 'swiped', towards: side });
  expect(panel.getSnapshot().value).toBe('closed');
});

it('does not mind being asked to open twice, or to close while closed', () => {
  const panel = opened();
  panel.send({ type: 'open.requested' });
  expect(panel.getSnapshot().value).toBe('open');
  panel.send({ type: 'close.requested' });
  panel.send({ type: 'escape.pressed' });
  expect(panel.getSnapshot().value).toBe('closed');
});

it('is walked on all its paths, and reaches every state and transition', () => {
  const unreached = walk(panelMachine, {
    inputs: [{ side: 'start' }, { side: 'end' }],
    events: [
      { type: 'toggle.pressed' },
      { type: 'open.requested' },
      { type: 'close.requested' },
      { type: 'escape.pressed' },
      { type: 'outside.clicked' },
      { type: 'focus.covered' },
      { type: 'swiped', towards: 'start' },
      { type: 'swiped', towards: 'end' },
    ],
  });
  expect(unreached).toEqual({ states: [], transitions: [] });
});
