import type { ReactNode } from 'react';
import styled from 'styled-components';

export type CollapseProps = {
  /** Whether the content is shown. */
  open: boolean;
  /** For the `aria-controls` of the button that opens it. */
  id?: string;
  children: ReactNode;
};

/**
 * A region that collapses in height. Collapsed content is hidden from keyboards and screen readers. The caller brings
 * the button, with `aria-expanded` and `aria-controls`; Disclosure has a button of its own.
 */
export const Collapse = ({ open, id, children }: CollapseProps) => (
  <Rows id={id} $open={open} inert={!open}>
    <Content>{children}</Content>
  </Rows>
);

const Rows = styled.div<{ $open: boolean }>`
  display: grid;
  grid-template-rows: ${({ $open }) => ($open ? '1fr' : '0fr')};
  visibility: ${({ $open }) => ($open ? 'visible' : 'hidden')};
  transition:
    grid-template-rows ${({ theme }) => theme.motion.panelIn},
    visibility ${({ theme }) => theme.motion.panelIn};

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

const Content = styled.div`
  min-block-size: 0;
  overflow: hidden;
`;
