import { run } from '../machine/run.ts';
import { cpuTime } from './cpuTime.ts';
import { parseLoad } from './parseLoad.ts';
import type { StartedServer } from './startServer.ts';

/** One kind of request, sent again and again. */
export type Call = { path: string; headers: Record<string, string>; body?: object; status: number };

/** What a server did under load. `cpu` is microseconds of processor time for each request. */
export type Measured = { perSecond: number; cpu: number };

/**
 * Sends one call over ten connections for `seconds`, from a process that may use processor `core` only.
 * @throws Error when a single answer had another status than the call expects.
 */
export const load = async (server: StartedServer, call: Call, seconds: number, core: number): Promise<Measured> => {
  const headers = Object.entries(call.headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const body = call.body ? ['-m', 'POST', '-b', JSON.stringify(call.body), '-H', 'content-type=application/json'] : [];
  const before = cpuTime(server.pid);
  const args = ['-c', '10', '-d', String(seconds), '--json', '--no-progress', ...headers, ...body];
  const { code, stdout, output } = await run('taskset', [
    '-c',
    String(core),
    'autocannon',
    ...args,
    server.url + call.path,
  ]);
  const used = cpuTime(server.pid) - before;
  if (code !== 0) throw new Error(`autocannon failed:\n${output}`);
  const { requests, seconds: lasted } = parseLoad(stdout, call.status);
  return { perSecond: requests / lasted, cpu: used / requests };
};
