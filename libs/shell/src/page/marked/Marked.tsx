import { markMatches } from '@ezone/text';
import styled from 'styled-components';

export type MarkedProps = {
  /** The text. */
  children: string;
  /** What was searched for, folded; nothing is marked without it. */
  words: readonly string[];
};

/** A text with what was searched for marked in it. */
export const Marked = ({ children, words }: MarkedProps) =>
  words.length === 0
    ? children
    : markMatches(children, words).map(({ text, found }, index) => (found ? <Mark key={index}>{text}</Mark> : text));

const Mark = styled.mark`
  border-radius: ${({ theme }) => theme.radius.tag};
  background: ${({ theme }) => theme.tone.warning.tint};
  color: ${({ theme }) => theme.tone.warning.text};
`;
