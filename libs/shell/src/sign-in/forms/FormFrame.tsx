import styled from 'styled-components';

/** The fields of a form one under the other. */
export const FormFrame = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space(5)};
`;
