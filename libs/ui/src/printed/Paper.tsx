import type { ReactNode } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { SchemeScope } from '../theme';
import { Printed } from './Printed';

export type PaperProps = {
  /** Stands above it in print, where the page with its heading is not there. @default nothing, the sheet says itself what it is */
  heading?: ReactNode;
  children: ReactNode;
};

/** A sheet of A4 paper, white in every scheme: on the screen in the page, in print alone, without what stands around it. */
export const Paper = ({ heading, children }: PaperProps) => (
  <>
    <OnDesk scheme="default">{children}</OnDesk>
    <Printed>
      <A4 />
      {heading !== undefined && <h1>{heading}</h1>}
      {children}
    </Printed>
  </>
);

const A4 = createGlobalStyle`
  @page {
    size: A4;
    margin: 16mm;
  }
`;

const OnDesk = styled(SchemeScope)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ theme }) => theme.space(8)};
  max-inline-size: 80rem;
  margin-inline: auto;
  padding: clamp(1.6rem, 6%, 5.6rem);
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  ${({ theme }) => theme.type.body}

  ${({ theme }) => theme.up.sm} {
    min-block-size: 112rem;
  }
`;
