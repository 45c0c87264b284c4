import { act, waitFor } from '@testing-library/react';
import { chatSide } from '.';
import { createChatServer } from './testing/chatServer';
import type { ChatServer } from './testing/chatServer';
import { renderChat } from './testing/renderChat';

/** The locks of a browser, which jsdom lacks: one holder at a time, the others in line. */
const giveLocks = () => {
  const last = new Map<string, Promise<unknown>>();
  const request = (name: string, _: unknown, work: () => Promise<unknown>) => {
    const mine = (last.get(name) ?? Promise.resolve()).then(work);
    last.set(
      name,
      mine.catch(() => undefined),
    );
    return mine;
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
};

/** What the browser tells the other tabs: jsdom has but one window, so that both tabs hear it. */
const tellTabs = (...parts: string[]) => {
  const key = Object.keys(localStorage).find((name) => parts.every((part) => name.includes(part)));
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: key ?? `ezone.chat.ada.${parts.join('.')}` }));
  });
};

const openTabs = async (server: ChatServer) => {
  const sockets = [server.connect('ada'), server.connect('ada')] as const;
  const tabs = [renderChat(server, { live: sockets[0] }), renderChat(server, { live: sockets[1] })] as const;
  for (const tab of tabs) {
    await waitFor(() => {
      expect(tab.now().dialog.status).toBe('ready');
      expect(tab.now().contacts.status).toBe('ready');
      expect(tab.now().connection.status).toBe('online');
    });
  }
  return { sockets, tabs };
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
});

it.each([
  ['with the locks of the browser', giveLocks],
  ['without them, as on a page that is not secure', () => undefined],
])('show the same and send it once, %s', async (_, prepare) => {
  prepare();
  const server = createChatServer();
  const { sockets, tabs } = await openTabs(server);
  const [one, other] = tabs;
  for (const socket of sockets) act(() => server.cutOff(socket));
  act(() => {
    one.now().dialog.send('First');
    one.now().dialog.send('Second');
  });
  tellTabs('.out.');
  expect(other.lines()).toEqual(['me: First (queued)', 'me: Second (queued)']);
  act(() => {
    sockets.forEach(server.bringBack);
  });
  for (const tab of tabs) await waitFor(() => expect(tab.lines()).toEqual(['me: First', 'me: Second']));
  for (const tab of tabs) await waitFor(() => expect(tab.now().connection.waiting).toBe(0));
  expect(server.messages.map(({ message }) => message)).toEqual(['First', 'Second']);
});

it('ask the server once for a message that both could send', async () => {
  giveLocks();
  const server = createChatServer();
  const { sockets, tabs } = await openTabs(server);
  for (const socket of sockets) act(() => server.cutOff(socket));
  act(() => {
    tabs[0].now().dialog.send('Once');
  });
  tellTabs('.out.');
  let calls = 0;
  server.onCall('message:send', () => (calls += 1));
  act(() => {
    sockets.forEach(server.bringBack);
  });
  for (const tab of tabs) await waitFor(() => expect(tab.lines()).toEqual(['me: Once']));
  for (const tab of tabs) await waitFor(() => expect(tab.now().connection.waiting).toBe(0));
  expect(calls).toBe(1);
});

it('send what a tab has left that is gone', async () => {
  const server = createChatServer();
  const { sockets, tabs } = await openTabs(server);
  act(() => {
    server.cutOff(sockets[0]);
  });
  act(() => {
    tabs[0].now().dialog.send('From the first');
  });
  tabs[0].leave();
  tellTabs('.out.');
  await waitFor(() => expect(tabs[1].lines()).toEqual(['me: From the first']));
});

it('count as read what was read in another', async () => {
  const server = createChatServer({ said: [{ from: 'grace', to: 'ada', text: 'New', isUnread: true }] });
  const { tabs } = await openTabs(server);
  expect(tabs[1].now().unread).toBe(1);
  act(() => {
    tabs[0].now().dialog.markRead();
  });
  await waitFor(() => expect(tabs[1].now().unread).toBe(0));
});

const refuse = () => {
  throw new Error('The quota has been exceeded.');
};

it.each([
  ['keeps nothing', () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
  ['hands out no storage at all', () => jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)],
])('let go of nothing where the browser %s', async (_, refuseStorage) => {
  refuseStorage();
  const server = createChatServer();
  const socket = server.connect('ada');
  const chat = renderChat(server, { live: socket });
  await waitFor(() => expect(chat.now().dialog.status).toBe('ready'));
  act(() => {
    server.cutOff(socket);
  });
  act(() => {
    chat.now().dialog.send('Still here');
  });
  expect(chat.lines()).toEqual(['me: Still here (queued)']);
  act(() => {
    server.bringBack(socket);
  });
  await waitFor(() => expect(chat.lines()).toEqual(['me: Still here']));
  jest.restoreAllMocks();
});

describe('a draft in one of two tabs', () => {
  /** Does something in a tab of its own: only `localStorage` is shared with it. */
  const inAnotherTab = (work: () => void) => {
    const own = Object.entries(sessionStorage);
    sessionStorage.clear();
    work();
    sessionStorage.clear();
    for (const [key, value] of own) sessionStorage.setItem(key, String(value));
  };
  const typed = (server: ChatServer, text?: string) => {
    const chat = renderChat(server);
    const before = chat.now().dialog.draft;
    act(() => {
      if (text !== undefined) chat.now().dialog.setDraft(text);
    });
    chat.leave();
    return before;
  };

  it('stays when another is typed in the other tab, and when that is emptied', () => {
    const server = createChatServer();
    typed(server, 'Here');
    inAnotherTab(() => {
      typed(server, 'There');
    });
    expect(typed(server)).toBe('Here');
    inAnotherTab(() => {
      typed(server, '');
    });
    expect(typed(server)).toBe('Here');
  });

  it('is found by the next visit, the last of them', () => {
    const server = createChatServer();
    typed(server, 'Here');
    inAnotherTab(() => {
      expect(typed(server, 'There')).toBe('Here');
    });
    inAnotherTab(() => {
      expect(typed(server)).toBe('There');
    });
  });

  it('does not come back once the next visit has sent it as it found it', () => {
    const server = createChatServer();
    typed(server, 'Here');
    inAnotherTab(() => {
      expect(typed(server, '')).toBe('Here');
    });
    inAnotherTab(() => {
      expect(typed(server)).toBe('');
    });
  });

  it('does not appear where a tab has sent its own', () => {
    const server = createChatServer();
    typed(server, 'Here');
    inAnotherTab(() => {
      typed(server, 'There');
    });
    typed(server, '');
    expect(typed(server)).toBe('');
    inAnotherTab(() => {
      expect(typed(server)).toBe('There');
    });
  });
});

it('what waits to be sent is counted for those who sign out, each user their own', async () => {
  const server = createChatServer();
  const { sockets, tabs } = await openTabs(server);
  expect(chatSide.countUnsent?.('ada')).toBe(0);
  for (const socket of sockets) act(() => server.cutOff(socket));
  act(() => {
    tabs[0].now().dialog.send('First');
    tabs[0].now().dialog.send('Second');
  });
  expect(chatSide.countUnsent?.('ada')).toBe(2);
  expect(chatSide.countUnsent?.('grace')).toBe(0);
});
