import { useNow } from '@ezone/shell/data/now';
import { PageHeader } from '@ezone/shell/page/page-header';
import { useCurrentUser } from '@ezone/shell/session';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { Numbers } from './analytics/Numbers';
import { AppTiles } from './AppTiles';
import { greeting } from './messages';
import { DueTodos } from './today/DueTodos';
import { NextEvents } from './today/NextEvents';
import { OwnBoards } from './today/OwnBoards';
import { RecentNotes } from './today/RecentNotes';
import { UnreadChats } from './today/UnreadChats';
import { UnreadMails } from './today/UnreadMails';

/** A greeting, what today brings with what has to be done first, the apps that this user may open, and the numbers. */
export const Page = () => {
  const { formatDate, formatMessage } = useIntl();
  const name = useCurrentUser()?.data.displayName ?? '';
  const today = formatDate(useNow(), { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <Frame>
      <PageHeader title={formatMessage(greeting, { name })} description={today} />
      <Cards>
        <DueTodos />
        <NextEvents />
        <UnreadMails />
        <UnreadChats />
        <OwnBoards />
        <RecentNotes />
      </Cards>
      <AppTiles />
      <Numbers />
    </Frame>
  );
};

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space(6)};
  padding: ${({ theme }) => theme.space(4)};

  ${({ theme }) => theme.up.sm} {
    padding: ${({ theme }) => theme.space(6)};
  }
`;

/* At most three side by side, each wide enough for its rows: what is taken off is the room between them. */
const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(30rem, (100% - 5rem) / 3)), 1fr));
  gap: ${({ theme }) => theme.space(4)};

  ${({ theme }) => theme.up.lg} {
    gap: ${({ theme }) => theme.space(6)};
  }
`;
