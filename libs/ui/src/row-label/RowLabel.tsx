import styled, { css } from 'styled-components';

export type RowLabelProps = {
  /** What the label is called. */
  children: string;
  /** Its colour, as somebody has chosen it. */
  color: string;
};

/** A label that a row of a list bears: so low that it stands in a line of text, and cut where there is no room. */
export const RowLabel = ({ children, color }: RowLabelProps) => (
  <Frame title={children}>
    <Dot style={{ background: color }} />
    <Name>{children}</Name>
  </Frame>
);

/** The looks of a label in a row. */
export const labelFrame = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};
  max-inline-size: 14rem;
  padding-inline: ${({ theme }) => theme.space(2)};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.full};
  ${({ theme }) => theme.type.caption}
  line-height: 1.6rem;
  color: ${({ theme }) => theme.color.textMuted};
`;

const Frame = styled.span`
  ${labelFrame}
`;

const Dot = styled.span`
  flex: none;
  inline-size: 0.8rem;
  block-size: 0.8rem;
  border-radius: ${({ theme }) => theme.radius.full};
  forced-color-adjust: none;
`;

const Name = styled.bdi`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
