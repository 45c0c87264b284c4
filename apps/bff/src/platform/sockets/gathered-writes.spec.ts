import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket } from 'socket.io';
import { io, type Socket as Client } from 'socket.io-client';
import { gatherWrites } from './gathered-writes';

let http: HttpServer;
let server: Server;
let client: Client;
beforeEach(async () => {
  http = createServer();
  server = new Server(http);
  server.engine.on('connection', gatherWrites);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  client.disconnect();
  await server.close();
});

/** Both ends of a connection, with everything that the client hears. */
const connect = async (transports: ('websocket' | 'polling')[]) => {
  const { port } = http.address() as AddressInfo;
  const arrived = new Promise<Socket>((resolve) => server.once('connection', resolve));
  client = io(`http://127.0.0.1:${String(port)}`, { transports, reconnection: false });
  const heard: unknown[] = [];
  client.onAny((event: string, number: number) => heard.push([event, number]));
  const ended = new Promise<string>((resolve) => client.once('disconnect', resolve));
  const connected = new Promise<void>((resolve) => client.once('connect', () => resolve()));
  return { socket: (await Promise.all([arrived, connected]))[0], heard, ended };
};

it('writes once what a client is told in one turn, also by what was promised meanwhile', async () => {
  const { socket, heard } = await connect(['websocket']);
  const sizes: number[] = [];
  socket.conn.on('flush', (packets: unknown[]) => sizes.push(packets.length));
  socket.emit('told', 1);
  socket.emit('told', 2);
  await Promise.resolve().then(() => socket.emit('told', 3));
  await new Promise((resolve) => client.once('last', resolve) && socket.emit('last', 4));
  expect(heard).toEqual([
    ['told', 1],
    ['told', 2],
    ['told', 3],
    ['last', 4],
  ]);
  expect(sizes).toEqual([4]);
});

it('tells all that was said before the end', async () => {
  const { socket, heard, ended } = await connect(['websocket']);
  for (const number of [1, 2, 3]) socket.emit('told', number);
  socket.disconnect(true);
  await ended;
  expect(heard).toEqual([
    ['told', 1],
    ['told', 2],
    ['told', 3],
  ]);
});

it('leaves polling as it is', async () => {
  const { socket, heard } = await connect(['polling']);
  for (const number of [1, 2]) socket.emit('told', number);
  await new Promise((resolve) => client.once('last', resolve) && socket.emit('last', 3));
  expect(heard).toEqual([
    ['told', 1],
    ['told', 2],
    ['last', 3],
  ]);
});

it('survives a client that leaves before it is written to', async () => {
  const { socket, ended } = await connect(['websocket']);
  const left = new Promise((resolve) => socket.once('disconnect', resolve));
  socket.emit('told', 1);
  client.disconnect();
  socket.emit('told', 2);
  await Promise.all([ended, left]);
  socket.emit('told', 3);
  const { heard } = await connect(['websocket']);
  server.emit('told', 4);
  await new Promise((resolve) => client.once('told', resolve));
  expect(heard).toEqual([['told', 4]]);
});
