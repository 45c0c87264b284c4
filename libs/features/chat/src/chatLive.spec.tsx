import { setImmediate } from 'node:timers/promises';
import { ApiError } from '@ezone/api-client';
import { LiveError } from '@ezone/shell/session/live';
import { act, screen, waitFor } from '@testing-library/react';
import { PAUSE } from './freshAnswers';
import { TYPING_ENDS, TYPING_EVERY, TYPING_SHOWN } from './model/typing';
import { createChatServer } from './testing/chatServer';
import type { ChatServer } from './testing/chatServer';
import type { Said } from './testing/chatStore';
import { renderChat } from './testing/renderChat';

const unread = (count: number, from = 'grace'): Said[] =>
  Array.from({ length: count }, (_, index) => ({
    from,
    to: 'ada',
    text: `New ${String(index + 1)}`,
    time: new Date(Date.UTC(2026, 2, 1) + index * 1000).toISOString(),
    isUnread: true,
  }));
const old: Said[] = [{ from: 'grace', to: 'ada', text: 'Old', time: '2026-02-01T09:00:00.000Z' }];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
});
afterEach(() => jest.restoreAllMocks());

/** Ada with the dialog with Grace before her, all loaded and online; Grace has a connection too. */
const open = async (said: Said[] = [], contactId = 'grace') => {
  const server = createChatServer({ said });
  const grace = server.connect('grace');
  const socket = server.connect('ada');
  const chat = renderChat(server, { live: socket, contactId });
  await waitFor(() => {
    expect(chat.now().dialog.status).toBe('ready');
    expect(chat.now().contacts.status).toBe('ready');
    expect(chat.now().user.status).toBe('ready');
    expect(chat.now().connection.status).toBe('online');
  });
  return { server, socket, grace, chat };
};
type Chat = Awaited<ReturnType<typeof open>>['chat'];
const contact = (chat: Chat, id: string) => chat.now().contacts.contacts.find((one) => one.id === id);
const atEnd = (chat: Chat, isAtEnd = true) => {
  act(() => {
    chat.now().dialog.setAtEnd(isAtEnd);
  });
};

describe('contacts', () => {
  it('stand with the latest dialog on top, then by name', async () => {
    const { server, chat } = await open([
      ...old,
      { from: 'leila', to: 'ada', text: 'Salam', time: '2026-02-02T09:00:00.000Z' },
    ]);
    const names = () => chat.now().contacts.contacts.map(({ id }) => id);
    await waitFor(() => expect(names()).toEqual(['leila', 'grace', 'alan']));
    act(() => {
      server.say('grace', 'ada', 'Me again');
    });
    await waitFor(() => expect(names()).toEqual(['grace', 'leila', 'alan']));
  });

  it('go on top when they are written to', async () => {
    const { chat } = await open([
      ...old,
      { from: 'leila', to: 'ada', text: 'Salam', time: '2026-02-02T09:00:00.000Z' },
    ]);
    act(() => {
      chat.now().dialog.send('And now?');
    });
    await waitFor(() => expect(chat.now().contacts.contacts.map(({ id }) => id)).toEqual(['grace', 'leila', 'alan']));
  });

  it('show their presence live, and anew after the connection was away', async () => {
    const { server, socket, grace, chat } = await open();
    expect(contact(chat, 'grace')?.status).toBe('online');
    act(() => {
      server.cutOff(grace);
    });
    await waitFor(() => expect(contact(chat, 'grace')?.status).toBe('offline'));
    act(() => {
      server.cutOff(socket);
      server.bringBack(grace);
    });
    expect(contact(chat, 'grace')?.status).toBe('offline');
    act(() => {
      server.bringBack(socket);
    });
    await waitFor(() => expect(contact(chat, 'grace')?.status).toBe('online'));
  });
});

it('shows a contact who has registered meanwhile', async () => {
  const { server, chat } = await open();
  act(() => {
    server.register({ id: 'mary', name: 'Mary Jackson', mood: '', status: 'online' });
    server.connect('mary');
  });
  await waitFor(() => expect(contact(chat, 'mary')).toMatchObject({ name: 'Mary Jackson', status: 'online' }));
});

