import styled from 'styled-components';
import type { PageLayoutProps } from './PageLayout';
import { pageBar, pageColumn, pageContent, pageRoot } from './pageStyle';
import type { ScrollStyleProps } from './pageStyle';
import { usePageLayout } from './usePageLayout';

/**
 * A page whose header stands above all of it, with sidebars and content below, flat on the ground. For many things to look
 * through: a list, a dashboard, documentation.
 */
export const PageSimple = (props: PageLayoutProps) => {
  const { scroll = 'page', children } = props;
  const { header, toolbar, start, end } = usePageLayout(props);
  return (
    <Page $scroll={scroll}>
      {header && <Header>{header}</Header>}
      <Row>
        {start}
        <Column>
          {toolbar && <Toolbar>{toolbar}</Toolbar>}
          <Content $scroll={scroll} tabIndex={scroll === 'content' ? 0 : undefined}>
            {children}
          </Content>
        </Column>
        {end}
      </Row>
    </Page>
  );
};

const Page = styled.div<ScrollStyleProps>`
  ${pageRoot}
  flex-direction: column;
`;

const Header = styled.header`
  ${pageBar}
  align-items: flex-start;
  padding-block-start: ${({ theme }) => theme.space(6)};
`;

const Row = styled.div`
  display: flex;
  flex: 1;
  min-block-size: 0;
`;

const Column = styled.div`
  ${pageColumn}
`;

const Toolbar = styled.div`
  ${pageBar}
  min-block-size: ${({ theme }) => theme.width.toolbar};
  border-block-end: 1px solid ${({ theme }) => theme.color.border};
`;

const Content = styled.div<ScrollStyleProps>`
  ${pageContent}
`;
