import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Tone } from '../theme';

export type StatusDotProps = {
  /** The word for the status: the colour alone says nothing to many. */
  children: ReactNode;
  /** @default 'neutral' */
  tone?: Tone;
};

/** The status of something as a coloured dot and a word, quieter than a Chip. */
export const StatusDot = ({ children, tone = 'neutral' }: StatusDotProps) => (
  <Frame>
    <Dot aria-hidden $tone={tone} />
    {children}
  </Frame>
);

const Frame = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  ${({ theme }) => theme.type.body}
`;

const Dot = styled.span<{ $tone: Tone }>`
  flex: none;
  inline-size: 0.8rem;
  block-size: 0.8rem;
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme, $tone }) => theme.tone[$tone].solid};
`;
