import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled, { css } from 'styled-components';
import { RouteLink } from '../../routing';

/** One choice of a sidebar: a folder, a filter, a label. */
export type ListSidebarLink = {
  /** An address, as `address.addressWith` writes it. */
  to: string;
  label: string;
  icon?: ReactNode;
  /** How many records it leads to. */
  count?: number;
  isCurrent: boolean;
};

export type ListSidebarProps = {
  /** Names the navigation: "Folders and labels". */
  label: string;
  /** Choices that belong together, with a title where they need one. */
  sections: readonly { id: string; title?: string; links: readonly ListSidebarLink[] }[];
  /** What can be done with the choices themselves, after the last of them: "Edit labels". */
  action?: { label: string; icon: ReactNode; onPress: () => void };
};

/**
 * The filters of a list as links, so that each can be bookmarked and Back leaves it. For the sidebar of a
 * `ListDetailPage`.
 */
export const ListSidebar = ({ label, sections, action }: ListSidebarProps) => {
  const { formatNumber } = useIntl();
  return (
    <Nav aria-label={label}>
      {sections.map(({ id, title, links }) => (
        <section key={id}>
          {title && <h2 id={`list-${id}`}>{title}</h2>}
          <ul role="list" aria-labelledby={title && `list-${id}`}>
            {links.map(({ to, label: name, icon, count, isCurrent }) => (
              <li key={to}>
                <Entry to={to} aria-current={isCurrent ? 'page' : undefined}>
                  {icon}
                  <Name>{name}</Name>
                  {count !== undefined && <Count>{formatNumber(count)}</Count>}
                </Entry>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {action && (
        <ActionEntry type="button" onClick={action.onPress}>
          {action.icon}
          {action.label}
        </ActionEntry>
      )}
    </Nav>
  );
};

const Nav = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space(4)};
  padding-block: ${({ theme }) => theme.space(5)} ${({ theme }) => theme.space(4)};
  padding-inline: ${({ theme }) => theme.space(3)};

  & ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.2rem;
  }

  & h2 {
    padding-block-end: ${({ theme }) => theme.space(1)};
    padding-inline: ${({ theme }) => theme.space(3)};
    ${({ theme }) => theme.type.caption}
    color: ${({ theme }) => theme.color.textMuted};
  }
`;

const row = css`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  min-block-size: ${({ theme }) => theme.control.default};
  padding: ${({ theme }) => theme.space(1)} ${({ theme }) => theme.space(3)};
  border-radius: ${({ theme }) => theme.radius.control};
  ${({ theme }) => theme.type.body}
  color: ${({ theme }) => theme.color.text};

  & > svg {
    flex: none;
    inline-size: 1.8rem;
    block-size: 1.8rem;
    color: ${({ theme }) => theme.color.textMuted};
  }

  &:hover {
    background: ${({ theme }) => theme.color.hover};
  }

  @media (pointer: coarse) {
    min-block-size: 4.4rem;
  }
`;

const Entry = styled(RouteLink)`
  ${row}
  text-decoration: none;

  &[aria-current] {
    background: ${({ theme }) => theme.tone.primary.tint};
    color: ${({ theme }) => theme.tone.primary.text};
    font-weight: 500;

    & > svg {
      color: inherit;
    }
  }

  @media (forced-colors: active) {
    &[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

const ActionEntry = styled.button`
  ${row}
  border: none;
  background: none;
  text-align: start;
  cursor: pointer;
`;

const Name = styled.bdi`
  flex: 1;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  min-inline-size: 0;
  overflow: hidden;
  overflow-wrap: anywhere;
`;

const Count = styled.span`
  ${({ theme }) => theme.type.caption}
  ${({ theme }) => theme.figures}
  color: ${({ theme }) => theme.color.textMuted};
`;
