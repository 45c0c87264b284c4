import { SidePanel, useIsOpen, usePanel } from '@ezone/shell/panels/panel';
import type { FakeLiveSocket } from '@ezone/shell/session/live/testing';
import { Button } from '@ezone/ui/button';
import { theme } from '@ezone/ui/theme';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { SideContent } from '../ChatPanel';
import { SideWaiting } from '../SideWaiting';
import type { ChatServer } from './chatServer';
import { createChatServer } from './chatServer';
import { ChatStage } from './ChatStage';

/** The server of the story that is shown, and the connection of the person in it. */
export type OnStage = { server: ChatServer; live: FakeLiveSocket };

/** For play functions: what is on stage now. */
export const onStage = (): OnStage => {
  if (!current) throw new Error('No PanelStage has been drawn.');
  return current;
};
let current: OnStage | undefined;

const setUp = (make: () => ChatServer, who: string): OnStage => {
  const server = make();
  current = { server, live: server.connect(who) };
  return current;
};

export type PanelStageProps = {
  /** Makes the server; each story has its own. */
  server?: () => ChatServer;
  /** Who sits here. @default 'ada' */
  who?: string;
  /** Whether the panel is open at first. @default true */
  isOpen?: boolean;
};

/** A page with the chat at its side, in the hands of one person. */
export const PanelStage = ({ server = createChatServer, who = 'ada', isOpen = true }: PanelStageProps) => {
  const [stage] = useState(() => setUp(server, who));
  return (
    <ChatStage server={stage.server} who={who} live={stage.live}>
      <Page>
        <Opened isOpen={isOpen} />
      </Page>
    </ChatStage>
  );
};

function Opened({ isOpen: startsOpen }: { isOpen: boolean }) {
  const panel = usePanel();
  const { actor, id, setOpener, toggle } = panel;
  const isOpen = useIsOpen(panel);
  const [unread, setUnread] = useState(0);
  useEffect(() => {
    if (startsOpen) actor.send({ type: 'open.requested' });
  }, [actor, startsOpen]);
  return (
    <>
      <main>
        <h1>Any page</h1>
        <p>
          <output>{unread} unread</output>
        </p>
        <Button ref={setOpener} aria-expanded={isOpen} aria-controls={id} onPress={toggle}>
          Chat
        </Button>
      </main>
      <SideWaiting onWaiting={setUnread} />
      <SidePanel panel={panel} name="Chat" width={theme.width.chat} rail={theme.width.chatRail}>
        <SideContent panel={panel} called={null} />
      </SidePanel>
    </>
  );
}

const Page = styled.div`
  min-block-size: 70rem;

  & > main {
    display: grid;
    justify-items: start;
    gap: ${({ theme }) => theme.space(4)};
    padding: ${({ theme }) => theme.space(6)};
  }
`;
