import { LiveError } from '@ezone/shell/session/live';
import { act, waitFor } from '@testing-library/react';
import { createChatServer } from './testing/chatServer';
import type { Said } from './testing/chatStore';
import { renderChat } from './testing/renderChat';

const hello: Said[] = [
  { from: 'grace', to: 'ada', text: 'Hello', time: '2026-03-01T09:00:00.000Z' },
  { from: 'ada', to: 'grace', text: 'Hi', time: '2026-03-01T09:01:00.000Z' },
];
const many = (count: number): Said[] =>
  Array.from({ length: count }, (_, index) => ({
    from: index % 2 === 0 ? 'grace' : 'ada',
    to: index % 2 === 0 ? 'ada' : 'grace',
    text: `Message ${String(index + 1)}`,
    time: new Date(Date.UTC(2026, 2, 1) + index * 1000).toISOString(),
  }));

const refused = (statusCode: number) => () => new LiveError({ statusCode, message: 'No' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Ada with the dialog with Grace before her, and what there is in it loaded. */
const open = async (said: Said[] = hello) => {
  const server = createChatServer({ said });
  const socket = server.connect('ada');
  const chat = renderChat(server, { live: socket });
  await waitFor(() => {
    expect(chat.now().dialog.status).toBe('ready');
    expect(chat.now().contacts.status).toBe('ready');
    expect(chat.now().user.status).toBe('ready');
    expect(chat.now().connection.status).toBe('online');
  });
  return { server, socket, chat };
};
const send = (chat: ReturnType<typeof renderChat>, ...texts: string[]) => {
  act(() => {
    texts.forEach((text) => chat.now().dialog.send(text));
  });
};
const textsOn = (server: ReturnType<typeof createChatServer>) => server.messages.map(({ message }) => message);

it('shows what was said, oldest first', async () => {
  const { chat } = await open();
  expect(chat.lines()).toEqual(['them: Hello', 'me: Hi']);
});

it('says that it could not be loaded, and tries again when told to', async () => {
  const server = createChatServer({ said: hello });
  server.fail('getChat', refused(400));
  const chat = renderChat(server);
  await waitFor(() => expect(chat.now().dialog.status).toBe('error'));
  server.mend('getChat');
  act(() => {
    chat.now().dialog.reload();
  });
  await waitFor(() => expect(chat.lines()).toEqual(['them: Hello', 'me: Hi']));
});

describe('sending', () => {
  it('shows a message at once, and as sent when the server has it, under the same key', async () => {
    const { server, chat } = await open([]);
    send(chat, '  Good morning ');
    expect(chat.lines()).toEqual(['me: Good morning (sending)']);
    const key = chat.now().dialog.items.at(-1)?.key;
    await waitFor(() => expect(chat.lines()).toEqual(['me: Good morning']));
    expect(chat.now().dialog.items.at(-1)?.key).toBe(key);
    expect(textsOn(server)).toEqual(['Good morning']);
  });

  it.each(['', '   ', 'x'.repeat(4001)])('does not take %.10j', async (text) => {
    const { chat } = await open([]);
    let isTaken = true;
    act(() => {
      chat.now().dialog.setDraft(text);
      isTaken = chat.now().dialog.send(text);
    });
    expect(isTaken).toBe(false);
    expect(chat.now().dialog.draft).toBe(text);
    expect(chat.lines()).toEqual([]);
  });

  it('forgets the draft only when the message was taken', async () => {
    const { server, socket, chat } = await open([]);
    act(() => {
      server.cutOff(socket);
    });
    send(chat, ...Array.from({ length: 200 }, (_, index) => `m${String(index)}`));
    act(() => {
      chat.now().dialog.setDraft('One too many');
    });
    send(chat, 'One too many');
    expect(chat.now().dialog.draft).toBe('One too many');
    expect(chat.now().connection.waiting).toBe(200);
  });

  it('sends what was typed offline once and in order after a reload', async () => {
    const { server, socket, chat } = await open();
    act(() => {
      server.cutOff(socket, 'offline');
    });
    send(chat, 'One', 'Two', 'Three');
    expect(chat.lines().slice(2)).toEqual(['me: One (queued)', 'me: Two (queued)', 'me: Three (queued)']);
    chat.leave();

    const again = server.connect('ada');
    server.cutOff(again, 'offline');
    const later = renderChat(server, { live: again });
    await waitFor(() => expect(later.lines()).toContain('me: One (queued)'));
    expect(later.now().connection).toMatchObject({ status: 'offline', waiting: 3 });
    expect(textsOn(server)).toEqual(['Hello', 'Hi']);
    act(() => {
      server.bringBack(again);
    });
    await waitFor(() => expect(later.now().connection.waiting).toBe(0));
    expect(later.lines()).toEqual(['them: Hello', 'me: Hi', 'me: One', 'me: Two', 'me: Three']);
    expect(textsOn(server)).toEqual(['Hello', 'Hi', 'One', 'Two', 'Three']);
  });

  it('sends again where the acknowledgement was lost, and it is there once', async () => {
    const { server, socket, chat } = await open([]);
    server.loseAcks(1);
    send(chat, 'Once');
    await waitFor(() => expect(server.messages).toHaveLength(1));
    act(() => {
      server.cutOff(socket);
      server.bringBack(socket);
    });
    await waitFor(() => expect(chat.lines()).toEqual(['me: Once']));
    expect(chat.now().connection.waiting).toBe(0);
    expect(textsOn(server)).toEqual(['Once']);
  });

  it('sets aside what is refused, and sends it again or removes it', async () => {
    const { server, chat } = await open([]);
    server.fail('message:send', refused(400));
    send(chat, 'Bad', 'Worse');
    await waitFor(() => expect(chat.lines()).toEqual(['me: Bad (failed)', 'me: Worse (failed)']));
    server.mend('message:send');
    const [bad, worse] = chat.now().dialog.items.flatMap((item) => (item.kind === 'message' ? [item] : []));
    expect(bad?.failedWith).toBe(400);
    act(() => {
      chat.now().dialog.discard(bad?.clientMessageId ?? '');
      chat.now().dialog.retry(worse?.clientMessageId ?? '');
    });
    await waitFor(() => expect(chat.lines()).toEqual(['me: Worse']));
  });

  it('sends again after all that waits, also where the clock has been put back', async () => {
    const { server, socket, chat } = await open([]);
    server.fail('message:send', refused(400));
    send(chat, 'Bad');
    await waitFor(() => expect(chat.lines()).toEqual(['me: Bad (failed)']));
    server.mend('message:send');
    act(() => {
      server.cutOff(socket);
    });
    send(chat, 'Later');
    jest.spyOn(Date, 'now').mockReturnValue(1000);
    act(() => {
      const [bad] = chat.now().dialog.items.flatMap((item) => (item.kind === 'message' ? [item] : []));
      chat.now().dialog.retry(bad?.clientMessageId ?? '');
    });
    jest.restoreAllMocks();
    expect(chat.lines()).toEqual(['me: Later (queued)', 'me: Bad (queued)']);
  });

  it('lets other dialogs pass where one message is refused', async () => {
    const { server, chat } = await open([]);
    chat.open('nobody');
    await waitFor(() => expect(chat.now().dialog.status).toBe('error'));
    send(chat, 'To nobody');
    await waitFor(() => expect(chat.lines()).toEqual(['me: To nobody (failed)']));
    chat.open('alan');
    send(chat, 'To Alan');
    await waitFor(() => expect(chat.lines()).toEqual(['me: To Alan']));
    expect(textsOn(server)).toEqual(['To Alan']);
  });
});

describe('what comes in', () => {
  it('is shown live', async () => {
    const { server, chat } = await open();
    act(() => {
      server.say('grace', 'ada', 'Are you there?');
    });
    await waitFor(() => expect(chat.lines()).toContain('them: Are you there?'));
  });

  it('is brought after the connection was away, in order and once', async () => {
    const { server, socket, chat } = await open();
    act(() => {
      server.say('grace', 'ada', 'Before');
    });
    await waitFor(() => expect(chat.lines()).toContain('them: Before'));
    act(() => {
      server.cutOff(socket);
    });
    server.say('grace', 'ada', 'Missed');
    server.say('grace', 'ada', 'Missed too');
    send(chat, 'Mine');
    act(() => {
      server.bringBack(socket);
      server.say('grace', 'ada', 'Live again');
    });
    await waitFor(() => expect(chat.now().connection.waiting).toBe(0));
    await waitFor(() => expect(chat.lines()).toContain('them: Missed too'));
    const expected = server.messages.map(({ who, message }) => `${who === 'ada' ? 'me' : 'them'}: ${message}`);
    expect(chat.messages()).toEqual(expected);
  });

  it('is asked for until nothing is left, where more was missed than the server answers at once', async () => {
    const { server, socket, chat } = await open();
    act(() => {
      // Far enough apart that nothing can have come between: from there on is asked.
      for (const [id, hour] of [
        ['3', '10'],
        ['4', '11'],
      ] as const) {
        const time = `2026-03-01T${hour}:00:00.000Z`;
        const message = { id, time, who: 'grace', message: `At ${hour}`, clientMessageId: null };
        server.messages.push({ ...message, to: 'ada' });
        socket.tell('message:new', { chatId: 'chat ada grace', message });
      }
    });
    await waitFor(() => expect(chat.lines()).toContain('them: At 11'));
    act(() => {
      server.cutOff(socket);
    });
    for (let index = 0; index < 1300; index += 1) server.say('grace', 'ada', `Missed ${String(index)}`);
    act(() => {
      server.bringBack(socket);
    });
    await waitFor(() => expect(chat.messages().at(-1)).toBe('them: Missed 1299'));
    expect(chat.messages()).toEqual(
      server.messages.map(({ who, message }) => `${who === 'ada' ? 'me' : 'them'}: ${message}`),
    );
  });

  it('leaves no gap where nothing was seen before, and more was missed than a page', async () => {
    const { server, socket, chat } = await open(many(60));
    act(() => {
      server.cutOff(socket);
    });
    for (let index = 0; index < 70; index += 1) server.say('grace', 'ada', `Missed ${String(index)}`);
    act(() => {
      server.bringBack(socket);
    });
    await waitFor(() => expect(chat.lines()).toContain('them: Missed 69'));
    expect(chat.lines()).not.toContain('me: Message 60');
    for (const count of [100, 130]) {
      act(() => {
        chat.now().dialog.loadOlder();
      });
      await waitFor(() => expect(chat.messages()).toHaveLength(count));
    }
    expect(chat.now().dialog.hasOlder).toBe(false);
  });

  it('is in the dialog also where it came while that was being loaded', async () => {
    const server = createChatServer({ said: hello });
    const gate = Promise.withResolvers<undefined>();
    const api = server.apiOf('ada');
    server.apiOf = () => ({
      ...api,
      // The answer is made before the message comes in, and arrives after it.
      getChat: async (input) => {
        const answer = await api.getChat(input);
        await gate.promise;
        return answer;
      },
    });
    const chat = renderChat(server);
    await waitFor(() => expect(chat.now().connection.status).toBe('online'));
    act(() => {
      server.say('grace', 'ada', 'In between');
    });
    gate.resolve(undefined);
    await waitFor(() => expect(chat.lines().at(-1)).toBe('them: In between'));
  });
});

it('brings what came between the first page and the connection', async () => {
  const server = createChatServer({ said: hello });
  const socket = server.connect('ada');
  server.cutOff(socket);
  const gates: PromiseWithResolvers<undefined>[] = [];
  const api = server.apiOf('ada');
  server.apiOf = () => ({
    ...api,
    getChat: async (input) => {
      const answer = await api.getChat(input);
      const gate = Promise.withResolvers<undefined>();
      gates.push(gate);
      await gate.promise;
      return answer;
    },
  });
  const chat = renderChat(server, { live: socket });
  await waitFor(() => expect(gates).toHaveLength(1));
  server.say('grace', 'ada', 'Unheard');
  act(() => {
    server.bringBack(socket);
  });
  await waitFor(() => expect(chat.now().connection.status).toBe('online'));
  gates[0]?.resolve(undefined);
  await waitFor(() => expect(gates).toHaveLength(2));
  gates[1]?.resolve(undefined);
  await waitFor(() => expect(chat.messages()).toEqual(['them: Hello', 'me: Hi', 'them: Unheard']));
});

describe('older messages', () => {
  it('come a page at a time, until there are no more', async () => {
    const { chat } = await open(many(120));
    expect(chat.lines()).toHaveLength(50);
    expect(chat.lines().at(-1)).toBe('me: Message 120');
    for (const count of [100, 120]) {
      expect(chat.now().dialog.hasOlder).toBe(true);
      act(() => {
        chat.now().dialog.loadOlder();
        chat.now().dialog.loadOlder();
      });
      await waitFor(() => expect(chat.lines()).toHaveLength(count));
    }
    expect(chat.now().dialog.hasOlder).toBe(false);
    expect(chat.lines()[0]).toBe('them: Message 1');
  });

  it('can be asked for again where they did not come', async () => {
    const { server, chat } = await open(many(60));
    server.fail('getChat', refused(500));
    act(() => {
      chat.now().dialog.loadOlder();
    });
    await waitFor(() => expect(chat.now().dialog.hasOlderFailed).toBe(true));
    server.mend('getChat');
    act(() => {
      chat.now().dialog.loadOlder();
    });
    await waitFor(() => expect(chat.lines()).toHaveLength(60));
    expect(chat.now().dialog.hasOlderFailed).toBe(false);
  });

  it('are not skipped where one of them comes in late', async () => {
    const { server, socket, chat } = await open(many(120));
    const late = server.messages[4];
    act(() => {
      if (late) socket.tell('message:new', { chatId: 'chat ada grace', message: late });
    });
    expect(chat.messages()).toHaveLength(50);
    for (const count of [100, 120]) {
      act(() => {
        chat.now().dialog.loadOlder();
      });
      await waitFor(() => expect(chat.messages()).toHaveLength(count));
    }
  });

  it('leave memory when the dialog is left', async () => {
    const { chat } = await open(many(400));
    for (const count of [100, 150, 200, 250]) {
      act(() => {
        chat.now().dialog.loadOlder();
      });
      await waitFor(() => expect(chat.lines()).toHaveLength(count));
    }
    chat.open('alan');
    chat.open('grace');
    await waitFor(() => expect(chat.lines()).toHaveLength(200));
    expect(chat.now().dialog.hasOlder).toBe(true);
  });
});

it('gives the same objects for what has not changed', async () => {
  const { server, chat } = await open(many(30));
  const before = chat.now().dialog.items;
  act(() => {
    server.say('alan', 'ada', 'Elsewhere');
    server.say('grace', 'ada', 'Here');
  });
  await waitFor(() => expect(chat.lines().at(-1)).toBe('them: Here'));
  const after = chat.now().dialog.items;
  expect(before.every((item) => after.includes(item))).toBe(true);
});
