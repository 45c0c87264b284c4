import type { ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import styled from 'styled-components';

export type PlaceLinkProps = {
  /** The address of the place. */
  to: string;
  icon: ReactNode;
  /** Whether this place is shown now. */
  current: boolean;
  children: ReactNode;
  /** The place was chosen. */
  onFollow?: () => void;
};

/** A place in the sidebar. */
export const PlaceLink = ({ to, icon, current, children, onFollow }: PlaceLinkProps) => {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <Root
      href={useHref(to)}
      aria-current={current ? 'page' : undefined}
      onClick={(event) => {
        follow(event);
        onFollow?.();
      }}
    >
      <Icon aria-hidden>{icon}</Icon>
      <Name>{children}</Name>
    </Root>
  );
};

const Root = styled.a`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  min-block-size: 4rem;
  padding-inline: ${({ theme }) => theme.space(3)};
  border-radius: ${({ theme }) => theme.radius.control};
  color: ${({ theme }) => theme.color.text};
  text-decoration: none;
  ${({ theme }) => theme.type.control}

  &:hover {
    background: ${({ theme }) => theme.color.hover};
  }

  &[aria-current] {
    background: ${({ theme }) => theme.tone.primary.tint};
    color: ${({ theme }) => theme.tone.primary.text};
  }
`;

const Icon = styled.span`
  flex: none;

  & > svg {
    inline-size: 1.8rem;
    block-size: 1.8rem;
  }
`;

const Name = styled.bdi`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
