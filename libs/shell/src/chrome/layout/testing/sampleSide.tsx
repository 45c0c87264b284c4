import { theme } from '@ezone/ui/theme';
import { MessagesSquare } from 'lucide-react';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useIsOpen } from '../../../panels/panel';
import type { SideContentProps, SideFeature, SideWaitingProps } from '../../../panels/side';

function SideWaiting({ onWaiting }: SideWaitingProps) {
  useEffect(() => {
    onWaiting(3);
  }, [onWaiting]);
  return null;
}

/** The content of a side panel as the shell needs it and no more: a rail that stays, and something beyond it. */
function SideContent({ panel }: SideContentProps) {
  const { open, close } = panel;
  const isOpen = useIsOpen(panel);
  return (
    <Columns>
      <div>
        <button type="button" onClick={open}>
          Ada
        </button>
      </div>
      <Beyond $isOpen={isOpen}>
        <button type="button" onClick={close}>
          Close team
        </button>
      </Beyond>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: ${({ theme }) => theme.width.chatRail} 1fr;
`;

const Beyond = styled.div<{ $isOpen: boolean }>`
  visibility: ${({ $isOpen }) => ($isOpen ? 'visible' : 'hidden')};
`;

/** A side feature for stories and specs of the shell. */
export const sampleSide: SideFeature = {
  title: { id: 'menu.sample.Team', defaultMessage: 'Team' },
  waiting: { id: 'menu.sample.waiting', defaultMessage: 'messages wait' },
  icon: MessagesSquare,
  menu: { group: 'applications', order: 10 },
  width: theme.width.chat,
  rail: theme.width.chatRail,
  foot: '0px',
  messages: [],
  lazyWaiting: () => Promise.resolve({ SideWaiting }),
  lazy: () => Promise.resolve({ SideContent }),
};
