import { createActor, SimulatedClock } from 'xstate';
import { kettleMachine } from '../testing/machines';
import { followActor } from './followActor';

const follow = () => {
  const clock = new SimulatedClock();
  const kettle = createActor(kettleMachine, { clock }).start();
  const followed = followActor(kettle, () => new Date(0));
  const heard: number[] = [];
  const stop = followed.subscribe(() => heard.push(followed.get().log.length));
  return { clock, kettle, followed, heard, stop };
};

it('tells what was taken and where it led, newest first', () => {
  const { kettle, followed } = follow();
  kettle.send({ type: 'lid.opened' });
  kettle.send({ type: 'filled', litres: 1 });
  expect(followed.get().log).toMatchObject([
    { id: 2, event: { type: 'filled', litres: 1 }, taken: ['kettle.lid.open|filled|0'] },
    { id: 1, event: { type: 'lid.opened' }, taken: ['kettle.lid.closed|lid.opened|0'], at: new Date(0) },
  ]);
  expect(followed.get().log[1]?.value).toEqual({ lid: 'open', body: 'off' });
  expect(followed.get().snapshot.context).toMatchObject({ litres: 1 });
});

it('tells of an event that was passed over', () => {
  const { kettle, followed } = follow();
  kettle.send({ type: 'lid.closed' });
  expect(followed.get().log).toMatchObject([{ event: { type: 'lid.closed' }, taken: [] }]);
});

it('tells what follows by itself: without an event, and by a delay', () => {
  const { clock, kettle, followed } = follow();
  kettle.send({ type: 'lid.opened' });
  kettle.send({ type: 'filled', litres: 1 });
  kettle.send({ type: 'switched.on' });
  kettle.send({ type: 'filled', litres: 0 });
  expect(followed.get().log[0]?.taken).toEqual(['kettle.lid.open|filled|0', 'kettle.body.on.heating||0']);
  kettle.send({ type: 'filled', litres: 1 });
  kettle.send({ type: 'switched.on' });
  kettle.send({ type: 'xstate.done.actor.0.kettle.body.on.heating', output: { degrees: 100 } } as never);
  clock.increment(4000);
  expect(followed.get().log[0]).toMatchObject({
    taken: ['kettle.body.on.boiling|xstate.after.coolingTime.kettle.body.on.boiling|0'],
  });
});

it('keeps fifty events, and hears nothing any more once it stopped', () => {
  const { kettle, followed, heard, stop } = follow();
  for (let count = 0; count < 60; count += 1) kettle.send({ type: 'lid.opened' });
  expect(followed.get().log).toHaveLength(50);
  expect(followed.get().log[0]?.id).toBe(60);
  stop();
  kettle.send({ type: 'lid.closed' });
  expect(heard).toHaveLength(60);
});
