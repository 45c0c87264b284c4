import { once } from 'node:events';
import { start, stop } from '../machine/run.ts';
import type { LoadOrder, LoadReport } from './chatLoad.ts';
import type { BenchUser } from './chatUsers.ts';

/** The process that plays the users of one server. */
export type ChatLoad = {
  connect: (url: string, users: BenchUser[]) => Promise<void>;
  /** Lets all users write for so many seconds. */
  run: (seconds: number) => Promise<LoadReport>;
  stop: () => void;
};

/**
 * Starts the load on one processor.
 * @throws Error from its calls when the process ended, having said why.
 */
export const startLoad = (core: number): ChatLoad => {
  const args = ['-c', String(core), process.execPath, 'tools/bench/chatLoad.ts'];
  const child = start('taskset', args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = once(child, 'exit').then(() => {
    throw new Error('The load ended by itself');
  });
  // Heard only by whoever waits for an answer at that moment.
  ended.catch(() => undefined);
  const ask = async (order: LoadOrder) => {
    const answered = once(child, 'message');
    child.send(order);
    const [answer] = (await Promise.race([answered, ended])) as unknown[];
    return answer;
  };
  return {
    connect: async (url, users) => {
      await ask({ connect: { url, users } });
    },
    run: async (seconds) => (await ask({ run: seconds })) as LoadReport,
    stop: () => {
      stop(child);
    },
  };
};