describe('the own status', () => {
  it('is shown at once', async () => {
    const { server, chat } = await open();
    server.fail('updateChatUser');
    act(() => {
      chat.now().user.setStatus('away');
    });
    await waitFor(() => expect(chat.now().user.user?.status).toBe('away'));
  });

  it('is that of the other tabs and devices', async () => {
    const { server, chat } = await open();
    const phone = server.connect('ada');
    await phone.call('status:set', { status: 'away' });
    await waitFor(() => expect(chat.now().user.user?.status).toBe('away'));
  });

  it('is taken back where it was not stored', async () => {
    const { server, chat } = await open();
    server.fail('updateChatUser', () => new ApiError({ kind: 'refused', statusCode: 400, message: 'No' }));
    act(() => {
      chat.now().user.setMood('Busy');
    });
    expect(await screen.findByText(/The change was not saved/)).toBeVisible();
    expect(chat.now().user.user?.mood).toBe('Counting');
  });
});

describe('unread messages', () => {
  it('are counted as the server counts them, and as they come in', async () => {
    const { server, chat } = await open([...unread(3), ...unread(2, 'alan')]);
    expect(chat.now().unread).toBe(5);
    act(() => {
      server.say('alan', 'ada', 'One more');
    });
    await waitFor(() => expect(contact(chat, 'alan')?.unread).toBe(3));
    expect(chat.now().unread).toBe(6);
  });

  it('are not counted twice where a message comes twice', async () => {
    const { server, socket, chat } = await open(old);
    act(() => {
      server.say('grace', 'ada', 'Once');
      const message = server.messages.at(-1);
      if (message) socket.tell('message:new', { chatId: 'chat ada grace', message });
    });
    await waitFor(() => expect(chat.messages()).toEqual(['them: Old', 'them: Once']));
    expect(chat.now().unread).toBe(1);
  });

  it('are not counted again where the server tells again of one that is read', async () => {
    const { server, socket, chat } = await open(old);
    let asked = 0;
    server.onCall('listChatContacts', () => (asked += 1));
    act(() => {
      const message = server.messages.at(-1);
      if (message) socket.tell('message:new', { chatId: 'chat ada grace', message });
    });
    expect(chat.now().unread).toBe(0);
    await waitFor(() => expect(asked).toBe(1));
  });

  it('are counted as well where they are brought before the server tells of them', async () => {
    const { server, socket, chat } = await open(old);
    act(() => {
      for (const [id, time] of [
        ['2', '2026-02-01T10:00:00.000Z'],
        ['3', '2026-02-01T11:00:00.000Z'],
      ] as const) {
        const message = { id, time, who: 'ada', message: 'From the phone', clientMessageId: null };
        server.messages.push({ ...message, to: 'grace' });
        socket.tell('message:new', { chatId: 'chat ada grace', message });
      }
    });
    act(() => {
      server.cutOff(socket);
    });
    const { call, tell } = socket;
    socket.call = async (event, payload, options) => {
      if (event === 'messages:since') {
        // The numbers have been answered in the meantime.
        await setImmediate();
        server.say('grace', 'ada', 'Just now');
      }
      return call(event, payload, options);
    };
    socket.tell = (event, payload) => {
      if (event !== 'message:new') tell(event, payload);
    };
    act(() => {
      server.bringBack(socket);
    });
    await waitFor(() => expect(chat.messages()).toContain('them: Just now'));
    await waitFor(() => expect(chat.now().unread).toBe(1));
  });

  it('are read when somebody looks at the end of them', async () => {
    const { server, chat } = await open(unread(3));
    expect(chat.now().dialog.unread).toBe(3);
    atEnd(chat);
    await waitFor(() => expect(chat.now().unread).toBe(0));
    const { chatList } = await server.apiOf('ada').getChatUser();
    expect(chatList[0]?.unread).toBe(0);
  });

  it.each([
    ['has not the focus', (isAway: boolean) => jest.spyOn(document, 'hasFocus').mockReturnValue(!isAway)],
    [
      'is hidden',
      (isAway: boolean) =>
        jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(isAway ? 'hidden' : 'visible'),
    ],
  ])('stay unread while the page %s', async (_, lookAway) => {
    const { server, chat } = await open();
    atEnd(chat);
    lookAway(true);
    act(() => {
      window.dispatchEvent(new Event('blur'));
    });
    act(() => {
      server.say('grace', 'ada', 'Look!');
    });
    await waitFor(() => expect(chat.now().unread).toBe(1));
    lookAway(false);
    act(() => {
      window.dispatchEvent(new Event('focus'));
    });
    await waitFor(() => expect(chat.now().unread).toBe(0));
  });

  it('are read at once while somebody reads, without a line', async () => {
    const { server, chat } = await open(old);
    atEnd(chat);
    act(() => {
      server.say('grace', 'ada', 'Read');
    });
    await waitFor(() => expect(chat.lines()).toEqual(['them: Old', 'them: Read']));
    await waitFor(async () => {
      const { chatList } = await server.apiOf('ada').getChatUser();
      expect(chatList[0]?.unread).toBe(0);
    });
    expect(chat.now().unread).toBe(0);
  });

  describe('that the server does not take for read', () => {
    beforeEach(() => {
      jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    });
    afterEach(() => jest.useRealTimers());

    it.each([
      ['ever more seldom', 500, undefined, [1, 2, 2, 3]],
      ['when it says so', 429, 4, [1, 1, 1, 1, 2]],
    ])('are tried again %s', async (_, statusCode, retryAfter, tries) => {
      const { server, chat } = await open(unread(2));
      server.fail('message:read', () => new LiveError({ statusCode, retryAfter, message: 'No' }));
      let asked = 0;
      server.onCall('message:read', () => (asked += 1));
      atEnd(chat);
      await act(() => jest.advanceTimersByTimeAsync(10));
      const counts = [asked];
      for (let second = 1; second < tries.length; second += 1) {
        await act(() => jest.advanceTimersByTimeAsync(1000));
        counts.push(asked);
      }
      expect(counts).toEqual(tries);
      server.mend('message:read');
      await act(() => jest.advanceTimersByTimeAsync(10_000));
      expect(chat.now().unread).toBe(0);
    });

    it('are fetched anew where it does not know them', async () => {
      const { server, chat } = await open(unread(2));
      server.fail('message:read', () => new LiveError({ statusCode: 404, message: 'There is no such message' }));
      server.messages.splice(1);
      atEnd(chat);
      await waitFor(() => expect(chat.messages()).toEqual(['them: New 1']));
    });
  });

  it('go down as another window reads them, as far as it has', async () => {
    const { server, chat } = await open([...unread(3), ...unread(2, 'alan')]);
    const phone = server.connect('ada');
    await act(async () => {
      await phone.call('message:read', { chatId: 'chat ada grace', messageId: '2' });
    });
    await waitFor(() => expect(contact(chat, 'grace')?.unread).toBe(1));
    expect(chat.now().unread).toBe(3);
    act(() => {
      server.reads('ada', 'grace');
    });
    await waitFor(() => expect(chat.now().unread).toBe(2));
  });

  it('are asked for where a chat was read elsewhere that is not known here', async () => {
    const { server, socket, chat } = await open(unread(2));
    let asked = 0;
    server.onCall('listChatContacts', () => (asked += 1));
    act(() => {
      socket.tell('chat:read', { chatId: 'chat of somebody new', unread: 0 });
    });
    await waitFor(() => expect(asked).toBe(1));
    expect(chat.now().unread).toBe(2);
  });

  it('are read once the connection is back', async () => {
    const { server, socket, chat } = await open(unread(2));
    act(() => {
      server.cutOff(socket);
    });
    atEnd(chat);
    expect(chat.now().unread).toBe(2);
    act(() => {
      server.bringBack(socket);
    });
    await waitFor(() => expect(chat.now().unread).toBe(0));
  });
});

