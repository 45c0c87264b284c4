import styled from 'styled-components';

/** Parts one below the other. */
export const Stack = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
  min-inline-size: 0;
`;

/** Parts beside each other, as far as there is room. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)} ${({ theme }) => theme.space(4)};
`;

/** What somebody has written, line by line. */
export const Written = styled.p.attrs({ dir: 'auto' })`
  min-inline-size: 0;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const Muted = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
`;

/** What stands over a value or under a text. */
export const Caption = styled.h3`
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.textMuted};
`;

/** References and codes are written from left to right in every language. */
export const Ltr = styled.bdi.attrs({ dir: 'ltr' })``;
