import { walk } from '@ezone/statechart/testing';
import { createActor } from 'xstate';
import { settingsPanelsMachine } from './settingsPanelsMachine';

const after = (...events: Parameters<ReturnType<typeof start>['send']>[0][]) => {
  const panels = start();
  for (const event of events) panels.send(event);
  return panels.getSnapshot().value;
};
const start = () => createActor(settingsPanelsMachine).start();

it('opens one panel or the other, never both', () => {
  expect(after()).toBe('closed');
  expect(after({ type: 'settings.pressed' })).toEqual({ open: 'settings' });
  expect(after({ type: 'settings.pressed' }, { type: 'schemes.pressed' })).toEqual({ open: 'schemes' });
  expect(after({ type: 'schemes.pressed' }, { type: 'settings.pressed' })).toEqual({ open: 'settings' });
});

it.each([
  { type: 'settings.pressed' } as const,
  { type: 'close.requested' } as const,
  { type: 'escape.pressed' } as const,
  { type: 'focus.covered' } as const,
  { type: 'swiped', towards: 'end' } as const,
])('closes on $type', (event) => {
  expect(after({ type: 'settings.pressed' }, event)).toBe('closed');
});

it('stays open for a click into the page, in which its choices are looked at, and for a swipe the other way', () => {
  expect(after({ type: 'schemes.pressed' }, { type: 'outside.clicked' })).toEqual({ open: 'schemes' });
  expect(after({ type: 'schemes.pressed' }, { type: 'swiped', towards: 'start' })).toEqual({ open: 'schemes' });
});

it('is walked on all its paths, and reaches every state and transition', () => {
  const unreached = walk(settingsPanelsMachine, {
    events: [
      { type: 'settings.pressed' },
      { type: 'schemes.pressed' },
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
