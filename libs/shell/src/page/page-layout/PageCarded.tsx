import styled from 'styled-components';
import type { PageLayoutProps } from './PageLayout';
import { pageBar, pageColumn, pageContent, pageRoot } from './pageStyle';
import type { ScrollStyleProps } from './pageStyle';
import { usePageLayout } from './usePageLayout';

/**
 * A page whose toolbar and content form a card that overlaps a coloured header, with sidebars beside both. For work on
 * one subject: an order, a course, a project.
 */
export const PageCarded = (props: PageLayoutProps) => {
  const { scroll = 'page', children } = props;
  const { header, toolbar, start, end } = usePageLayout(props);
  return (
    <Page $scroll={scroll}>
      {start}
      <Column>
        {header && <Header>{header}</Header>}
        <Around $isLifted={header !== null}>
          <Sheet $scroll={scroll}>
            {toolbar && <Toolbar>{toolbar}</Toolbar>}
            <Content $scroll={scroll} tabIndex={scroll === 'content' ? 0 : undefined}>
              {children}
            </Content>
          </Sheet>
        </Around>
      </Column>
      {end}
    </Page>
  );
};

const Page = styled.div<ScrollStyleProps>`
  ${pageRoot}
`;

const Column = styled.div`
  ${pageColumn}
`;

/* The header's background continues under the upper edge of the card. */
const Header = styled.header`
  ${pageBar}
  box-sizing: content-box;
  align-items: flex-start;
  padding-block-start: ${({ theme }) => theme.space(6)};
  min-block-size: calc(${({ theme }) => theme.width.pageHeader} - ${({ theme }) => theme.space(6)});
  padding-block-end: ${({ theme }) => theme.space(8)};
  background: color-mix(
    in oklab,
    ${({ theme }) => theme.tone.primary.tint} 50%,
    ${({ theme }) => theme.color.surface2}
  );

  /* If the page is narrower than the screen, the background has round corners. */
  ${({ theme }) => theme.up.xl} {
    border-end-start-radius: ${({ theme }) => theme.radius.card};
    border-end-end-radius: ${({ theme }) => theme.radius.card};
  }
`;

const Around = styled.div<{ $isLifted: boolean }>`
  ${pageColumn}
  margin-block-start: ${({ theme, $isLifted }) => theme.space($isLifted ? -8 : 4)};
  padding-block-end: ${({ theme }) => theme.space(4)};
  padding-inline: ${({ theme }) => theme.space(2)};

  ${({ theme }) => theme.up.sm} {
    padding-inline: ${({ theme }) => theme.space(6)};
    padding-block-end: ${({ theme }) => theme.space(6)};
  }
`;

const Sheet = styled.div<ScrollStyleProps>`
  ${pageColumn}
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  ${({ $scroll }) => $scroll !== 'page' && 'overflow: hidden;'}
`;

const Toolbar = styled.div`
  ${pageBar}
  min-block-size: ${({ theme }) => theme.width.toolbar};
  border-block-end: 1px solid ${({ theme }) => theme.color.border};
`;

const Content = styled.div<ScrollStyleProps>`
  ${pageContent}
`;
