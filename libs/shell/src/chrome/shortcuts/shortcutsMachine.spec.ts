import { walk } from '@ezone/statechart/testing';
import { createActor } from 'xstate';
import { MOST_SHORTCUTS, shortcutsMachine } from './shortcutsMachine';
import type { ShortcutChange } from './shortcutsMachine';

const start = (ids: readonly string[] = ['calendar', 'mail', 'notes']) => {
  const actor = createActor(shortcutsMachine, { input: { ids } }).start();
  const told: ShortcutChange[] = [];
  actor.on('*', (change) => told.push(change));
  return { actor, told, ids: () => actor.getSnapshot().context.ids };
};
const opened = (ids?: readonly string[]) => {
  const menu = start(ids);
  menu.actor.send({ type: 'menu.opened', place: 'toolbar' });
  return menu;
};

it('adds at the end, removes, and tells of it with the list as it is then', () => {
  const { actor, told } = opened();
  actor.send({ type: 'shortcut.added', id: 'todo' });
  actor.send({ type: 'shortcut.removed', id: 'mail' });
  expect(told).toEqual([
    { type: 'added', id: 'todo', ids: ['calendar', 'mail', 'notes', 'todo'] },
    { type: 'removed', id: 'mail', ids: ['calendar', 'notes', 'todo'] },
  ]);
});

it.each([
  ['notes', 'calendar', 'before', ['notes', 'calendar', 'mail']],
  ['calendar', 'mail', 'after', ['mail', 'calendar', 'notes']],
  ['calendar', 'notes', 'after', ['mail', 'notes', 'calendar']],
] as const)('puts %s beside %s: %s', (id, target, side, expected) => {
  const { actor, told } = opened();
  actor.send({ type: 'shortcut.moved', id, goal: { target, side } });
  expect(told).toEqual([{ type: 'moved', id, ids: expected }]);
});

it.each([
  ['put where it is', { type: 'shortcut.moved', id: 'mail', goal: { target: 'calendar', side: 'after' } }],
  ['put beside itself', { type: 'shortcut.moved', id: 'mail', goal: { target: 'mail', side: 'after' } }],
  ['put beside what is not there', { type: 'shortcut.moved', id: 'mail', goal: { target: 'chat', side: 'after' } }],
  ['added twice', { type: 'shortcut.added', id: 'mail' }],
  ['removed twice', { type: 'shortcut.removed', id: 'chat' }],
] as const)('says nothing of what is %s', (_, event) => {
  const { actor, told, ids } = opened();
  actor.send(event);
  expect(told).toEqual([]);
  expect(ids()).toEqual(['calendar', 'mail', 'notes']);
});

it('adds none beyond those that the server keeps', () => {
  const { actor, told } = opened(Array.from({ length: MOST_SHORTCUTS }, (_, index) => `page-${String(index)}`));
  actor.send({ type: 'shortcut.added', id: 'one-more' });
  expect(told).toEqual([]);
});

it('moves nothing while only what is found is shown', () => {
  const { actor, ids } = opened();
  actor.send({ type: 'query.changed', query: 'a' });
  actor.send({ type: 'shortcut.moved', id: 'notes', goal: { target: 'calendar', side: 'before' } });
  expect(ids()).toEqual(['calendar', 'mail', 'notes']);
  actor.send({ type: 'query.changed', query: ' ' });
  actor.send({ type: 'shortcut.moved', id: 'notes', goal: { target: 'calendar', side: 'before' } });
  expect(ids()).toEqual(['notes', 'calendar', 'mail']);
});

it('has forgotten what was searched for when it is opened again', () => {
  const { actor } = opened();
  actor.send({ type: 'query.changed', query: 'mail' });
  actor.send({ type: 'menu.closed' });
  actor.send({ type: 'menu.opened', place: 'panel' });
  expect(actor.getSnapshot().matches({ open: 'browsing' })).toBe(true);
  expect(actor.getSnapshot().context).toMatchObject({ query: '', place: 'panel' });
});

it('takes over the list that is stored, and tells nobody', () => {
  const { actor, told, ids } = start();
  actor.send({ type: 'list.arrived', ids: ['todo'] });
  expect(ids()).toEqual(['todo']);
  expect(told).toEqual([]);
});

it('is walked on all its paths: it reaches every state and transition, and never has a shortcut twice', () => {
  const unreached = walk(shortcutsMachine, {
    inputs: [{ ids: ['mail', 'notes'] }],
    events: [
      { type: 'list.arrived', ids: ['mail', 'notes'] },
      { type: 'menu.opened', place: 'toolbar' },
      { type: 'menu.closed' },
      { type: 'query.changed', query: 'no' },
      { type: 'query.changed', query: '' },
      { type: 'shortcut.added', id: 'todo' },
      { type: 'shortcut.removed', id: 'notes' },
      { type: 'shortcut.moved', id: 'notes', goal: { target: 'mail', side: 'before' } },
    ],
    expectAlways: ({ context }) => {
      expect(new Set(context.ids).size).toBe(context.ids.length);
    },
  });
  expect(unreached).toEqual({ states: [], transitions: [] });
});
