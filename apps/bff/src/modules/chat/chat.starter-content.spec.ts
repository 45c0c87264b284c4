import { holdTime } from '../../testing/passing-time';
import { startTestServer, type TestServer } from '../../testing/test-server';
import type { ChatUserDto, OpenedChatDto } from './chat.dto';

const DAY = 24 * 3_600_000;

let server: TestServer;
beforeEach(async () => {
  holdTime();
  server = await startTestServer();
});
afterEach(async () => {
  jest.useRealTimers();
  await server.close();
});

/** A new user's dialogs, the one with the latest message first. */
async function newDialogs() {
  const { get } = await server.register();
  const { chatList } = (await get('/api/chat/user')).json<ChatUserDto>();
  const dialogs = await Promise.all(
    chatList.map(async ({ contactId }) => (await get('/api/chat/get-chat', { contactId })).json<OpenedChatDto>()),
  );
  return { chatList, dialogs: dialogs.map(({ chat }) => chat.dialog) };
}

it.each(['2026-11-22T00:00:00.000Z', '2031-02-28T23:59:59.999Z'])(
  'gives who registers at %s dialogs of the days before, 13 messages of them unread',
  async (now) => {
    jest.setSystemTime(new Date(now));
    const { chatList, dialogs } = await newDialogs();
    expect(chatList.reduce((sum, { unread }) => sum + unread, 0)).toBe(13);
    expect(dialogs).toHaveLength(5);
    for (const dialog of dialogs) {
      const times = dialog.map(({ time }) => time);
      expect(times).toEqual(times.toSorted());
      expect(new Set(times).size).toBe(times.length);
      for (const time of times) {
        const age = Date.now() - Date.parse(time);
        expect([time, age > 0, age < 5 * DAY]).toEqual([time, true, true]);
      }
    }
    const latest = dialogs.map((dialog) => dialog.at(-1)?.time ?? '');
    expect(latest).toEqual(latest.toSorted().reverse());
    expect(Date.now() - Date.parse(latest[0] ?? '')).toBeLessThan(2 * DAY);
  },
);

it('has contacts who have read all of it', async () => {
  const { chatList, dialogs } = await newDialogs();
  expect(chatList.map(({ readMessageId }) => readMessageId)).toEqual(dialogs.map((dialog) => dialog.at(-1)?.id));
});
