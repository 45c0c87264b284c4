import styled from 'styled-components';

/** The name of a part of a card, above it. */
export const FieldName = styled.h3`
  margin-block-end: ${({ theme }) => theme.space(2)};
  ${({ theme }) => theme.type.control}
`;
