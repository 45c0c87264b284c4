import styled from 'styled-components';

/** A link past what comes next in the order of Tab. It is out of sight until it has the focus. */
export const SkipLink = styled.a`
  position: fixed;
  inset-block-start: ${({ theme }) => theme.space(3)};
  inset-inline-start: ${({ theme }) => theme.space(3)};
  z-index: ${({ theme }) => theme.layer.tooltip};
  padding-block: ${({ theme }) => theme.space(2)};
  padding-inline: ${({ theme }) => theme.space(4)};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.raised};
  color: ${({ theme }) => theme.tone.primary.text};
  box-shadow: ${({ theme }) => theme.elevation[3]};
  ${({ theme }) => theme.type.control}

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;
