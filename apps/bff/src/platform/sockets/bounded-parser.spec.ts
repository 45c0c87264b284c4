import type { Packet } from 'socket.io-parser';
import { boundedParser, inputOf } from './bounded-parser';

/** What a connection's decoder makes of the parts of one packet. */
function decoded(...parts: (string | Buffer)[]): Packet | undefined {
  const decoder = new boundedParser.Decoder();
  let packet: Packet | undefined;
  decoder.on('decoded', (made: Packet) => {
    packet = made;
  });
  for (const part of parts) decoder.add(part as string);
  return packet;
}

const held = (data: unknown[]) => inputOf(data);

it('keeps the size of a large packet, in bytes', () => {
  const text = '€'.repeat(1000);
  const packet = decoded(`2/chat,1["typing",{"text":"${text}"}]`);
  expect(packet).toMatchObject({ nsp: '/chat', id: 1, data: ['typing', { text }] });
  expect(held(packet?.data as unknown[])).toMatchObject({ isTooMuch: false });
  expect(held(packet?.data as unknown[]).bytes).toBeGreaterThan(3000);
});

it('reads no payload of too many values, and knows what to answer', () => {
  const packet = decoded(`2/chat,7["typing",{"list":[${'"",'.repeat(30_001)}""]}]`);
  expect(packet).toMatchObject({ nsp: '/chat', id: 7, data: [''] });
  expect(held(packet?.data as unknown[]).isTooMuch).toBe(true);
});

it('reads no large packet that is no event, and ends a connection that begins with one', () => {
  const numbers = `[${'1,'.repeat(500_000)}1]`;
  expect(decoded(`3/chat,7${numbers}`)).toMatchObject({ nsp: '/chat', id: 7, data: [''] });
  expect(() => decoded(`0/chat,{"token":${numbers}}`)).toThrow('invalid payload');
  const auth = { token: 'x'.repeat(4000) };
  expect(decoded(`0/chat,${JSON.stringify(auth)}`)?.data).toEqual(auth);
});

it('lets no bytes wait for the rest of a packet', () => {
  const parts = [Buffer.alloc(1024), Buffer.alloc(2048)];
  const packet = decoded('52-/chat,3["typing",{"_placeholder":true,"num":0},{"_placeholder":true,"num":1}]', ...parts);
  expect(packet?.data).toEqual(['typing', Buffer.alloc(0), Buffer.alloc(0)]);
});
