import { useHeldWhilePressed } from '@ezone/ui/held-while-pressed';
import type { ToastProps } from '@ezone/ui/toast';
import { ToastRegion } from '@ezone/ui/toast-region';
import type { ToastPlacement } from '@ezone/ui/toast-region';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { FocusEvent } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { ActorRefFrom } from 'xstate';
import { lazyContent, useLazyContent } from '@ezone/ui/lazy-content';
import { inOrder } from './inOrder';
import { toastMessages } from './messages';
import { shownToasts } from './toastQueueMachine';
import type { toastQueueMachine } from './toastQueueMachine';

// Most visits to the sign-in page show no toast. The region is there from the start, so that the first one is announced.
const loadToast = lazyContent(async () => (await import('./LoadedToast')).Toast);

type ToastStackProps = {
  queue: ActorRefFrom<typeof toastQueueMachine>;
  /** Names the region, already translated. */
  label: string;
  placement: ToastPlacement;
};

/** What a queue shows now. Whoever dismisses a toast from the keyboard gets the focus back to where it came from. */
export const ToastStack = ({ queue, label, placement }: ToastStackProps) => {
  const { formatMessage } = useIntl();
  const toasts = useSelector(queue, ({ context }) => context.toasts);
  const limit = useSelector(queue, ({ context }) => context.limit);
  const [fetched] = useLazyContent(loadToast, toasts.length > 0);
  const cameFrom = useRef<Element | null>(null);

  const remember = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  const dismiss = (id: string) => {
    queue.send({ type: 'toast.dismissed', id });
    if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus();
  };

  // At the top the newest lies upon the others.
  const inPlace = shownToasts({ toasts, limit });
  // A press that began on a toast counts for that one, also where another takes its place in the meantime.
  const { shown: steady, hold } = useHeldWhilePressed(inPlace);
  const shown = placement === 'topCenter' ? steady.toSorted((one, other) => inOrder(other, one)) : steady;

  // What somebody may want to press is not under another.
  const isSpread = shown.slice(1).some(({ action }) => action !== undefined);

  // What is to be said does not wait for how it looks.
  const Toast = fetched.is === 'there' ? fetched.part : PlainToast;
  return (
    // React Aria leaves what carries this attribute within reach while a dialog is open.
    <div data-react-aria-top-layer="true" onFocus={remember} onPointerDownCapture={hold}>
      <ToastRegion label={label} placement={placement} isSpread={isSpread}>
        {fetched.is !== 'loading' &&
          shown.map(({ id, variant, message, action }) => (
            <Toast
              key={id}
              variant={variant}
              action={
                action && {
                  label: action.label,
                  onPress: () => {
                    dismiss(id);
                    action.onPress();
                  },
                }
              }
              close={{ label: formatMessage(toastMessages.dismiss), onPress: () => dismiss(id) }}
              onPause={() => queue.send({ type: 'reader.arrived' })}
              onResume={() => queue.send({ type: 'reader.left' })}
            >
              {message}
            </Toast>
          ))}
      </ToastRegion>
    </div>
  );
};

/** A toast as it is said where the chunk with its looks cannot be fetched. */
const PlainToast = ({ variant = 'info', children, action, close }: ToastProps) => (
  <Frame>
    <span role={variant === 'error' ? 'alert' : undefined}>{children}</span>
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
