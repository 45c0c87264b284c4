import { Card } from '@ezone/ui/card';
import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

type SectionProps = {
  title: string;
  /** What it is about, in a sentence or two. */
  hint?: string;
  children?: ReactNode;
  /** Buttons at the end of the title's line. */
  actions?: ReactNode;
};

/** A part of the account, under a heading of its own. */
export const Section = ({ title, hint, children, actions }: SectionProps) => {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Head>
        <Words>
          <Title id={id}>{title}</Title>
          {hint !== undefined && <Hint>{hint}</Hint>}
        </Words>
        {actions}
      </Head>
      {children}
    </Card>
  );
};

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(3)};
  align-items: start;
  justify-content: space-between;
  margin-block-end: ${({ theme }) => theme.space(5)};

  &:last-child {
    margin-block-end: 0;
  }
`;

const Words = styled.div`
  flex: 1 1 32rem;
  min-inline-size: 0;
`;

const Title = styled.h2`
  ${({ theme }) => theme.type.cardTitle}
`;

const Hint = styled.p`
  ${({ theme }) => theme.type.body}
  margin-block-start: ${({ theme }) => theme.space(1)};
  color: ${({ theme }) => theme.color.textMuted};
  text-wrap: pretty;
`;
