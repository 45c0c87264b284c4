import { useId, useState } from 'react';
import type { ComponentProps, FocusEvent, MouseEvent, PointerEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { buttonStyle } from './buttonStyle';
import type { ButtonSize, ButtonStyleProps, ButtonVariant } from './buttonStyle';
import { Spinner } from './Spinner';

/** Props of a button, beside the attributes of the HTML element. */
export type ButtonProps = Omit<
  ComponentProps<'button'>,
  'children' | 'className' | 'style' | 'disabled' | 'type' | 'onClick'
> & {
  /** What it does, as a verb, already translated. */
  children: ReactNode;
  /** How much it asks for attention; one `primary` in a view. @default 'secondary' */
  variant?: ButtonVariant;
  /** Height: `dense` 32, `default` 36, `large` 40 px. @default 'default' */
  size?: ButtonSize;
  /** An icon before the words. */
  icon?: ReactNode;
  /** Called when it is pressed, by pointer or keyboard, and not while it is disabled or pending. */
  onPress?: () => void;
  /** Shows a spinner in place of the words, keeps the width and ignores presses. @default false */
  isPending?: boolean;
  /** Cannot be pressed now. Prefer `disabledReason`, which says why. @default false */
  isDisabled?: boolean;
  /** Cannot be pressed now, and this is why: shown under the pointer or focus and read aloud. The button stays reachable by keyboard. */
  disabledReason?: string;
  /** As wide as what it stands in. @default false */
  fullWidth?: boolean;
  /** What it does to the form it stands in. @default 'button' */
  type?: 'button' | 'submit' | 'reset';
};

/** What React Aria's Pressable hands to a button that opens something. Callers give `onPress`. */
type FromTrigger = Pick<ComponentProps<'button'>, 'onClick'>;

/** Does something here and now. To go somewhere, use a link. */
export const Button: (props: ButtonProps) => ReactNode = ({
  children,
  variant = 'secondary',
  size = 'default',
  icon,
  isPending = false,
  isDisabled = false,
  disabledReason,
  fullWidth = false,
  type = 'button',
  onPress,
  onClick,
  onFocus,
  onPointerEnter,
  ...attributes
}: ButtonProps & FromTrigger) => {
  const reasonId = useId();
  const hasReason = disabledReason !== undefined;
  const blocked = isPending || hasReason;
  const [reasonSide, setReasonSide] = useState<'left' | 'right'>('left');
  // The reason is wider than the button, so it opens towards the farther side of the window. That is measured, so it is
  // left or right and not start or end.
  const turnReasonInwards = ({ currentTarget }: FocusEvent<HTMLElement> | PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setReasonSide(left + width / 2 < window.innerWidth / 2 ? 'left' : 'right');
  };
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A blocked button stays focusable, so it has to refuse the press (and the submit) itself.
    if (blocked) {
      event.preventDefault();
      return;
    }
    onClick?.(event);
    onPress?.();
  };

  return (
    <Root
      aria-describedby={hasReason ? reasonId : undefined}
      {...attributes}
      type={type}
      disabled={isDisabled && !hasReason}
      aria-disabled={blocked || undefined}
      aria-busy={isPending || undefined}
      onClick={press}
      onFocus={(event) => {
        turnReasonInwards(event);
        onFocus?.(event);
      }}
      onPointerEnter={(event) => {
        turnReasonInwards(event);
        onPointerEnter?.(event);
      }}
      $variant={variant}
      $size={size}
      $fullWidth={fullWidth}
    >
      {isPending && (
        <Centre>
          <Spinner />
        </Centre>
      )}
      <Words $shown={!isPending}>
        {icon}
        {children}
      </Words>
      {hasReason && (
        // Hidden from the button's name; the description reads it all the same.
        <Reason id={reasonId} aria-hidden="true" style={{ [reasonSide]: 0 }}>
          {disabledReason}
        </Reason>
      )}
    </Root>
  );
};

const Root = styled.button<ButtonStyleProps & { $fullWidth: boolean }>`
  ${buttonStyle}
  inline-size: ${({ $fullWidth }) => ($fullWidth ? '100%' : 'auto')};
  padding-block: ${({ theme }) => theme.space(1)};
  padding-inline: ${({ theme, $size }) => theme.space($size === 'dense' ? 3 : 4)};
`;

const Words = styled.span<{ $shown: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: inherit;
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};

  svg {
    flex-shrink: 0;
    inline-size: 1.6rem;
    block-size: 1.6rem;
    margin-inline-start: -0.2rem;
  }
`;

const Centre = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;

const Reason = styled.span`
  position: absolute;
  z-index: ${({ theme }) => theme.layer.tooltip};
  inset-block-start: calc(100% + 0.8rem);
  display: none;
  inline-size: max-content;
  max-inline-size: min(28rem, 80vw);
  padding-block: ${({ theme }) => theme.space(1)};
  padding-inline: ${({ theme }) => theme.space(2)};
  border-radius: ${({ theme }) => theme.radius.control};
  color: ${({ theme }) => theme.color.bg};
  background: ${({ theme }) => theme.color.text};
  ${({ theme }) => theme.type.caption}
  text-align: start;
  pointer-events: none;

  button:is(:hover, :focus-visible) > & {
    display: block;
  }
`;
