import { Eye, EyeOff } from 'lucide-react';
import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { buttonStyle } from '../button/buttonStyle';
import type { ButtonStyleProps } from '../button/buttonStyle';
import { TextField } from '../text-field/TextField';
import type { TextFieldProps } from '../text-field/TextField';

/** Props of a password field, beside those of a text field. */
export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'autoComplete' | 'defaultValue'> & {
  /** Name of the button that shows the password. */
  showLabel: string;
  /** Name of the same button while the password can be read. */
  hideLabel: string;
  /** Said under the field while caps lock is on. */
  capsLockHint: string;
  /** Tells password managers whether to fill in or to suggest. */
  autoComplete: 'current-password' | 'new-password';
};

/** A password that can be shown to check it, and that warns when caps lock is on. */
export const PasswordField = ({
  showLabel,
  hideLabel,
  capsLockHint,
  onKeyDown,
  onKeyUp,
  onBlur,
  'aria-describedby': describedBy,
  ...field
}: PasswordFieldProps) => {
  const [isShown, setIsShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const hintId = useId();
  // Synthetic key events of password managers have no modifiers.
  const watchCapsLock = (event: KeyboardEvent<HTMLInputElement>) => {
    setCapsLock(typeof event.getModifierState === 'function' && event.getModifierState('CapsLock'));
  };

  return (
    <div>
      <TextField
        spellCheck={false}
        autoCapitalize="none"
        {...field}
        // Passwords read from left to right in every language.
        dir="ltr"
        type={isShown ? 'text' : 'password'}
        aria-describedby={[describedBy, capsLock && hintId].filter(Boolean).join(' ') || undefined}
        onKeyDown={(event) => {
          watchCapsLock(event);
          onKeyDown?.(event);
        }}
        onKeyUp={(event) => {
          watchCapsLock(event);
          onKeyUp?.(event);
        }}
        onBlur={(event) => {
          setCapsLock(false);
          onBlur?.(event);
        }}
        end={
          <Toggle
            type="button"
            aria-label={isShown ? hideLabel : showLabel}
            disabled={field.isDisabled}
            onClick={() => {
              setIsShown(!isShown);
            }}
            $variant="ghost"
            $size="dense"
          >
            {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          </Toggle>
        }
      />
      <Hint id={hintId} role="status">
        {capsLock && capsLockHint}
      </Hint>
    </div>
  );
};

const Toggle = styled.button<ButtonStyleProps>`
  ${buttonStyle}
  inline-size: 2.8rem;
  min-block-size: 2.8rem;
  margin-inline-end: ${({ theme }) => theme.space(1)};
  padding: 0;
  border-radius: ${({ theme }) => theme.radius.tag};
  color: ${({ theme }) => theme.color.textMuted};

  svg {
    inline-size: 1.8rem;
    block-size: 1.8rem;
  }
`;

const Hint = styled.div`
  ${({ theme }) => theme.type.dense}
  color: ${({ theme }) => theme.tone.warning.text};

  &:not(:empty) {
    margin-block-start: ${({ theme }) => theme.space(1)};
  }
`;
