import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Person } from '../processes/Person.ts';
import { EnduranceLoad } from './EnduranceLoad.ts';

let server: Server;
let over: AbortController;
beforeEach(() => {
  over = new AbortController();
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

/** One user, who has nobody to write to, and a server that answers so. */
const loadOn = async (answer: RequestListener): Promise<EnduranceLoad> => {
  server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const person = new Person({ id: 'a', token: 't', email: 'a@example.com' }, [url]);
  return new EnduranceLoad([url], [{ person, token: 't', notes: [] }], over.signal);
};

/** So short that the first answer comes when nothing more is sent. */
const moment = 1;

it('waits for the last answers', async () => {
  const load = await loadOn((_, response) => response.end());
  await load.runFor(moment);
  expect(load.times.flat().length).toBeGreaterThan(0);
});

it('fails where the last answers are failures', async () => {
  const load = await loadOn((_, response) => response.writeHead(500).end());
  await expect(load.runFor(moment)).rejects.toThrow(': 500');
});

it('fails where the last answers never come', async () => {
  const load = await loadOn(() => undefined);
  const running = load.runFor(moment, moment);
  await expect(running.finally(() => over.abort())).rejects.toThrow('never answered');
});

it('ends when it is told to, though it is never answered', async () => {
  const load = await loadOn(() => undefined);
  const running = expect(load.runFor(moment)).rejects.toThrow('aborted');
  await once(server, 'request');
  over.abort();
  await running;
});
