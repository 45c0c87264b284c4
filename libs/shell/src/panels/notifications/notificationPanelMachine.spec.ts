import { walk } from '@ezone/statechart/testing';
import { createActor } from 'xstate';
import { notificationPanelMachine } from './notificationPanelMachine';

it('closes when another page opens, and does not mind while it is closed', () => {
  const panel = createActor(notificationPanelMachine).start();
  panel.send({ type: 'page.opened' });
  expect(panel.getSnapshot().value).toBe('closed');
  panel.send({ type: 'toggle.pressed' });
  expect(panel.getSnapshot().value).toBe('open');
  panel.send({ type: 'page.opened' });
  expect(panel.getSnapshot().value).toBe('closed');
});

it('is walked on all its paths, and reaches every state and transition', () => {
  const unreached = walk(notificationPanelMachine, {
    events: [
      { type: 'toggle.pressed' },
      { type: 'open.requested' },
      { type: 'close.requested' },
      { type: 'escape.pressed' },
      { type: 'outside.clicked' },
      { type: 'focus.covered' },
      { type: 'swiped', towards: 'start' },
      { type: 'swiped', towards: 'end' },
      { type: 'page.opened' },
    ],
  });
  expect(unreached).toEqual({ states: [], transitions: [] });
});
