import { PageHeader } from '@ezone/shell/page/page-header';
import type { ReactNode } from 'react';
import styled from 'styled-components';

type PlainPageProps = {
  /** The page's h1. */
  heading: ReactNode;
  /** A line below it. */
  description?: ReactNode;
  children?: ReactNode;
};

/** A page that holds a heading and little else. */
export const PlainPage = ({ heading, description, children }: PlainPageProps) => (
  <Frame>
    <PageHeader title={heading} description={description} />
    {children}
  </Frame>
);

const Frame = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(6)};
  padding: ${({ theme }) => theme.space(4)};

  ${({ theme }) => theme.up.sm} {
    padding: ${({ theme }) => theme.space(6)};
  }
`;
