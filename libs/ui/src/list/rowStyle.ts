import { css } from 'styled-components';

/** The looks shared by the rows of both lists. */
export const rowStyle = css`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  min-block-size: 6rem;
  padding-block: ${({ theme }) => theme.space(2)};
  padding-inline: ${({ theme }) => theme.space(4)};
`;
