/**
 * The load of `npm run bench -- chat`, a process of its own: connects users in pairs, and on each `run` lets all of them
 * write to each other, every user the next message when the one before is acknowledged.
 */
import { once } from 'node:events';
import { connectChat } from './chatWire.ts';
import type { ChatWire } from './chatWire.ts';
import { percentile } from './percentile.ts';

/** What the bench asks of this process. Users are pairs: each writes to its neighbour. */
export type LoadOrder = { connect: { url: string; users: { id: string; token: string }[] } } | { run: number };
/** Messages that were acknowledged in so many seconds, and what a delivery took, in milliseconds. */
export type LoadReport = { messages: number; seconds: number; p50: number; p99: number };

type User = { id: string; contactId: string; wire: ChatWire };
type Acknowledged = { ok: boolean; data: { message: { id: string } } };
type Delivered = { message: { clientMessageId: string } };

const text = 'Shall we go through the plan at ten, before the others come? I have the figures of last week here.';
/** How many sockets are opened at once: a server that greets a thousand in one moment is not what is measured. */
const atOnce = 50;

let users: User[] = [];
let given = 0;
/** When each message that is under way was sent. */
const sent = new Map<string, number>();
let delays: number[] = [];

const connect = async (url: string, people: { id: string; token: string }[]) => {
  const pushed = (event: string, payload: unknown) => {
    if (event !== 'message:new') return;
    const { clientMessageId } = (payload as Delivered).message;
    const began = sent.get(clientMessageId);
    if (began === undefined) throw new Error(`Delivered twice, or never sent: ${clientMessageId}`);
    sent.delete(clientMessageId);
    delays.push(performance.now() - began);
  };
  for (let first = 0; first < people.length; first += atOnce) {
    const some = people.slice(first, first + atOnce).map(async ({ id, token }, index) => {
      const contactId = people[(first + index) ^ 1]?.id ?? '';
      return { id, contactId, wire: await connectChat(url, token, pushed) };
    });
    users.push(...(await Promise.all(some)));
  }
};

const run = async (seconds: number): Promise<LoadReport> => {
  delays = [];
  let messages = 0;
  const began = performance.now();
  const until = began + seconds * 1000;
  const write = ({ contactId, wire }: User) =>
    new Promise<void>((resolve, reject) => {
      const next = () => {
        if (performance.now() >= until) {
          resolve();
          return;
        }
        const clientMessageId = `7c2e8f04-5d1b-4a6e-9b0c-${String(given++).padStart(12, '0')}`;
        sent.set(clientMessageId, performance.now());
        wire.send('message:send', { contactId, messageText: text, clientMessageId }, (answer) => {
          if (!(answer as Acknowledged).ok) {
            reject(new Error(`Not acknowledged: ${JSON.stringify(answer)}`));
            return;
          }
          messages += 1;
          next();
        });
      };
      next();
    });
  await Promise.all(users.map(write));
  const lasted = (performance.now() - began) / 1000;
  const deadline = performance.now() + 5000;
  while (sent.size > 0) {
    if (performance.now() > deadline) throw new Error(`${String(sent.size)} messages were never delivered`);
    await new Promise(setImmediate);
  }
  return { messages, seconds: lasted, p50: percentile(delays, 0.5), p99: percentile(delays, 0.99) };
};

const obey = async (order: LoadOrder): Promise<LoadReport | 'connected'> => {
  if ('run' in order) return run(order.run);
  users = [];
  await connect(order.connect.url, order.connect.users);
  return 'connected';
};

process.on('message', (order: LoadOrder) => {
  obey(order).then(
    (report) => process.send?.(report),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
await once(process, 'disconnect');
process.exit();
