import { walk } from '@ezone/statechart/testing';
import { createActor } from 'xstate';
import { sidePanelMachine } from './sidePanelMachine';

const start = (isOpen: boolean) => {
  const kept: boolean[] = [];
  const machine = sidePanelMachine.provide({ actions: { keep: (_, params) => kept.push(params.isOpen) } });
  const actor = createActor(machine, { input: { isOpen } }).start();
  return { actor, kept, state: () => actor.getSnapshot().value };
};

it.each([
  [true, 'open', 'closed'],
  [false, 'closed', 'open'],
])('starts as it was left, and has its toggle: %s', (isOpen, before, after) => {
  const { actor, kept, state } = start(isOpen);
  expect(state()).toBe(before);
  expect(kept).toEqual([]);
  actor.send({ type: 'toggle.pressed' });
  expect(state()).toBe(after);
  actor.send({ type: 'toggle.pressed' });
  expect(state()).toBe(before);
  expect(kept).toEqual([!isOpen, isOpen]);
});

it('is walked on all its paths, and reaches every state and transition', () => {
  const unreached = walk(sidePanelMachine, {
    inputs: [{ isOpen: false }, { isOpen: true }],
    events: [{ type: 'toggle.pressed' }],
  });
  expect(unreached).toEqual({ states: [], transitions: [] });
});
