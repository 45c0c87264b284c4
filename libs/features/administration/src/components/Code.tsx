import styled from 'styled-components';

/** A name, an id or an address as machines write it: it reads from left to right in Arabic, too. */
export const Code = styled.bdi.attrs({ dir: 'ltr' })`
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;
