import { StaticI18nProvider } from '@ezone/i18n/testing';
import type { LiveSocket } from '@ezone/shell/session/live';
import { UiProvider } from '@ezone/ui/theme';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useChatConnection } from '../useChatSession';
import { useUnreadTotal } from '../SideWaiting';
import { useChatContacts } from '../useChatContacts';
import { useChatUser } from '../useChatUser';
import { useDialog } from '../useDialog';
import { ChatStage } from './ChatStage';
import type { ChatServer } from './chatServer';

/** All that the panel asks of the chat, with one dialog open. */
const useAll = ({ contactId }: { contactId: string }) => {
  const contacts = useChatContacts();
  const ofContact = contacts.contacts.find(({ id }) => id === contactId)?.unread ?? 0;
  return {
    connection: useChatConnection(),
    contacts,
    user: useChatUser(),
    unread: useUnreadTotal(),
    dialog: useDialog(contactId, ofContact),
  };
};

type Options = { who?: string; contactId?: string; live?: LiveSocket };

/** Ada's browser with the dialog with Grace open, unless told otherwise. Another call is another tab, or another visit. */
export const renderChat = (server: ChatServer, { who = 'ada', contactId = 'grace', live }: Options = {}) => {
  const socket = live ?? server.connect(who);
  const view = renderHook(useAll, {
    initialProps: { contactId },
    wrapper: ({ children }: { children: ReactNode }) => (
      <StaticI18nProvider>
        <UiProvider locale="en">
          <ChatStage server={server} who={who} live={socket}>
            {children}
          </ChatStage>
        </UiProvider>
      </StaticI18nProvider>
    ),
  });
  const lines = () =>
    view.result.current.dialog.items.flatMap((item) => {
      if (item.kind === 'newMessages') return ['---'];
      if (item.kind === 'day') return [];
      const who = item.isMine ? 'me' : 'them';
      return [`${who}: ${item.text}${item.state === 'sent' ? '' : ` (${item.state})`}`];
    });
  return {
    now: () => view.result.current,
    /** The messages in short, `me: Hello (queued)`; what is sent says nothing of it; `---` is the line above what is new. */
    lines,
    /** The same without the line. */
    messages: () => lines().filter((line) => line !== '---'),
    /** Opens the dialog with somebody else. */
    open: (other: string) => {
      view.rerender({ contactId: other });
    },
    /** The browser's tab is closed. */
    leave: view.unmount,
  };
};
