import { walk } from '@ezone/statechart/testing';
import { createActor } from 'xstate';
import { searchMachine } from './searchMachine';
import type { SearchItem } from './searchMachine';

const items: SearchItem[] = [
  { id: 'notes', label: 'Notes', kind: 'pages' },
  { id: 'new', label: 'New note', kind: 'commands' },
];

const open = () => {
  const actor = createActor(searchMachine).start();
  const chosen: string[] = [];
  actor.on('chosen', ({ id }) => chosen.push(id));
  actor.send({ type: 'opened', items });
  return { actor, chosen, found: () => actor.getSnapshot().context.suggestions.map(({ id }) => id) };
};

it('suggests what has the text, and says when nothing has', () => {
  const { actor, found } = open();
  expect(actor.getSnapshot().matches({ open: 'empty' })).toBe(true);
  actor.send({ type: 'text.changed', text: 'note' });
  expect(actor.getSnapshot().matches({ open: 'suggesting' })).toBe(true);
  expect(found()).toEqual(['notes', 'new']);
  actor.send({ type: 'text.changed', text: 'mail' });
  expect(actor.getSnapshot().matches({ open: 'nothingFound' })).toBe(true);
  actor.send({ type: 'text.changed', text: ' ' });
  expect(actor.getSnapshot().matches({ open: 'empty' })).toBe(true);
});

it('looks again where more items have been fetched meanwhile', () => {
  const { actor, found } = open();
  actor.send({ type: 'text.changed', text: 'button' });
  expect(actor.getSnapshot().matches({ open: 'nothingFound' })).toBe(true);
  actor.send({ type: 'items.fetched', items: [{ id: 'buttons', label: 'Buttons', kind: 'pages' }] });
  expect(found()).toEqual(['buttons']);
  expect(actor.getSnapshot().context.text).toBe('button');
});

it('forgets the text when it is closed', () => {
  const { actor, found } = open();
  actor.send({ type: 'text.changed', text: 'note' });
  actor.send({ type: 'closed' });
  actor.send({ type: 'opened', items });
  expect(actor.getSnapshot().context.text).toBe('');
  expect(found()).toEqual([]);
});

it('tells what was chosen, and closes; what is not suggested cannot be', () => {
  const { actor, chosen } = open();
  actor.send({ type: 'text.changed', text: 'new' });
  actor.send({ type: 'suggestion.chosen', id: 'notes' });
  expect(actor.getSnapshot().matches('open')).toBe(true);
  actor.send({ type: 'suggestion.chosen', id: 'new' });
  expect(actor.getSnapshot().value).toBe('closed');
  expect(chosen).toEqual(['new']);
});

it('lets whatever there is be chosen while nothing is written', () => {
  const { actor, chosen, found } = open();
  expect(found()).toEqual([]);
  actor.send({ type: 'suggestion.chosen', id: 'unknown' });
  expect(actor.getSnapshot().matches({ open: 'empty' })).toBe(true);
  actor.send({ type: 'suggestion.chosen', id: 'notes' });
  expect(actor.getSnapshot().value).toBe('closed');
  expect(chosen).toEqual(['notes']);
});

it('is walked on all its paths, and reaches every state and transition', () => {
  const unreached = walk(searchMachine, {
    events: [
      { type: 'opened', items },
      { type: 'items.fetched', items: [{ id: 'buttons', label: 'Buttons', kind: 'pages' }] },
      { type: 'text.changed', text: 'note' },
      { type: 'text.changed', text: 'mail' },
      { type: 'text.changed', text: '' },
      { type: 'suggestion.chosen', id: 'notes' },
      { type: 'closed' },
    ],
  });
  expect(unreached).toEqual({ states: [], transitions: [] });
});