/** Answers of a call from now on are made at once, but arrive only when they are let go. */
const holdBack = (server: ChatServer, name: 'listChatContacts' | 'getChatUser' | 'getChat') => {
  const api = server.apiOf('ada');
  const gates: PromiseWithResolvers<undefined>[] = [];
  const hold = async (...input: never[]) => {
    const answer = await (api[name] as (...input: never[]) => Promise<unknown>)(...input);
    const gate = Promise.withResolvers<undefined>();
    gates.push(gate);
    await gate.promise;
    return answer;
  };
  server.apiOf = () => ({ ...api, [name]: hold });
  return gates;
};

describe('an answer that is older than what has come in', () => {
  it('is not taken, be it the first one', async () => {
    const server = createChatServer({ said: unread(1) });
    const grace = server.connect('grace');
    const gates = holdBack(server, 'listChatContacts');
    const chat = renderChat(server, { live: server.connect('ada') });
    await waitFor(() => expect(gates).toHaveLength(1));
    await waitFor(() => expect(chat.now().connection.status).toBe('online'));
    act(() => {
      server.say('grace', 'ada', 'One more');
      server.cutOff(grace);
    });
    gates[0]?.resolve(undefined);
    await waitFor(() => expect(gates).toHaveLength(2));
    expect(chat.now().contacts.status).toBe('pending');
    gates[1]?.resolve(undefined);
    await waitFor(() => expect(contact(chat, 'grace')).toMatchObject({ unread: 2, status: 'offline' }));
  });

  it('is asked for once more, however much comes in meanwhile, and again after a while', async () => {
    const server = createChatServer({ said: old });
    const gates = holdBack(server, 'listChatContacts');
    const chat = renderChat(server, { live: server.connect('ada') });
    for (const count of [1, 2]) {
      await waitFor(() => expect(gates).toHaveLength(count));
      act(() => {
        for (let told = 0; told < 20; told += 1) server.say('grace', 'ada', 'And another');
      });
      gates.at(-1)?.resolve(undefined);
    }
    await waitFor(() => expect(contact(chat, 'grace')?.unread).toBe(20));
    expect(gates).toHaveLength(2);
    await waitFor(() => expect(gates).toHaveLength(3), { timeout: 2 * PAUSE });
    gates[2]?.resolve(undefined);
    await waitFor(() => expect(contact(chat, 'grace')?.unread).toBe(40));
  });
});

