import styled, { css } from 'styled-components';

export type DividerProps = {
  /** Vertical stretches to the height of the row it stands in. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** A word in the middle of a horizontal line: "or", a date. */
  children?: string;
};

/** A thin line that parts what does not belong together. */
export const Divider = ({ orientation = 'horizontal', children }: DividerProps) =>
  children ? (
    <Labelled>{children}</Labelled>
  ) : (
    <Line role="separator" aria-orientation={orientation} $orientation={orientation} />
  );

const vertical = css`
  align-self: stretch;
  inline-size: 1px;
  min-block-size: 1.6rem;
`;

const horizontal = css`
  block-size: 1px;
`;

const Line = styled.div<{ $orientation: 'horizontal' | 'vertical' }>`
  flex: none;
  background: ${({ theme }) => theme.color.border};
  ${({ $orientation }) => ($orientation === 'vertical' ? vertical : horizontal)}
`;

const Labelled = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.textMuted};

  &::before,
  &::after {
    content: '';
    flex: 1;
    block-size: 1px;
    background: ${({ theme }) => theme.color.border};
  }
`;
