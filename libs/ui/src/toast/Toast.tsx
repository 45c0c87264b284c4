import { useEffect, useEffectEvent, useRef } from 'react';
import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { toneIcons } from '../alert';
import type { AlertTone } from '../alert';
import { DismissButton } from '../alert/DismissButton';
import { forFingers } from '../theme/forFingers';

/** The kind of a toast: each has its own icon and colour. */
export type ToastVariant = AlertTone;

export type ToastProps = {
  /** @default 'info' */
  variant?: ToastVariant;
  /** The message: one or two short sentences, in the direction of the language. What others have written is isolated in it. */
  children: ReactNode;
  /** One thing to do about it, such as Undo. Offer it elsewhere too: the toast goes away. */
  action?: { label: string; onPress: () => void };
  /** The close button, with the name a screen reader says. */
  close: { label: string; onPress: () => void };
  /** Called when the pointer or the focus enters: pause its timer. */
  onPause?: () => void;
  /** Called when both have left, or the toast is removed: resume the timer. */
  onResume?: () => void;
};

/**
 * A short message over the page. An error interrupts a screen reader; the ToastRegion announces all others in turn. The
 * caller decides how long it stays.
 */
export const Toast = ({ variant = 'info', children, action, close, onPause, onResume }: ToastProps) => {
  const Icon = toneIcons[variant];
  const isPausing = useRef(false);
  const pause = () => {
    isPausing.current = true;
    onPause?.();
  };
  const resume = () => {
    isPausing.current = false;
    onResume?.();
  };
  // An element that is removed under the pointer or the focus gets no leave or blur event.
  const leave = useEffectEvent(() => {
    if (isPausing.current) resume();
  });
  useEffect(() => () => leave(), []);

  return (
    <Frame
      $variant={variant}
      onMouseEnter={pause}
      onMouseLeave={(event) => {
        if (!event.currentTarget.contains(document.activeElement)) resume();
      }}
      onFocus={pause}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget) && !event.currentTarget.matches(':hover')) resume();
      }}
    >
      <Mark $variant={variant}>
        <Icon aria-hidden />
      </Mark>
      <Message role={variant === 'error' ? 'alert' : undefined}>{children}</Message>
      {action && (
        <Action type="button" onClick={action.onPress}>
          {action.label}
        </Action>
      )}
      <Close {...close} />
    </Frame>
  );
};

const enter = keyframes`
  from { opacity: 0; transform: translateY(var(--from, 0)); }
`;

const Frame = styled.div<{ $variant: ToastVariant }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  inline-size: max-content;
  min-inline-size: min(28rem, 100%);
  max-inline-size: min(48rem, 100%);
  min-block-size: 4.8rem;
  padding-block: ${({ theme }) => theme.space(1)};
  padding-inline: ${({ theme }) => `${theme.space(4)} ${theme.space(2)}`};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.raised};
  color: ${({ theme }) => theme.color.text};
  box-shadow: ${({ theme }) => theme.elevation[3]};
  ${({ theme }) => theme.type.body}
  pointer-events: auto;
  animation: ${enter} ${({ theme }) => theme.motion.panelIn};

  @media (prefers-reduced-motion: reduce) {
    --from: 0;
  }
`;

const Mark = styled.span<{ $variant: ToastVariant }>`
  flex: none;
  color: ${({ theme, $variant }) => theme.tone[$variant].text};

  & > svg {
    inline-size: 2rem;
    block-size: 2rem;
  }
`;

const Message = styled.div`
  flex: 1;
  padding-block: ${({ theme }) => theme.space(1)};
  overflow-wrap: anywhere;
`;

const Action = styled.button`
  ${forFingers}
  flex: none;
  min-block-size: ${({ theme }) => theme.control.dense};
  padding-inline: ${({ theme }) => theme.space(2)};
  border: none;
  border-radius: ${({ theme }) => theme.radius.control};
  background: none;
  color: ${({ theme }) => theme.tone.primary.text};
  ${({ theme }) => theme.type.control}
  cursor: pointer;

  &:hover {
    background: ${({ theme }) => theme.color.hover};
  }
`;

const Close = styled(DismissButton)`
  color: ${({ theme }) => theme.color.textMuted};
`;