describe('a list of chats that is older than what has come in', () => {
  it('does not bring back what is read, nor a line above it', async () => {
    const { server, socket, chat } = await open(old);
    atEnd(chat);
    // The server has made its answer when the message comes; the browser hears of the message first.
    const stale = (await server.apiOf('ada').getChatUser()).chatList.map((entry) => ({ ...entry, unread: 1 }));
    const gate = Promise.withResolvers<undefined>();
    const { call } = socket;
    socket.call = async (event, payload, options) => {
      const answer = await call(event, payload, options);
      if (event !== 'message:send') return answer;
      await gate.promise;
      return { ...answer, userChatList: stale };
    };
    act(() => {
      chat.now().dialog.send('Crossing');
    });
    await waitFor(() => expect(server.messages).toHaveLength(2));
    act(() => {
      server.say('grace', 'ada', 'Each other');
      server.reads('grace', 'ada');
    });
    await waitFor(() => expect(chat.messages()).toContain('them: Each other'));
    await waitFor(() => expect(chat.now().unread).toBe(0));
    gate.resolve(undefined);
    await waitFor(() => expect(chat.now().connection.waiting).toBe(0));
    expect(chat.now().unread).toBe(0);
    expect(chat.lines()).toEqual(['them: Old', 'me: Crossing', 'them: Each other']);
    const mine = chat.now().dialog.items.find((item) => item.kind === 'message' && item.isMine);
    expect(mine).toMatchObject({ isReadByContact: true });
  });

  it('does not take back what was counted while a dialog was loaded', async () => {
    const { server, chat } = await open(old);
    const gates = holdBack(server, 'getChat');
    chat.leave();
    const later = renderChat(server, { contactId: 'alan' });
    await waitFor(() => expect(gates).toHaveLength(1));
    await waitFor(() => expect(later.now().contacts.status).toBe('ready'));
    await waitFor(() => expect(later.now().connection.status).toBe('online'));
    gates[0]?.resolve(undefined);
    await waitFor(() => expect(later.now().dialog.status).toBe('ready'));
    later.open('grace');
    await waitFor(() => expect(gates.length).toBeGreaterThan(1));
    act(() => {
      server.say('grace', 'ada', 'Counted');
    });
    await waitFor(() => expect(later.now().unread).toBe(1));
    gates.at(-1)?.resolve(undefined);
    await waitFor(() => expect(later.now().dialog.status).toBe('ready'));
    expect(later.now().unread).toBe(1);
  });

  it('brings no line where it counts what is being read before that is heard of', async () => {
    const { server, socket, chat } = await open(old);
    atEnd(chat);
    const { call } = socket;
    socket.call = async (event, payload, options) => {
      const answer = await call(event, payload, options);
      if (event !== 'message:send' || !('userChatList' in answer)) return answer;
      return { ...answer, userChatList: answer.userChatList.map((entry) => ({ ...entry, unread: 1 })) };
    };
    act(() => {
      chat.now().dialog.send('From one process');
    });
    await waitFor(() => expect(chat.now().connection.waiting).toBe(0));
    act(() => {
      server.say('grace', 'ada', 'From another');
    });
    await waitFor(() => expect(chat.messages()).toContain('them: From another'));
    expect(chat.lines()).not.toContain('---');
  });
});

