import { css } from 'styled-components';
import type { Tone } from '../theme';

/** A box around what is said in the page of its content, as a warning or a question, in the tint of a tone. */
export const tintedBox = (tone: Tone) => css`
  padding: ${({ theme }) => theme.space(3)};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.tone[tone].tint};
  color: ${({ theme }) => theme.tone[tone].text};
`;
