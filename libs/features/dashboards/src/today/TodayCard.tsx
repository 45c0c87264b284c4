import { QueryView } from '@ezone/shell/data/query-view';
import type { ShownQuery } from '@ezone/shell/data/query-view';
import { RouteLink } from '@ezone/shell/routing';
import { Card } from '@ezone/ui/card';
import { EmptyState } from '@ezone/ui/empty-state';
import { Link } from '@ezone/ui/link';
import { List, ListRow } from '@ezone/ui/list';
import type { ListRowProps } from '@ezone/ui/list';
import { Skeleton } from '@ezone/ui/skeleton';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled, { css } from 'styled-components';
import { todaySentences } from '../messages';
import { useAppPath } from './useAppPath';

/** How many rows a card shows, and keeps the place of while it loads. */
const ROWS = 4;

type TodayCardProps<Entry> = {
  /** An icon of the app that the entries are of. */
  icon: ReactNode;
  title: string;
  /**
   * Where the app is, and what the link to it says. There is a link where the app has a page that the user may open; what has no page is
   * opened.
   */
  app: { label: string } & ({ path: string } | { open: () => void });
  query: ShownQuery<readonly Entry[]>;
  /** Which of what the server has told are shown, all of them and in their order. @default all */
  select?: (entries: readonly Entry[]) => readonly Entry[];
  /** How many there are, beside the title. */
  count?: (shown: readonly Entry[], known: readonly Entry[]) => string;
  row: (entry: Entry, hasPage: boolean) => ListRowProps;
  /** Names the row of an entry among the others. */
  idOf: (entry: Entry) => string;
  words: { loading: string; failed: string; empty: string };
};

const everything = <Entry,>(entries: readonly Entry[]) => entries;

/** A part of what today brings: the first few entries, how many more there are, and the way to all of them. */
export const TodayCard = <Entry,>(props: TodayCardProps<Entry>) => {
  const { icon, title, app, query, select = everything, count, row, idOf, words } = props;
  const { formatMessage } = useIntl();
  const id = useId();
  const path = useAppPath('path' in app ? app.path : undefined);
  const shown = query.data && select(query.data);
  const counted = query.data && shown && shown.length > 0 && count?.(shown, query.data);
  return (
    <Frame as="section" $padding="none" aria-labelledby={id}>
      <Head>
        <Icon aria-hidden>{icon}</Icon>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {counted && <Count>{counted}</Count>}
        {path !== undefined && <WayOn to={path}>{app.label}</WayOn>}
        {'open' in app && <WayIn onClick={app.open}>{app.label}</WayIn>}
      </Head>
      <Body>
        <QueryView
          query={query}
          loading={words.loading}
          failed={words.failed}
          skeleton={Array.from({ length: ROWS }, (_, index) => (
            <SkeletonRow key={index}>
              <Skeleton width="50%" />
              <Skeleton width="80%" />
            </SkeletonRow>
          ))}
          isEmpty={() => shown?.length === 0}
          empty={<EmptyState icon={icon}>{words.empty}</EmptyState>}
        >
          {() => (
            <>
              <List labelledBy={id}>
                {shown?.slice(0, ROWS).map((entry) => (
                  <ListRow key={idOf(entry)} {...row(entry, path !== undefined)} />
                ))}
              </List>
              {shown !== undefined && shown.length > ROWS && (
                <More>{formatMessage(todaySentences.more, { count: shown.length - ROWS })}</More>
              )}
            </>
          )}
        </QueryView>
      </Body>
    </Frame>
  );
};

const Frame = styled(Card)`
  display: flex;
  flex-direction: column;
  overflow: hidden;
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-block-size: ${({ theme }) => theme.space(12)};
  padding-block: ${({ theme }) => theme.space(2)};
  padding-inline: ${({ theme }) => theme.space(4)};
  border-block-end: 1px solid ${({ theme }) => theme.color.border};

  & > h2 {
    ${({ theme }) => theme.type.cardTitle}
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

const Icon = styled.span`
  display: grid;
  flex: none;
  color: ${({ theme }) => theme.color.textMuted};

  & > svg {
    inline-size: 1.8rem;
    block-size: 1.8rem;
  }
`;

const Count = styled.p`
  ${({ theme }) => theme.type.caption}
  ${({ theme }) => theme.figures}
  flex: none;
  padding-block-start: 0.2rem;
  color: ${({ theme }) => theme.color.textMuted};
`;

const wayOn = css`
  ${({ theme }) => theme.type.control}
  text-underline-offset: 0.25em;
  flex: none;
  margin-inline-start: auto;
`;

const WayOn = styled(RouteLink)`
  ${wayOn}
`;

/* It looks like the links of the other cards. */
const WayIn = styled(Link).attrs({ as: 'button', type: 'button' })`
  ${wayOn}
  padding: 0;
  border: none;
  background: none;
  cursor: pointer;
`;

/* As high with few rows as with all of them and the line below: no card moves when another one has loaded. */
const Body = styled.div`
  display: grid;
  flex: 1;
  align-content: start;
  min-block-size: calc(${ROWS} * 6.1rem + 3.6rem);
`;

const SkeletonRow = styled.div`
  block-size: 6rem;
  padding-block: ${({ theme }) => theme.space(2)};
  padding-inline: ${({ theme }) => theme.space(4)};

  & + & {
    border-block-start: 1px solid transparent;
    box-sizing: content-box;
  }
`;

const More = styled.p`
  ${({ theme }) => theme.type.dense}
  padding-block: ${({ theme }) => theme.space(2)};
  padding-inline: ${({ theme }) => theme.space(4)};
  border-block-start: 1px solid ${({ theme }) => theme.color.border};
  color: ${({ theme }) => theme.color.textMuted};
`;
