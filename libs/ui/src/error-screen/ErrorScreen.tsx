import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Props of an error screen. */
export type ErrorScreenProps = {
  /** A short mark above the title, such as "Error 404". */
  mark?: string;
  /** What happened; the page's one h1. */
  title: string;
  /** What to do now, and what is still safe. */
  children: ReactNode;
  /** Ways on: buttons and links, the likeliest first. */
  actions: ReactNode;
};

/** A whole page that says that something is not there, or went wrong. */
export const ErrorScreen = ({ mark, title, children, actions }: ErrorScreenProps) => (
  <Frame>
    {mark !== undefined && <Mark>{mark}</Mark>}
    <Title>{title}</Title>
    <Advice>{children}</Advice>
    <Actions>{actions}</Actions>
  </Frame>
);

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  align-content: center;
  gap: ${({ theme }) => theme.space(3)};
  min-block-size: 60dvh;
  padding: ${({ theme }) => theme.space(6)};
  text-align: center;
`;

const Mark = styled.p`
  ${({ theme }) => theme.type.control}
  color: ${({ theme }) => theme.tone.primary.text};
`;

const Title = styled.h1`
  ${({ theme }) => theme.type.hero}
  max-inline-size: 32ch;
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

const Advice = styled.p`
  ${({ theme }) => theme.type.body}
  max-inline-size: 52ch;
  color: ${({ theme }) => theme.color.textMuted};
  text-wrap: balance;
`;

const Actions = styled.div`
  display: grid;
  justify-items: stretch;
  gap: ${({ theme }) => theme.space(3)};
  margin-block-start: ${({ theme }) => theme.space(3)};

  ${({ theme }) => theme.up.sm} {
    grid-auto-flow: column;
    align-items: center;
  }
`;
