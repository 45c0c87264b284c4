import styled from 'styled-components';

/** The lists of a board beside each other. */
export const Columns = styled.div`
  display: flex;
  flex: 1;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space(4)};
  min-block-size: 0;
  padding-block-end: ${({ theme }) => theme.space(4)};
  overflow: auto hidden;
  overscroll-behavior-inline: contain;
  scroll-snap-type: x proximity;
`;
