import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from '../card';

export type SectionCardProps = {
  /** The heading, one level below that of the page. It names the section, too. */
  title: string;
  /** What it is about, in a sentence or two. */
  hint?: string | undefined;
  children?: ReactNode;
  /** Buttons at the end of the title's line, or below it where there is little room. */
  actions?: ReactNode;
};

/** A part of a page, under a heading of its own: what is below each other in it keeps its distance. */
export const SectionCard = ({ title, hint, children, actions }: SectionCardProps) => {
  const id = useId();
  return (
    <Parts as="section" aria-labelledby={id}>
      <Head>
        <Words>
          <Title id={id}>{title}</Title>
          {hint !== undefined && <Hint>{hint}</Hint>}
        </Words>
        {actions}
      </Head>
      {children}
    </Parts>
  );
};

const Parts = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space(5)};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(3)};
  align-items: start;
  justify-content: space-between;
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
  max-inline-size: ${({ theme }) => theme.width.prose};
  margin-block-start: ${({ theme }) => theme.space(1)};
  color: ${({ theme }) => theme.color.textMuted};
  text-wrap: pretty;
`;
