import styled from 'styled-components';

/** What a list is narrowed by, and the list, below each other. */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space(5)};
`;
