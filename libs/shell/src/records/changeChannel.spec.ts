import { createChangeChannel, leadTabs } from './changeChannel';
import type { ChangeNews } from './changeChannel';

/** Waits until the browser has given every lock that it can give. */
const locksAreGiven = () => navigator.locks.request(`probe ${String((probes += 1))}`, () => navigator.locks.query());
let probes = 0;

describe('of the tabs of a user', () => {
  it('one leads until it gives that up, then the next', async () => {
    const led: string[] = [];
    const lead = (name: string, userId = 'ada') => leadTabs(userId, () => led.push(name));
    const giveUp = lead('first');
    const stopWaiting = lead('second');
    const third = lead('third');
    const other = lead('of somebody else', 'alan');
    await locksAreGiven();
    expect(led).toEqual(['first', 'of somebody else']);
    stopWaiting();
    giveUp();
    await locksAreGiven();
    expect(led).toEqual(['first', 'of somebody else', 'third']);
    third();
    other();
  });

  it('each leads where the browser has no locks', () => {
    const locks = jest.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as unknown as LockManager);
    const led: string[] = [];
    for (const name of ['first', 'second']) leadTabs('ada', () => led.push(name))();
    expect(led).toEqual(['first', 'second']);
    locks.mockRestore();
  });

  it('each hears what the others tell, and nobody else does', async () => {
    const heard: string[] = [];
    let onHeard: () => void = () => undefined;
    const open = (name: string, userId: string) => {
      const channel = createChangeChannel(userId);
      const stop = channel.listen((news) => {
        heard.push(`${name}: ${news.type}`);
        onHeard();
      });
      return { ...channel, stop };
    };
    /** What was heard until the last of the tabs has heard this. */
    const untilLastHears = async (type: ChangeNews['type']) => {
      await new Promise<void>((resolve) => {
        onHeard = () => {
          if (heard.includes(`last: ${type}`)) resolve();
        };
      });
      return heard.splice(0);
    };
    const stranger = open('of somebody else', 'alan');
    const first = open('first', 'ada');
    const second = open('second', 'ada');
    const last = open('last', 'ada');
    first.tell({ type: 'retry' });
    expect(await untilLastHears('retry')).toEqual(['second: retry', 'last: retry']);
    second.stop();
    second.tell({ type: 'delay', isDelayed: true });
    first.tell({ type: 'taken', ids: [] });
    first.tell({ type: 'retry' });
    expect(await untilLastHears('retry')).toEqual(['last: taken', 'last: retry']);
    for (const { stop } of [stranger, first, last]) stop();
  });
});
