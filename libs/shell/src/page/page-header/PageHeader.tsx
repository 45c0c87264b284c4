import type { ReactNode } from 'react';
import styled from 'styled-components';

export type PageHeaderProps = {
  /** The h1. */
  title: ReactNode;
  /** The direction of the title, where somebody has written it. */
  titleDir?: 'auto';
  /** What the page is about, in a sentence or two. */
  description?: ReactNode;
  /** Before the title: the button of a sidebar that is a drawer. */
  start?: ReactNode;
  /** At the end of the title's line: a search, the one primary action. On a phone they come below it. */
  actions?: ReactNode;
};

/** The head of a page, the same on every page. The page keeps 24 px above it, and its content begins on the title's edge. */
export const PageHeader = ({ title, titleDir, description, start, actions }: PageHeaderProps) => (
  <Head>
    {start}
    <Words>
      <Title dir={titleDir}>{title}</Title>
      {description !== undefined && <Description>{description}</Description>}
    </Words>
    {actions !== undefined && <Actions>{actions}</Actions>}
  </Head>
);

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space(2)} ${({ theme }) => theme.space(3)};
  inline-size: 100%;
  min-inline-size: 0;
`;

const Words = styled.div`
  flex: 1 1 0;
  min-inline-size: min(24rem, 60%);
`;

/* As high as the controls beside it. */
const Title = styled.h1`
  min-block-size: ${({ theme }) => theme.control.default};
  align-content: center;
  ${({ theme }) => theme.type.pageTitle}
  overflow-wrap: break-word;
  outline: none;
`;

const Description = styled.div`
  max-inline-size: ${({ theme }) => theme.width.prose};
  margin-block-start: ${({ theme }) => theme.space(1)};
  color: ${({ theme }) => theme.color.textMuted};
  text-wrap: pretty;
`;

const Actions = styled.div`
  display: flex;
  flex: 0 1 36rem;
  align-items: center;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space(2)};
  min-inline-size: 0;

  @media (max-width: 599.98px) {
    flex-basis: 100%;
  }
`;
