import { cutLine } from '@ezone/ui/cut-line';
import styled from 'styled-components';

/** A line of a conversation, for a mail that is folded or a draft. */
export const Fold = styled.button`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  inline-size: 100%;
  min-block-size: ${({ theme }) => theme.space(14)};
  padding-block: ${({ theme }) => theme.space(2)};
  padding-inline: ${({ theme }) => theme.space(2)};
  border: 0;
  border-radius: ${({ theme }) => theme.radius.control};
  background: none;
  color: inherit;
  ${({ theme }) => theme.type.body}
  text-align: start;
  cursor: pointer;

  & > svg {
    flex: none;
    inline-size: 2rem;
    block-size: 2rem;
  }

  &:hover {
    background: ${({ theme }) => theme.color.hover};
  }
`;

/** The first words of what it is for. */
export const Excerpt = styled.span`
  ${cutLine}
  flex: 1;
  min-inline-size: 0;
  color: ${({ theme }) => theme.color.textMuted};
`;
