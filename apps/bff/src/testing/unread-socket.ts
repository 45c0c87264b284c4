import { once } from 'node:events';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import type { TestServer } from './test-server';

/**
 * A client that comes into the namespace of chat and reads nothing from then on, as one whose network has gone. It speaks
 * WebSocket by itself: no library can be told not to read.
 */
export async function connectWithoutReading({ app }: TestServer, token: string): Promise<Socket> {
  const upgrade = request(`${await app.getUrl()}/socket.io/?EIO=4&transport=websocket`, {
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': Buffer.alloc(16).toString('base64'),
    },
  }).end();
  const [, socket] = (await once(upgrade, 'upgrade')) as [unknown, Socket];
  const payload = Buffer.from(`40/chat,${JSON.stringify({ token })}`);
  // One frame of text, masked with zeros, its length in two bytes.
  socket.write(
    Buffer.concat([Buffer.from([0x81, 0xfe, payload.length >> 8, payload.length & 255, 0, 0, 0, 0]), payload]),
  );
  let heard = '';
  while (!heard.includes('40/chat')) heard += String(((await once(socket, 'data')) as [Buffer])[0]);
  return socket.pause();
}
