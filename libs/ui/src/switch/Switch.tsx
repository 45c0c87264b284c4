import type { ReactNode } from 'react';
import { SwitchButton, SwitchField, Text } from 'react-aria-components/Switch';
import type { SwitchFieldProps } from 'react-aria-components/Switch';
import styled from 'styled-components';

/** Props of a switch, beside those of React Aria's (`isSelected`, `onChange`, `isDisabled` ...). */
export type SwitchProps = Omit<SwitchFieldProps, 'children' | 'className' | 'style'> & {
  /** What is switched. Without it give an `aria-label`. */
  children?: ReactNode;
  /** Help under the label. */
  description?: ReactNode;
  /** The switch at the far end of the row, as in lists of settings. @default false */
  spread?: boolean;
};

/** Turns something on or off at once. For a choice that waits for a form to be sent, use Checkbox. */
export const Switch = ({ children, description, spread = false, ...aria }: SwitchProps) => (
  <SwitchField {...aria}>
    <Root $spread={spread}>
      <Track aria-hidden="true" />
      {children && <span>{children}</span>}
    </Root>
    {description && (
      <Help slot="description" $spread={spread}>
        {description}
      </Help>
    )}
  </SwitchField>
);

const Root = styled(SwitchButton)<{ $spread: boolean }>`
  /* Its input, which is out of sight, is scrolled into view with it. */
  position: relative;
  display: flex;
  flex-direction: ${({ $spread }) => ($spread ? 'row-reverse' : 'row')};
  align-items: center;
  justify-content: ${({ $spread }) => ($spread ? 'space-between' : 'flex-start')};
  gap: ${({ theme }) => theme.space(3)};
  inline-size: ${({ $spread }) => ($spread ? 'auto' : 'fit-content')};
  min-block-size: 2.4rem;
  ${({ theme }) => theme.type.body}
  cursor: pointer;

  &[data-disabled] {
    color: ${({ theme }) => theme.color.textMuted};
    cursor: not-allowed;
  }

  @media (pointer: coarse) {
    min-block-size: 4.4rem;
  }
`;

const Track = styled.span`
  flex-shrink: 0;
  inline-size: 3.6rem;
  block-size: 2rem;
  padding: 0.3rem;
  border: 1px solid ${({ theme }) => theme.color.controlBorder};
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme }) => theme.color.surface2};
  transition: background-color ${({ theme }) => theme.motion.hover};

  &::before {
    content: '';
    display: block;
    inline-size: 1.2rem;
    block-size: 1.2rem;
    border-radius: inherit;
    background: ${({ theme }) => theme.color.controlBorder};
    transition: transform ${({ theme }) => theme.motion.hover};
  }

  [data-selected] > & {
    border-color: ${({ theme }) => theme.tone.primary.solid};
    background: ${({ theme }) => theme.tone.primary.solid};

    &::before {
      background: ${({ theme }) => theme.tone.primary.onSolid};
      transform: translateX(1.6rem);
    }

    &:dir(rtl)::before {
      transform: translateX(-1.6rem);
    }
  }

  [data-disabled] > & {
    opacity: 0.5;
  }

  [data-focus-visible] > & {
    ${({ theme }) => theme.focusRing}
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: ButtonText;

    [data-selected] > & {
      background: Highlight;
    }
  }
`;

const Help = styled(Text)<{ $spread: boolean }>`
  display: block;
  ${({ theme }) => theme.type.dense}
  margin-inline-start: ${({ $spread }) => ($spread ? 0 : '4.8rem')};
  color: ${({ theme }) => theme.color.textMuted};
`;
