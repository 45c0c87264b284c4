import { CircleAlert } from 'lucide-react';
import type { ElementType, ReactNode } from 'react';
import styled from 'styled-components';

export type ErrorTextProps = {
  /** What the control names in `aria-describedby`. */
  id?: string;
  /** What is wrong; nothing where all is well. */
  children: ReactNode;
  /** The element around the words. @default 'div' */
  line?: ElementType<{ className?: string; children?: ReactNode }>;
};

/**
 * What is wrong with a field, under its control. Every field says it so. Its place is in the page before it has words, because
 * screen readers announce a change only where they already know the place.
 */
export const ErrorText = ({ id, children, line }: ErrorTextProps) => (
  <Place aria-live="polite">
    {children && (
      <Line as={line} id={id}>
        <CircleAlert aria-hidden="true" />
        <span>{children}</span>
      </Line>
    )}
  </Place>
);

const Place = styled.div`
  &:not(:empty) {
    margin-block-start: ${({ theme }) => theme.space(1)};
  }
`;

const Line = styled.div`
  ${({ theme }) => theme.type.dense}
  display: flex;
  gap: ${({ theme }) => theme.space(1)};
  color: ${({ theme }) => theme.tone.error.text};

  svg {
    flex-shrink: 0;
    inline-size: 1.6rem;
    block-size: 1.6rem;
    margin-block-start: 0.2rem;
  }
`;
