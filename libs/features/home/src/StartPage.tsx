import { useNow } from '@ezone/shell/data/now';
import { useCurrentUser } from '@ezone/shell/session';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { AppTiles } from './AppTiles';
import { greeting } from './messages';
import { PlainPage } from './PlainPage';
import { DueTodos } from './today/DueTodos';
import { NextEvents } from './today/NextEvents';
import { RecentNotes } from './today/RecentNotes';
import { UnreadMails } from './today/UnreadMails';

/** A greeting, what today brings with what has to be done first, and the apps that this user may open. */
export const Page = () => {
  const { formatDate, formatMessage } = useIntl();
  const name = useCurrentUser()?.data.displayName ?? '';
  const today = formatDate(useNow(), { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <PlainPage heading={formatMessage(greeting, { name })} description={today}>
      <Cards>
        <DueTodos />
        <NextEvents />
        <UnreadMails />
        <RecentNotes />
      </Cards>
      <AppTiles />
    </PlainPage>
  );
};

const Cards = styled.div`
  display: grid;
  align-items: start;
  gap: ${({ theme }) => theme.space(4)};

  ${({ theme }) => theme.up.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${({ theme }) => theme.up.lg} {
    gap: ${({ theme }) => theme.space(6)};
  }

  ${({ theme }) => theme.up.xl} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
