import type { ToastProps } from '@ezone/ui/toast';
import styled from 'styled-components';

/** A toast as it is said where the chunk with its looks cannot be fetched. */
export const PlainToast = ({ variant = 'info', children, action, close }: ToastProps) => (
  <Frame>
    <span role={variant === 'error' ? 'alert' : undefined} dir="auto">
      {children}
    </span>
    {action && (
      <button type="button" onClick={action.onPress}>
        {action.label}
      </button>
    )}
    <button type="button" onClick={close.onPress}>
      {close.label}
    </button>
  </Frame>
);

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(3)};
  padding: ${({ theme }) => theme.space(3)};
  border: 1px solid ${({ theme }) => theme.color.border};
  color: ${({ theme }) => theme.color.text};
  background: ${({ theme }) => theme.color.raised};
  pointer-events: auto;
`;
