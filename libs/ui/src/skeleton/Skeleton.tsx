import styled, { css } from 'styled-components';

export type SkeletonProps = {
  /** `line` has the height of body text, `circle` of an avatar, `card` of whatever `height` says. @default 'line' */
  shape?: 'line' | 'circle' | 'card';
  /** A CSS length; lines and cards fill the width, circles are 4 rem. */
  width?: string;
  /** A CSS length, so that nothing moves when the real thing arrives. */
  height?: string;
};

/** One grey shape in place of what is still loading. Stands in a SkeletonGroup, which says so to a screen reader, and pulses. */
export const Skeleton = ({ shape = 'line', width, height }: SkeletonProps) => (
  <Shape $shape={shape} style={{ inlineSize: width, blockSize: height }} />
);

const shapes = {
  line: css`
    /* The glyphs' height; with the margin it is a line of body text. */
    block-size: 1.2rem;
    margin-block: 0.4rem;
    border-radius: ${({ theme }) => theme.radius.tag};
  `,
  circle: css`
    inline-size: 4rem;
    block-size: 4rem;
    border-radius: ${({ theme }) => theme.radius.full};
  `,
  card: css`
    block-size: 12rem;
    border-radius: ${({ theme }) => theme.radius.card};
  `,
};

const Shape = styled.div<{ $shape: keyof typeof shapes }>`
  flex: none;
  max-inline-size: 100%;
  background: ${({ theme }) => theme.color.border};
  ${({ $shape }) => shapes[$shape]}
`;
