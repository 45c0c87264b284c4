import type { ReactNode } from 'react';
import styled from 'styled-components';

export type PageHeaderProps = {
  /** The h1. */
  title: ReactNode;
  /** The direction of the title, where somebody has written it. */
  titleDir?: 'auto';
  /** What the page is about, in a sentence or two. */
  description?: ReactNode;
  /** Lies over the title and the description, which keep their place: the bar of a selection. */
  over?: ReactNode;
  /** Before the title: the button of a sidebar that is a drawer. */
  start?: ReactNode;
  /** Between the title and the actions; on a phone below the title, from edge to edge. */
  search?: ReactNode;
  /** At the end of the title's line: an order, the one primary action. */
  actions?: ReactNode;
};

/** The head of a page, the same on every page. The page keeps 24 px above it, and its content begins on the title's edge. */
export const PageHeader = ({ title, titleDir, description, over = null, start, search, actions }: PageHeaderProps) => (
  <Head>
    <Line>
      {start}
      <Words>
        <Below $isCovered={over !== null}>
          <Title dir={titleDir}>{title}</Title>
          {description !== undefined && <Description>{description}</Description>}
        </Below>
        {over}
      </Words>
      {search && <Search>{search}</Search>}
      {actions && <Actions>{actions}</Actions>}
    </Line>
  </Head>
);

/* How wide the header is depends on what stands beside the page, and not on the screen alone. */
const Head = styled.header`
  container-type: inline-size;
  inline-size: 100%;
  min-inline-size: 0;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space(2)} ${({ theme }) => theme.space(3)};
`;

/* Room for some words of a title comes before the search field has its whole width. */
const Words = styled.div`
  display: grid;
  flex: 1 1 20rem;
  /* What lies over the title stands on its line, on which the search is. */
  align-items: start;
  min-inline-size: 0;

  @container (max-width: 599.98px) {
    flex-basis: 14rem;
  }

  & > * {
    grid-area: 1 / 1;
    min-inline-size: 0;
  }
`;

const Below = styled.div<{ $isCovered: boolean }>`
  ${({ $isCovered }) => $isCovered && 'opacity: 0; pointer-events: none;'}
`;

/* As high as the controls beside it. */
const Title = styled.h1`
  min-block-size: ${({ theme }) => theme.control.default};
  align-content: center;

  @media (pointer: coarse) {
    min-block-size: ${({ theme }) => theme.control.large};
  }

  ${({ theme }) => theme.type.pageTitle}
  overflow-wrap: break-word;
  outline: none;
`;

const Description = styled.div`
  max-inline-size: ${({ theme }) => theme.width.prose};
  margin-block-start: ${({ theme }) => theme.space(1)};
  color: ${({ theme }) => theme.color.textMuted};
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

const Search = styled.div`
  flex: 100 1 18rem;
  max-inline-size: 36rem;

  @container (max-width: 679.98px) {
    flex-basis: 100%;
    order: 1;
    max-inline-size: none;
  }

  @media print {
    display: none;
  }
`;

/* Many of them, or long words, take a second line rather than more room than there is. */
const Actions = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  max-inline-size: 100%;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
`;
