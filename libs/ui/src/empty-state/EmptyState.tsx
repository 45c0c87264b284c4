import type { ReactNode } from 'react';
import styled from 'styled-components';

export type EmptyStateProps = {
  /** One line: what this place is for, which filter finds nothing, or that all is done. */
  children: ReactNode;
  /** An icon, drawn at 4 rem and muted. */
  icon?: ReactNode;
  /** The button that starts something here, or clears the filter. */
  action?: ReactNode;
};

/** What stands where there is nothing yet. */
export const EmptyState = ({ children, icon, action }: EmptyStateProps) => (
  <Frame>
    {icon && <Icon aria-hidden>{icon}</Icon>}
    <p>{children}</p>
    {action}
  </Frame>
);

const Frame = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${({ theme }) => theme.space(4)};
  padding-block: ${({ theme }) => theme.space(12)};
  padding-inline: ${({ theme }) => theme.space(4)};
  ${({ theme }) => theme.type.body}
  color: ${({ theme }) => theme.color.textMuted};
  text-align: center;

  & > p {
    max-inline-size: 44ch;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
`;

const Icon = styled.span`
  & > svg {
    inline-size: 4rem;
    block-size: 4rem;
    stroke-width: 1.25;
  }
`;
