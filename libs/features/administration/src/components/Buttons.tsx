import styled from 'styled-components';

/** Buttons beside each other, and below where there is little room. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(3)};
`;
