import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { io, type Socket as Client } from 'socket.io-client';
import { refuseLostSessions } from './refuse-lost-sessions';

let http: HttpServer;
let server: Server;
let client: Client;
afterEach(async () => {
  client.disconnect();
  await server.close();
});

/** What a client that breaks off and comes back is sent of what it missed. */
async function comeBack({ isAllowed }: { isAllowed: boolean }) {
  http = createServer();
  server = new Server(http, { connectionStateRecovery: { skipMiddlewares: false } });
  const asked: unknown[] = [];
  refuseLostSessions(server.sockets, (data) => {
    asked.push(data);
    return isAllowed;
  });
  server.on('connection', (socket) => {
    socket.data = { user: 'ada' };
    void socket.join('ada');
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  client = io(`http://127.0.0.1:${String((http.address() as AddressInfo).port)}`, { transports: ['websocket'] });
  const received: string[] = [];
  client.onAny((event: string) => received.push(event));
  const next = (event: string) => new Promise((resolve) => client.once(event, resolve));

  await next('connect');
  server.to('ada').emit('before');
  await next('before');
  const gone = next('disconnect');
  client.io.engine.close();
  await gone;
  server.to('ada').emit('missed');
  client.connect();
  await next('connect');
  server.emit('after');
  await next('after');
  return { asked, received, recovered: client.recovered };
}

it('recovers a session that is still allowed', async () => {
  expect(await comeBack({ isAllowed: true })).toEqual({
    asked: [{ user: 'ada' }],
    received: ['before', 'missed', 'after'],
    recovered: true,
  });
});

it('sends nothing of what it missed to a socket whose session is no longer allowed', async () => {
  expect(await comeBack({ isAllowed: false })).toEqual({
    asked: [{ user: 'ada' }],
    received: ['before', 'after'],
    recovered: false,
  });
});
