import styled from 'styled-components';

/** The sign of the product. Its name stands beside it, so that it is not read out. */
export const BrandMark = () => <Mark aria-hidden>E</Mark>;

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 3.2rem;
  block-size: 3.2rem;
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.tone.primary.solid};
  color: ${({ theme }) => theme.tone.primary.onSolid};
  font-weight: 700;
`;
