import { usePanel } from '@ezone/shell/panels/panel';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { SideContent } from '../ChatPanel';
import { createChatServer } from './chatServer';
import { ChatStage } from './ChatStage';

/** Two people beside each other, each with a chat of their own, over one server. */
export const TwoPeople = () => {
  const [server] = useState(createChatServer);
  return (
    <Columns>
      {['ada', 'grace'].map((who) => (
        <section key={who} aria-label={who}>
          <ChatStage server={server} who={who}>
            <OpenChat />
          </ChatStage>
        </section>
      ))}
    </Columns>
  );
};

function OpenChat() {
  const panel = usePanel();
  const { actor } = panel;
  useEffect(() => actor.send({ type: 'open.requested' }), [actor]);
  return <SideContent panel={panel} called={null} />;
}

const Columns = styled.main`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(6)};
  padding: ${({ theme }) => theme.space(6)};

  & > section {
    display: flex;
    inline-size: ${({ theme }) => theme.width.chat};
    block-size: 56rem;
    overflow: hidden;
    border: 1px solid ${({ theme }) => theme.color.border};
    border-radius: ${({ theme }) => theme.radius.card};
    background: ${({ theme }) => theme.color.surface};
  }
`;
