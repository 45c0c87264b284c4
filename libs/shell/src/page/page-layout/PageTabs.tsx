import type { ReactNode } from 'react';
import styled from 'styled-components';
import { RouteLink } from '../../routing';

/** One view of a page, with an address of its own. */
export type PageTab = {
  /** Its path or, for views of one path, path and query. */
  to: string;
  label: ReactNode;
};

export type PageTabsProps = {
  /** Names the landmark, already translated. */
  label: string;
  tabs: readonly PageTab[];
  /** The `to` of the tab that is shown. */
  current: string;
};

/**
 * The views of a page, for its toolbar. They are links: a view can be bookmarked, opened in a new tab and gone back from.
 * For panels within a page there is `@ezone/ui/tabs`.
 */
export const PageTabs = ({ label, tabs, current }: PageTabsProps) => (
  <Nav aria-label={label}>
    <List role="list">
      {tabs.map((tab) => (
        <li key={tab.to}>
          <Tab to={tab.to} aria-current={tab.to === current ? 'page' : undefined}>
            {tab.label}
          </Tab>
        </li>
      ))}
    </List>
  </Nav>
);

const Nav = styled.nav`
  align-self: stretch;
  min-inline-size: 0;
  overflow-x: auto;
  scrollbar-width: none;
`;

const List = styled.ul`
  display: flex;
  gap: ${({ theme }) => theme.space(1)};
  block-size: 100%;

  & > li {
    display: flex;
  }
`;

const Tab = styled(RouteLink)`
  display: flex;
  align-items: center;
  min-block-size: 4.4rem;
  padding-inline: ${({ theme }) => theme.space(4)};
  border-radius: ${({ theme }) => theme.radius.control};
  ${({ theme }) => theme.type.control}
  color: ${({ theme }) => theme.color.textMuted};
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    color: ${({ theme }) => theme.color.text};
  }

  &[aria-current] {
    color: ${({ theme }) => theme.tone.primary.text};
    box-shadow: inset 0 -0.2rem ${({ theme }) => theme.tone.primary.solid};
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }

  &:focus-visible {
    outline-offset: -0.4rem;
  }

  @media (forced-colors: active) {
    &[aria-current] {
      border-block-end: 0.2rem solid Highlight;
    }
  }
`;
