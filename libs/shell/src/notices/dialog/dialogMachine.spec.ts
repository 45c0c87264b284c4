import { walk } from '@ezone/statechart/testing';
import { createActor } from 'xstate';
import { dialogMachine } from './dialogMachine';
import type { DialogRequest } from './DialogRequest';

const request = (id: string): DialogRequest => ({
  id,
  kind: 'question',
  options: { title: `Question ${id}`, confirmLabel: 'Yes' },
});

function start() {
  const settled: [string, unknown][] = [];
  const actor = createActor(dialogMachine);
  actor.on('settled', ({ id, answer }) => settled.push([id, answer]));
  actor.start();
  actor.send({ type: 'dialog.opened', request: request('a') });
  return { actor, settled };
}

it('keeps what it was opened with while it goes', () => {
  const { actor, settled } = start();
  expect(actor.getSnapshot().value).toBe('open');
  actor.send({ type: 'answered', answer: 7 });
  expect(actor.getSnapshot().value).toBe('closed');
  expect(actor.getSnapshot().context.request).toEqual(request('a'));
  expect(settled).toEqual([['a', 7]]);
});

it.each(['close.requested', 'page.opened'] as const)('is settled without an answer on %s', (type) => {
  const { actor, settled } = start();
  actor.send({ type });
  expect(actor.getSnapshot().value).toBe('closed');
  expect(settled).toEqual([['a', undefined]]);
});

it('settles the one before when another takes its place', () => {
  const { actor, settled } = start();
  actor.send({ type: 'dialog.opened', request: request('b') });
  expect(settled).toEqual([['a', undefined]]);
  actor.send({ type: 'answered', answer: true });
  expect(settled).toEqual([
    ['a', undefined],
    ['b', true],
  ]);
});

it('settles nothing twice', () => {
  const { actor, settled } = start();
  actor.send({ type: 'close.requested' });
  actor.send({ type: 'answered', answer: true });
  actor.send({ type: 'page.opened' });
  expect(settled).toHaveLength(1);
});

it('is walked on all its paths, and reaches every state and transition', () => {
  const unreached = walk(dialogMachine, {
    events: [
      { type: 'dialog.opened', request: request('a') },
      { type: 'dialog.opened', request: request('b') },
      { type: 'answered', answer: true },
      { type: 'close.requested' },
      { type: 'page.opened' },
    ],
    expectAlways: (snapshot) => {
      if (snapshot.matches('open')) expect(snapshot.context.request).not.toBeNull();
    },
  });
  expect(unreached).toEqual({ states: [], transitions: [] });
});
