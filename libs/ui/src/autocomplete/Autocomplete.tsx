import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Tone } from '../theme';

export type AutocompleteProps = {
  /** What it shows, already translated by the caller. */
  children: ReactNode;
  /** @default 'neutral' */
  tone?: Tone;
};

/** Autocomplete: say here what it is for, and which component to take instead where it is not. */
export const Autocomplete = ({ children, tone = 'neutral' }: AutocompleteProps) => (
  <Frame $tone={tone}>{children}</Frame>
);

const Frame = styled.div<{ $tone: Tone }>`
  padding-block: ${({ theme }) => theme.space(2)};
  padding-inline: ${({ theme }) => theme.space(3)};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme, $tone }) => theme.tone[$tone].tint};
  color: ${({ theme, $tone }) => theme.tone[$tone].text};
  ${({ theme }) => theme.type.body}
`;
