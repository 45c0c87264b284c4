import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styled, { createGlobalStyle } from 'styled-components';
import { SchemeScope } from '../theme';

export type PrintedProps = { children: ReactNode };

/**
 * What is printed in place of the page: it alone, in dark letters, whatever the scheme is. On the screen it is out of sight, and has its
 * size, so that what is in it can be fetched. One at a time.
 */
export const Printed = ({ children }: PrintedProps) =>
  createPortal(
    <Sheet scheme="default" data-printed aria-hidden>
      <OnPaper />
      {children}
    </Sheet>,
    document.body,
  );

const OnPaper = createGlobalStyle`
  @media print {
    html,
    body {
      block-size: auto !important;
      overflow: visible !important;
      background: none !important;
    }

    body > :not([data-printed]) {
      display: none !important;
    }
  }
`;

const Sheet = styled(SchemeScope)`
  display: grid;
  gap: ${({ theme }) => theme.space(8)};
  background: none;
  ${({ theme }) => theme.type.body}

  @media screen {
    position: fixed;
    inset-block-start: 0;
    inset-inline-start: 100%;
    inline-size: 70rem;
    visibility: hidden;
  }

  & > h1 {
    ${({ theme }) => theme.type.pageTitle}
  }
`;
