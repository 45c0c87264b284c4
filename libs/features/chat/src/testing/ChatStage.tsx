import { LiveContext } from '@ezone/shell/session/live';
import type { LiveSocket } from '@ezone/shell/session/live';
import { ConnectionProvider } from '@ezone/shell/data/online';
import { ApiContext, QueryProvider } from '@ezone/shell/data/query';
import { ToastProvider } from '@ezone/shell/notices/toast';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ChatServer } from './chatServer';

type ChatStageProps = {
  server: ChatServer;
  /** Who sits here: the id of one of the server's people. @default 'ada' */
  who?: string;
  /** Their connection, where the story or the spec wants to hold it. Each stage has one of its own otherwise. */
  live?: LiveSocket;
  children: ReactNode;
};

/** What stands around the chat in the app, for one person. Two of them on one server talk with each other. */
export const ChatStage = ({ server, who = 'ada', live, children }: ChatStageProps) => {
  const [own] = useState(() => live ?? server.connect(who));
  const [api] = useState(() => server.apiOf(who));
  return (
    <ApiContext value={api}>
      <ToastProvider>
        <ConnectionProvider>
          <LiveContext value={own}>
            <QueryProvider userId={who}>{children}</QueryProvider>
          </LiveContext>
        </ConnectionProvider>
      </ToastProvider>
    </ApiContext>
  );
};
