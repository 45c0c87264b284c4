import { once } from 'node:events';
import { untilFirstEnds } from './untilFirstEnds.ts';

/** Goes on until it is told to end, and needs another moment for that. */
const loop = () => {
  const state = { isOver: false };
  const work = async (signal: AbortSignal) => {
    await once(signal, 'abort');
    await new Promise((resolve) => setImmediate(resolve));
    state.isOver = true;
    return 'looped';
  };
  return { state, work };
};

it('ends the others when the first has ended, and answers what all have made', async () => {
  expect(await untilFirstEnds(() => Promise.resolve(1), loop().work, loop().work)).toEqual([1, 'looped', 'looped']);
});

it('has ended all when the first has failed', async () => {
  const { state, work } = loop();
  await expect(untilFirstEnds(() => Promise.reject(new Error('lost')), work)).rejects.toThrow('lost');
  expect(state.isOver).toBe(true);
});

it('ends the first when another has failed', async () => {
  const { state, work } = loop();
  await expect(untilFirstEnds(work, () => Promise.reject(new Error('no restart')))).rejects.toThrow('no restart');
  expect(state.isOver).toBe(true);
});
