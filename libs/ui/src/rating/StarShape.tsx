import { Star } from 'lucide-react';
import styled from 'styled-components';

type StarShapeProps = {
  /** How much of it is filled, from where the line begins: 0, 0.5 or 1. */
  filled: number;
};

/** One star, empty, half full or full. It is decoration: words say the number. */
export const StarShape = ({ filled }: StarShapeProps) => (
  <Shape aria-hidden="true">
    <Star />
    {filled > 0 && (
      <Fill $filled={filled}>
        <Star fill="currentcolor" />
      </Fill>
    )}
  </Shape>
);

const Shape = styled.span`
  position: relative;
  display: block;
  flex: none;
  inline-size: 2rem;
  block-size: 2rem;
  color: ${({ theme }) => theme.color.controlBorder};

  svg {
    display: block;
    inline-size: 2rem;
    /* A half is a part of it, not a smaller one. */
    max-inline-size: none;
    block-size: 2rem;
  }
`;

const Fill = styled.span<{ $filled: number }>`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  inline-size: ${({ $filled }) => $filled * 100}%;
  overflow: hidden;
  color: ${({ theme }) => theme.tone.warning.solid};
`;
