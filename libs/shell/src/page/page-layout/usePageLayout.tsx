import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { PageLayoutProps } from './PageLayout';
import { SidebarButton } from './SidebarButton';
import { SidebarFrame } from './SidebarFrame';
import { useSidebar } from './useSidebar';
import type { Sidebar } from './useSidebar';

/** The parts of a page, for a layout to place; null for a part that the page does not have. */
export type PageParts = Record<'header' | 'toolbar' | 'start' | 'end', ReactNode>;

/** Runs the sidebars and puts their buttons into the first bar of the page. */
export function usePageLayout({ header, toolbar, start, end, scroll = 'page' }: PageLayoutProps): PageParts {
  const first = useSidebar('start', start);
  const last = useSidebar('end', end);
  const withButtons = (content: ReactNode) => (
    <>
      {first && <SidebarButton sidebar={first} />}
      <Between>{content}</Between>
      {last && <SidebarButton sidebar={last} />}
    </>
  );
  const frame = (sidebar: Sidebar | null) => sidebar && <SidebarFrame sidebar={sidebar} scroll={scroll} />;

  const hasButtons = first !== null || last !== null;
  return {
    start: frame(first),
    end: frame(last),
    header: header === undefined ? null : withButtons(header),
    toolbar: header === undefined && (toolbar !== undefined || hasButtons) ? withButtons(toolbar) : (toolbar ?? null),
  };
}

const Between = styled.div`
  flex: 1;
  align-self: stretch;
  display: grid;
  align-items: center;
  min-inline-size: 0;
`;
