import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { PageSidebar } from './PageLayout';
import { pageBar, pageColumn, pageGutter, pageRoot } from './pageStyle';
import { SidebarButton } from './SidebarButton';
import { SidebarFrame } from './SidebarFrame';
import { useSidebar } from './useSidebar';

export type PagePanesProps = {
  /** The head of the page, a PageHeader or in its place; it begins with the button that opens the sidebar where that is a drawer. */
  head: (sidebarButton: ReactNode) => ReactNode;
  /** The sidebar where lines begin. */
  start?: PageSidebar | undefined;
  /** What stands in the card: each part scrolls by itself. */
  children: ReactNode;
};

/** A page that fills the view: a sidebar, the head on the ground, and below it a card of parts. For lists and their records. */
export const PagePanes = ({ head, start: sidebar, children }: PagePanesProps) => {
  const start = useSidebar('start', sidebar);
  return (
    <Page $scroll="parts">
      {start && <SidebarFrame sidebar={start} scroll="parts" isOfApp />}
      <Column>
        <Head>{head(start && <SidebarButton sidebar={start} />)}</Head>
        <Around>
          <Card>{children}</Card>
        </Around>
      </Column>
    </Page>
  );
};

const Page = styled.div<{ $scroll: 'parts' }>`
  ${pageRoot}
`;

const Column = styled.div`
  ${pageColumn}
`;

const Head = styled.div`
  ${pageBar}
  align-items: flex-start;
  padding-block: ${({ theme }) => theme.space(6)} ${({ theme }) => theme.space(4)};
`;

/* On a phone the card reaches the edges of the screen, so that its content stands on those of the head. */
const Around = styled.div`
  ${pageColumn}

  ${({ theme }) => theme.up.sm} {
    ${pageGutter}
    padding-block-end: ${({ theme }) => theme.space(6)};
  }
`;

const Card = styled.div`
  display: flex;
  flex: 1;
  min-inline-size: 0;
  min-block-size: 0;
  overflow: hidden;
  border: 0 solid ${({ theme }) => theme.color.border};
  border-block-start-width: 1px;
  background: ${({ theme }) => theme.color.surface};

  ${({ theme }) => theme.up.sm} {
    border-width: 1px;
    border-radius: ${({ theme }) => theme.radius.card};
  }
`;
