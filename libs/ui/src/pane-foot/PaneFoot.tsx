import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { paneInset, phoneBar } from '../below-bars';
import { ToastRoom } from '../toast-region';

/** How high it is, in CSS pixels: as much is covered of what scrolls behind it. */
export const PANE_FOOT_HEIGHT = 64;

/** For what stands above a foot: what gets the focus is scrolled clear of it. */
export const clearOfPaneFoot = css`
  & :focus {
    scroll-margin-block-end: ${({ theme }) => theme.px(PANE_FOOT_HEIGHT)};
  }
`;

export type PaneFootProps = {
  /** The last part stands at the end. */
  children: ReactNode;
};

/** The foot of what is written in a pane: from edge to edge, and in sight while a long form or text scrolls behind it. */
export const PaneFoot = ({ children }: PaneFootProps) => (
  <Foot>
    <ToastRoom foot={`calc(${phoneBar} + ${String(PANE_FOOT_HEIGHT)}px)`} />
    {children}
  </Foot>
);

const Foot = styled.div`
  position: sticky;
  inset-block-end: calc(-1 * ${paneInset});
  z-index: ${({ theme }) => theme.layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-block-size: ${({ theme }) => theme.px(PANE_FOOT_HEIGHT)};
  margin: calc(-1 * ${paneInset});
  margin-block-start: 0;
  padding-block: ${({ theme }) => theme.space(2)};
  padding-inline: ${paneInset};
  border-block-start: 1px solid ${({ theme }) => theme.color.border};
  background: ${({ theme }) => theme.color.surface};

  & > :last-child {
    margin-inline-start: auto;
  }
`;
