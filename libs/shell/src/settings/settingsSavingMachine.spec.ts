import { walk } from '@ezone/statechart/testing';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { SavedAt } from '../session/identity';
import type { DataPatch } from '.';
import { ChangeRefused, SETTINGS_DEBOUNCE, settingsSavingMachine, unsavedChanges } from './settingsSavingMachine';

const settings = (patch: DataPatch['settings']): DataPatch => ({ settings: patch });
const scheme = (main: string) => settings({ theme: { main } });

const start = () => {
  const clock = new SimulatedClock();
  const calls: { patch: DataPatch; succeed: () => void; fail: () => void; refuse: () => void }[] = [];
  const save = fromPromise<SavedAt, { patch: DataPatch }>(
    ({ input }) =>
      new Promise((resolve, reject) => {
        calls.push({
          patch: input.patch,
          succeed: () => resolve('api'),
          fail: () => reject(new Error('offline')),
          refuse: () => reject(new ChangeRefused('no')),
        });
      }),
  );
  const actor = createActor(settingsSavingMachine.provide({ actors: { save } }), { clock }).start();
  const told: string[] = [];
  actor.on('*', ({ type }) => told.push(type));
  const change = (patch: DataPatch, silent = false) => actor.send({ type: 'data.changed', patch, silent });
  const reach = (state: 'idle' | 'waiting' | 'failed') => waitFor(actor, (snapshot) => snapshot.matches(state));
  const unsaved = () => unsavedChanges(actor.getSnapshot().context);
  return { actor, clock, calls, told, change, reach, unsaved };
};

it('stores several changes together, when no further one has come for a moment', async () => {
  const { clock, calls, told, change, reach, unsaved } = start();
  change(scheme('ocean'));
  clock.increment(SETTINGS_DEBOUNCE - 1);
  change(settings({ direction: 'rtl' }));
  clock.increment(SETTINGS_DEBOUNCE - 1);
  expect(calls).toEqual([]);
  expect(unsaved()).toEqual(settings({ theme: { main: 'ocean' }, direction: 'rtl' }));
  clock.increment(1);
  expect(calls[0]?.patch).toEqual(settings({ theme: { main: 'ocean' }, direction: 'rtl' }));
  calls[0]?.succeed();
  await reach('idle');
  expect(unsaved()).toBeNull();
  expect(told).toEqual(['saved']);
});

it('keeps what changes while it is saving for the next time', async () => {
  const { clock, calls, told, change, reach, unsaved } = start();
  change(scheme('ocean'));
  clock.increment(SETTINGS_DEBOUNCE);
  change(scheme('plum'));
  expect(unsaved()).toEqual(scheme('plum'));
  calls[0]?.succeed();
  await reach('waiting');
  expect(unsaved()).toEqual(scheme('plum'));
  clock.increment(SETTINGS_DEBOUNCE);
  expect(calls[1]?.patch).toEqual(scheme('plum'));
  calls[1]?.succeed();
  await reach('idle');
  expect(told).toEqual(['saved']);
});

it('keeps what could not be stored, and stores it with the next change', async () => {
  const { clock, calls, told, change, reach, unsaved } = start();
  change(scheme('ocean'));
  clock.increment(SETTINGS_DEBOUNCE);
  calls[0]?.fail();
  await reach('failed');
  expect(unsaved()).toEqual(scheme('ocean'));
  change(settings({ customScrollbars: false }));
  clock.increment(SETTINGS_DEBOUNCE);
  expect(calls[1]?.patch).toEqual(settings({ theme: { main: 'ocean' }, customScrollbars: false }));
  expect(told).toEqual(['notSaved']);
});

it('undoes what the server refuses, and stores what was changed since', async () => {
  const { clock, calls, told, change, reach, unsaved } = start();
  change(scheme('ocean'));
  clock.increment(SETTINGS_DEBOUNCE);
  calls[0]?.refuse();
  await reach('idle');
  expect(unsaved()).toBeNull();
  expect(told).toEqual(['refused']);
  change(scheme('plum'));
  clock.increment(SETTINGS_DEBOUNCE);
  change(settings({ customScrollbars: false }));
  calls[1]?.refuse();
  await reach('waiting');
  clock.increment(SETTINGS_DEBOUNCE);
  expect(calls[2]?.patch).toEqual(settings({ customScrollbars: false }));
});

it('tries again at once when asked to', async () => {
  const { actor, clock, calls, change, reach } = start();
  change(scheme('ocean'));
  clock.increment(SETTINGS_DEBOUNCE);
  calls[0]?.fail();
  await reach('failed');
  actor.send({ type: 'retry.requested' });
  expect(calls[1]?.patch).toEqual(scheme('ocean'));
});

it('does not wait where the page goes away', () => {
  const { actor, calls, change } = start();
  change(scheme('ocean'));
  actor.send({ type: 'page.hidden' });
  expect(calls[0]?.patch).toEqual(scheme('ocean'));
});

it('does not wait for an answer where the page goes away', async () => {
  const { actor, clock, calls, told, change, reach, unsaved } = start();
  change(scheme('ocean'));
  clock.increment(SETTINGS_DEBOUNCE);
  actor.send({ type: 'page.hidden' });
  expect(calls).toHaveLength(1);
  change(settings({ direction: 'rtl' }));
  actor.send({ type: 'page.hidden' });
  expect(calls[1]?.patch).toEqual(settings({ theme: { main: 'ocean' }, direction: 'rtl' }));
  calls[0]?.succeed();
  calls[1]?.succeed();
  await reach('idle');
  expect(unsaved()).toBeNull();
  expect(told).toEqual(['saved']);
});

it.each([
  [[true, true], []],
  [[true, false], ['saved']],
  [[false, true], ['saved']],
])('says that it is done unless all was done in passing: %j', async (inPassing, expected) => {
  const { clock, calls, told, change, reach } = start();
  for (const silent of inPassing) change(scheme('ocean'), silent);
  clock.increment(SETTINGS_DEBOUNCE);
  calls[0]?.succeed();
  await reach('idle');
  expect(told).toEqual(expected);
});

it('forgets what was changed in a layout style that is left again', () => {
  const { change, unsaved } = start();
  change(settings({ layout: { config: { navbar: { style: 'style-3' } } } }));
  change(settings({ layout: { style: 'layout2' } }));
  change(settings({ layout: { config: { mode: 'boxed' } } }));
  expect(unsaved()).toEqual(settings({ layout: { style: 'layout2', config: { mode: 'boxed' } } }));
});

it('stores settings and shortcuts together; of shortcuts the last list counts', () => {
  const { change, unsaved } = start();
  change({ shortcuts: ['notes'] });
  change(scheme('ocean'));
  change({ shortcuts: ['mail', 'notes'] });
  expect(unsaved()).toEqual({ settings: { theme: { main: 'ocean' } }, shortcuts: ['mail', 'notes'] });
});

it('is walked on all its paths, and reaches every state and transition', () => {
  const unreached = walk(settingsSavingMachine, {
    events: [
      { type: 'data.changed', patch: scheme('ocean'), silent: false },
      { type: 'data.changed', patch: scheme('ocean'), silent: true },
      { type: 'page.hidden' },
      { type: 'retry.requested' },
    ],
    answers: {
      save: [
        { output: 'api' },
        { output: 'notAtService' },
        { error: new ChangeRefused('no') },
        { error: new Error('offline') },
      ],
    },
    expectAlways: (snapshot) => {
      expect(unsavedChanges(snapshot.context) === null).toBe(snapshot.matches('idle'));
    },
  });
  expect(unreached).toEqual({ states: [], transitions: [] });
});
