import styled from 'styled-components';

/* How wide the cards are depends on what stands beside the page, and not on the screen alone. */

/** The cards of a view, one below the other. */
export const Stack = styled.div`
  container-type: inline-size;
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
`;

/** A row of numbers: two in a line on a phone. */
export const NumberRow = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space(4)};

  @container (min-width: 680px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

/** A wider card and a narrower one beside it, or two of one width; below it where there is no room. */
export const ChartRow = styled.div<{ $isEven?: boolean }>`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};

  @container (min-width: ${({ $isEven }) => ($isEven ? 900 : 680)}px) {
    grid-template-columns: minmax(0, ${({ $isEven }) => ($isEven ? 1 : 1.6)}fr) minmax(0, 1fr);
  }
`;
