import { walk } from '@ezone/statechart/testing';
import { createActor } from 'xstate';
import { quickPanelMachine, quickSettings } from './quickPanelMachine';

it('switches each setting by itself, and keeps it while the panel is closed', () => {
  const panel = createActor(quickPanelMachine).start();
  const before = panel.getSnapshot().context.isOn;
  panel.send({ type: 'open.requested' });
  panel.send({ type: 'setting.switched', setting: 'cloudSync' });
  panel.send({ type: 'escape.pressed' });
  expect(panel.getSnapshot().value).toBe('closed');
  expect(panel.getSnapshot().context.isOn).toEqual({ ...before, cloudSync: !before.cloudSync });
});

it('is walked on all its paths, and reaches every state and transition', () => {
  const unreached = walk(quickPanelMachine, {
    events: [
      { type: 'toggle.pressed' },
      { type: 'open.requested' },
      { type: 'close.requested' },
      { type: 'escape.pressed' },
      { type: 'outside.clicked' },
      { type: 'focus.covered' },
      { type: 'swiped', towards: 'start' },
      { type: 'swiped', towards: 'end' },
      ...quickSettings.map((setting) => ({ type: 'setting.switched' as const, setting })),
    ],
  });
  expect(unreached).toEqual({ states: [], transitions: [] });
});