describe('the line above what is new', () => {
  it('stands above what was unread when the dialog was opened, and stays while it is read', async () => {
    const { chat } = await open([...old, ...unread(2)]);
    const lines = ['them: Old', '---', 'them: New 1', 'them: New 2'];
    expect(chat.lines()).toEqual(lines);
    atEnd(chat);
    await waitFor(() => expect(chat.now().unread).toBe(0));
    expect(chat.lines()).toEqual(lines);
  });

  it('moves to what is new after all was read, and goes when somebody answers', async () => {
    const { server, chat } = await open([...old, ...unread(1)]);
    atEnd(chat);
    await waitFor(() => expect(chat.now().unread).toBe(0));
    atEnd(chat, false);
    act(() => {
      server.say('grace', 'ada', 'Newer');
    });
    await waitFor(() => expect(chat.lines()).toEqual(['them: Old', 'them: New 1', '---', 'them: Newer']));
    act(() => {
      chat.now().dialog.send('Yes');
    });
    expect(chat.lines()).not.toContain('---');
    await waitFor(() => expect(chat.lines().at(-1)).toBe('me: Yes'));
  });

  it('comes with the older messages where not all that is unread is there yet', async () => {
    const { chat } = await open([...old, ...unread(60)]);
    expect(chat.lines()).not.toContain('---');
    act(() => {
      chat.now().dialog.loadOlder();
    });
    await waitFor(() => expect(chat.lines().slice(0, 3)).toEqual(['them: Old', '---', 'them: New 1']));
  });
});

it('shows how far the contact has read', async () => {
  const { server, chat } = await open(old);
  const read = () =>
    chat.now().dialog.items.flatMap((item) => (item.kind === 'message' && item.isReadByContact ? [item.text] : []));
  act(() => {
    chat.now().dialog.send('One');
  });
  await waitFor(() => expect(chat.messages()).toEqual(['them: Old', 'me: One']));
  expect(read()).toEqual([]);
  act(() => {
    server.reads('grace', 'ada');
  });
  await waitFor(() => expect(read()).toEqual(['One']));
});

describe('typing', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  });
  afterEach(() => jest.useRealTimers());

  it('of the contact is shown until they stop, are not heard of any more, or have sent it', async () => {
    const { server, chat } = await open();
    const types = (isTyping: boolean) => {
      act(() => {
        server.type('grace', 'ada', isTyping);
      });
    };
    types(true);
    expect(chat.now().dialog.isTyping).toBe(true);
    types(false);
    expect(chat.now().dialog.isTyping).toBe(false);
    types(true);
    act(() => jest.advanceTimersByTime(TYPING_SHOWN - 1));
    expect(chat.now().dialog.isTyping).toBe(true);
    act(() => jest.advanceTimersByTime(1));
    expect(chat.now().dialog.isTyping).toBe(false);
    types(true);
    act(() => {
      server.say('grace', 'ada', 'There');
    });
    expect(chat.now().dialog.isTyping).toBe(false);
  });

  it('here is told now and then, and its end by itself', async () => {
    const { grace, chat } = await open(old);
    const told: boolean[] = [];
    grace.on('typing', ({ typing }) => told.push(typing));
    const type = async () => {
      await act(async () => {
        chat.now().dialog.setTyping(true);
        await jest.advanceTimersByTimeAsync(0);
      });
    };
    await type();
    await type();
    expect(told).toEqual([true]);
    await act(() => jest.advanceTimersByTimeAsync(TYPING_EVERY));
    await type();
    expect(told).toEqual([true, true]);
    await act(() => jest.advanceTimersByTimeAsync(TYPING_ENDS));
    expect(told).toEqual([true, true, false]);
    await type();
    chat.open('alan');
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(told).toEqual([true, true, false, true, false]);
  });
});

it('keeps a draft for each contact, also over a reload', async () => {
  const { server, chat } = await open();
  act(() => {
    chat.now().dialog.setDraft('To Grace');
  });
  chat.open('alan');
  expect(chat.now().dialog.draft).toBe('');
  chat.leave();
  const later = renderChat(server);
  expect(later.now().dialog.draft).toBe('To Grace');
  act(() => {
    later.now().dialog.send('To Grace');
  });
  expect(later.now().dialog.draft).toBe('');
  await waitFor(() => expect(later.lines()).toEqual(['me: To Grace']));
});
