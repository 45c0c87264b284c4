import type { ReactNode } from 'react';
import styled from 'styled-components';

type ToolsProps = {
  children: ReactNode;
  /** How many are found, once that is known. */
  count?: string | undefined;
};

/** What a list is narrowed by, and how many are found. */
export const Tools = ({ children, count }: ToolsProps) => (
  <Line>
    {children}
    <Count role="status">{count}</Count>
  </Line>
);

/** Room for one of them, of its own width where there is more. */
export const Tool = styled.div<{ $isWide?: boolean }>`
  flex: 1 1 ${({ $isWide = false }) => ($isWide ? '24rem' : '14rem')};
  min-inline-size: 0;
  max-inline-size: ${({ $isWide = false }) => ($isWide ? '36rem' : '20rem')};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${({ theme }) => `${theme.space(2)} ${theme.space(4)}`};
`;

const Count = styled.p`
  margin-inline-start: auto;
  ${({ theme }) => theme.type.body}
  color: ${({ theme }) => theme.color.textMuted};
`;
