import { Spinner } from '@ezone/ui/button';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** A whole page that says what is being waited for; its text is the page's h1. */
export const WaitFrame = ({ children }: { children: ReactNode }) => (
  <Frame id="main">
    <Spinner />
    <Words>{children}</Words>
  </Frame>
);

const Frame = styled.main`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${({ theme }) => theme.space(4)};
  min-block-size: 100dvh;
  color: ${({ theme }) => theme.color.textMuted};
`;

const Words = styled.h1`
  ${({ theme }) => theme.type.cardTitle}
`;
