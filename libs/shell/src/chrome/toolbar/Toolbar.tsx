import { SchemeScope } from '@ezone/ui/theme';
import type { SchemeName } from '@ezone/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { inTinyToolbar, SHARED_TOOLBAR } from './tightToolbar';

export type ToolbarProps = {
  /** A scheme of its own. @default the page's */
  scheme?: SchemeName | undefined;
  /** The menu stands in it, too, and leaves less room: see `hidesInTightToolbar`. @default false */
  isShared?: boolean;
  /** At the inline start: what belongs to the navbar. */
  start?: ReactNode;
  /** In the middle, with the room that is left: search and shortcuts. */
  children?: ReactNode;
  /** At the inline end: language, panels, the user. */
  end: ReactNode;
};

/** The bar of the page's controls. It is the page's banner; where it stands, and whether it stays in view, the layout says. */
export const Toolbar = ({ scheme, isShared = false, start, children, end }: ToolbarProps) => (
  <Bar as="header" scheme={scheme} $isShared={isShared}>
    {start}
    <Middle>{children}</Middle>
    <End>{end}</End>
  </Bar>
);

const Bar = styled(SchemeScope)<{ $isShared: boolean }>`
  container: ${({ $isShared }) => ($isShared ? SHARED_TOOLBAR : 'none')} / inline-size;
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-block-size: calc(${({ theme }) => theme.width.toolbar} + env(safe-area-inset-top));
  padding-block-start: env(safe-area-inset-top);
  padding-inline: ${({ theme }) => theme.space(2)};
  border-block-end: 1px solid ${({ theme }) => theme.color.border};
  background: ${({ theme }) => theme.color.surface};

  ${({ theme }) => theme.up.sm} {
    /* In line with the content, where the layout keeps bars to its width. */
    padding-inline: calc(max(0px, (100% - var(--ez-container, 100%)) / 2) + ${({ theme }) => theme.space(4)});
  }

  @media print {
    display: none;
  }
`;

const Middle = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-inline-size: min-content;
`;

const End = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};

  ${inTinyToolbar} {
    flex: initial;
    flex-wrap: wrap;
    justify-content: end;
  }

  /* Elsewhere the gaps make room for fingers. */
  @container (width < 33rem) {
    gap: 0;
  }
`;
