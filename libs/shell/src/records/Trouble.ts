import styled from 'styled-components';

/** The frame of what is said of a record that is not saved, or not there any more. */
export const Trouble = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  padding: ${({ theme }) => theme.space(3)};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.tone.error.tint};
  color: ${({ theme }) => theme.tone.error.text};
`;

export const Words = styled.span`
  flex: 1 1 20rem;
`;

export const Icon = styled.span`
  flex: none;

  & > svg {
    inline-size: 1.6rem;
    block-size: 1.6rem;
  }
`;
