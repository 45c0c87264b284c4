import type { ReactNode } from 'react';
import styled from 'styled-components';

export type ListProps = {
  /** Names the list for a screen reader, where no heading does. */
  label?: string;
  /** The id of the heading that names it. */
  labelledBy?: string;
  /** ListRow. */
  children: ReactNode;
};

/** Two-line rows to read or to follow. Where records are selected, use RecordList. */
export const List = ({ label, labelledBy, children }: ListProps) => (
  <Items role="list" aria-label={label} aria-labelledby={labelledBy}>
    {children}
  </Items>
);

const Items = styled.ul`
  & > li + li {
    border-block-start: 1px solid ${({ theme }) => theme.color.border};
  }
`;
