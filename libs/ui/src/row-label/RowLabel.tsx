import styled from 'styled-components';

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

/** The labels that a row bears, in its second line, as far as they fit as a whole; what else stands there keeps half of it. */
export const RowLabels = ({ labels }: { labels: readonly { id: string | number; title: string; color: string }[] }) =>
  labels.length > 0 && (
    <Labels>
      {labels.map(({ id, title, color }) => (
        <RowLabel key={id} color={color}>
          {title}
        </RowLabel>
      ))}
    </Labels>
  );

/* What does not fit is in a line below, which is not seen. */
const Labels = styled.span`
  display: flex;
  flex: 0 1 auto;
  flex-wrap: wrap;
  column-gap: ${({ theme }) => theme.space(1)};
  block-size: 1.8rem;
  min-inline-size: 0;
  overflow: hidden;

  /* Otherwise the first one would be in sight whatever room there is. */
  &::before {
    content: '';
    margin-inline-end: ${({ theme }) => theme.space(-1)};
  }

  &:not(:first-child) {
    margin-inline-start: ${({ theme }) => theme.space(2)};
  }

  &:not(:last-child) {
    max-inline-size: 50%;
    margin-inline-end: ${({ theme }) => theme.space(2)};
  }
`;

const Frame = styled.span`
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
