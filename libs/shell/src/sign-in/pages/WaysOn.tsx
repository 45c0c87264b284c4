import { Link } from '@ezone/ui/link';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { RouteLink } from '../../routing';

/** Lines under a form that lead elsewhere. */
export const WaysOn = styled.div`
  ${({ theme }) => theme.type.body}
  display: grid;
  justify-items: center;
  gap: ${({ theme }) => theme.space(2)};
  padding-block-start: ${({ theme }) => theme.space(4)};
  border-block-start: 1px solid ${({ theme }) => theme.color.border};
  text-align: center;
`;

/** A link between the pages of a guest. The remembered address goes along: registering instead of signing in loses nothing. */
export const WayOn = ({ to, children }: { to: string; children: ReactNode }) => {
  const { state } = useLocation() as { state: unknown };
  return (
    <Link as={RouteLink} to={to} state={state}>
      {children}
    </Link>
  );
};
