import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../button';

export type ErrorStateProps = {
  /** What happened, in one sentence. */
  title: string;
  /** What to do now, and what is still safe. */
  children?: ReactNode;
  /** Tries again; `isPending` while it does. */
  retry?: { label: string; onPress: () => void; isPending?: boolean };
  /** Something to quote to support, such as the request's id. */
  reference?: string;
  /** Is not announced, as where several places say the same of one failure. @default false */
  isQuiet?: boolean;
};

/** What stands in the place of something that could not be loaded. It is announced as soon as it appears. */
export const ErrorState = ({ title, children, retry, reference, isQuiet = false }: ErrorStateProps) => (
  <Frame role={isQuiet ? undefined : 'alert'} data-failed>
    <Icon aria-hidden />
    <Title>{title}</Title>
    {children && <Advice>{children}</Advice>}
    {retry && (
      <Button onPress={retry.onPress} isPending={retry.isPending}>
        {retry.label}
      </Button>
    )}
    {reference && <Reference dir="ltr">{reference}</Reference>}
  </Frame>
);

const Frame = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  inline-size: 100%;
  gap: ${({ theme }) => theme.space(3)};
  padding-block: ${({ theme }) => theme.space(12)};
  padding-inline: ${({ theme }) => theme.space(4)};
  text-align: center;
`;

const Icon = styled(CircleAlert)`
  inline-size: 4rem;
  block-size: 4rem;
  stroke-width: 1.25;
  color: ${({ theme }) => theme.tone.error.text};
`;

const Title = styled.p`
  max-inline-size: 44ch;
  ${({ theme }) => theme.type.cardTitle}
  text-wrap: balance;
`;

const Advice = styled.div`
  max-inline-size: 52ch;
  ${({ theme }) => theme.type.body}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Reference = styled.code`
  font-family: ${({ theme }) => theme.font.mono};
  font-size: 1.2rem;
  color: ${({ theme }) => theme.color.textMuted};
`;
