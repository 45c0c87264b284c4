import { Card } from '@ezone/ui/card';
import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

type SectionProps = {
  title: string;
  /** What it is about, in a sentence or two. */
  hint?: string | undefined;
  children?: ReactNode;
};

/** A part of a page, under a heading of its own. */
export const Section = ({ title, hint, children }: SectionProps) => {
  const id = useId();
  return (
    <Parts as="section" aria-labelledby={id}>
      <div>
        <Title id={id}>{title}</Title>
        {hint !== undefined && <Hint>{hint}</Hint>}
      </div>
      {children}
    </Parts>
  );
};

const Parts = styled(Card)`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
  justify-items: start;

  & > * {
    max-inline-size: 100%;
  }
`;

const Title = styled.h2`
  ${({ theme }) => theme.type.cardTitle}
`;

const Hint = styled.p`
  ${({ theme }) => theme.type.body}
  max-inline-size: ${({ theme }) => theme.width.prose};
  margin-block-start: ${({ theme }) => theme.space(1)};
  color: ${({ theme }) => theme.color.textMuted};
  text-wrap: pretty;
`;
