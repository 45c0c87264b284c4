import { createActor } from 'xstate';
import { kettleMachine } from '../testing/machines';
import { chartOf } from './chartOf';
import { eventFor, payloadFor } from './eventFor';
import { readinessOf } from './readinessOf';

const chart = chartOf(kettleMachine);
const samples = { payloads: { filled: { litres: 2 } }, answers: { heat: { output: { degrees: 100 } } } };

const start = () => createActor(kettleMachine).start();

const readiness = (id: string, kettle: ReturnType<typeof start>) => {
  const transition = chart.transitions.find((one) => one.id.endsWith(id));
  if (!transition) throw new Error(`no transition ${id}`);
  return readinessOf(transition, eventFor(transition, samples), kettle.getSnapshot());
};

const transitionOf = (kind: string) => chart.transitions.find(({ trigger }) => trigger.kind === kind);

it('knows what can be taken now, what its guard refuses, and what belongs to another state', () => {
  const kettle = start();
  expect(readiness('lid.closed|lid.opened|0', kettle)).toBe('ready');
  expect(readiness('body.off|switched.on|0', kettle)).toBe('guarded');
  expect(readiness('body.on|switched.off|0', kettle)).toBe('elsewhere');
  expect(readiness('heating||0', kettle)).toBe('automatic');
  kettle.send({ type: 'lid.opened' });
  kettle.send({ type: 'filled', litres: 1 });
  expect(readiness('body.off|switched.on|0', kettle)).toBe('ready');
});

it('lets a delay and an answer be sent by hand', () => {
  const kettle = start();
  kettle.send({ type: 'lid.opened' });
  kettle.send({ type: 'filled', litres: 1 });
  kettle.send({ type: 'switched.on' });
  const [done, after] = [transitionOf('done'), transitionOf('after')];
  if (!done || !after) throw new Error('the kettle has both');
  expect(payloadFor(done, samples)).toEqual({ output: { degrees: 100 } });
  kettle.send(eventFor(done, samples) as never);
  expect(kettle.getSnapshot().matches({ body: { on: 'boiling' } })).toBe(true);
  expect(readinessOf(after, eventFor(after, samples), kettle.getSnapshot())).toBe('ready');
  kettle.send(eventFor(after, samples) as never);
  expect(kettle.getSnapshot().matches({ body: { on: 'keepingWarm' } })).toBe(true);
  kettle.stop();
});

it('takes nothing where the machine has ended or none runs', () => {
  const kettle = start();
  kettle.stop();
  expect(readiness('lid.closed|lid.opened|0', kettle)).toBe('over');
  const [transition] = chart.transitions;
  if (transition) expect(readinessOf(transition, { type: 'unplugged' }, null)).toBe('still');
});
