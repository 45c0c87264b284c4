import styled from 'styled-components';

/** The parts of a page, one below the other. */
export const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space(10)};
`;
