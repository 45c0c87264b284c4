import styled from 'styled-components';

/** The button of a form, at its end. */
export const Actions = styled.div`
  display: flex;
  justify-content: end;
`;
