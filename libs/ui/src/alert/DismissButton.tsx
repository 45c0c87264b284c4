import { X } from 'lucide-react';
import styled from 'styled-components';
import { forFingers } from '../theme/forFingers';

export type DismissButtonProps = {
  /** Its name for screen readers, already translated. */
  label: string;
  onPress: () => void;
  /** From styled-components alone. */
  className?: string;
};

/** A cross that takes a message or a row away. It is no IconButton, as the sign-in pages show messages and load no React Aria. */
export const DismissButton = ({ label, onPress, className }: DismissButtonProps) => (
  <Cross type="button" aria-label={label} onClick={onPress} className={className}>
    <X aria-hidden />
  </Cross>
);

const Cross = styled.button`
  ${forFingers}
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${({ theme }) => theme.control.dense};
  block-size: ${({ theme }) => theme.control.dense};
  padding: 0;
  border: none;
  border-radius: ${({ theme }) => theme.radius.control};
  background: none;
  color: inherit;
  cursor: pointer;

  &:hover {
    background: ${({ theme }) => theme.color.hover};
  }

  & > svg {
    inline-size: 1.6rem;
    block-size: 1.6rem;
  }
`;
