import styled from 'styled-components';

/** The wider part of a view, and a narrower one beside it; below it where there is no room. */
export const Columns = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(6)};
  align-items: start;

  ${({ theme }) => theme.up.lg} {
    grid-template-columns: minmax(0, 2fr) minmax(28rem, 1fr);
  }

  & > * {
    display: grid;
    gap: ${({ theme }) => theme.space(4)};
    min-inline-size: 0;
  }
`;

/** The heading of a card. */
export const CardTitle = styled.h2`
  ${({ theme }) => theme.type.cardTitle}
`;
