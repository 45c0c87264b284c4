import type { ReactNode } from 'react';
import { Label, RadioButton, RadioField, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';
import styled from 'styled-components';
import { AriaDescription, AriaErrorText } from '../text-field/AriaFieldTexts';

/** One thing to choose. */
export type RadioOption<Id extends string = string> = {
  id: Id;
  /** Its name, already translated. */
  label: string;
};

export type RadioGroupProps<Id extends string = string> = {
  /** What is chosen, above the options. */
  label: ReactNode;
  /** Help under the options. */
  description?: ReactNode;
  /** What is wrong; its presence marks the group as invalid. */
  error?: ReactNode;
  /** Has to be chosen before the form can be sent. @default false */
  isRequired?: boolean;
  /** Name in a form that is sent. */
  name?: string;
  /** Called when the focus leaves the group. */
  onBlur?: () => void;
  /** All that can be chosen, in the order shown. Fewer than four stand in a row. */
  options: readonly RadioOption<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** Cannot be changed now. @default false */
  isDisabled?: boolean;
};

/** One choice out of a few that are all in view. For many, use Select. */
export const RadioGroup = <Id extends string = string>({
  label,
  options,
  value,
  onChange,
  onBlur,
  description,
  error,
  ...aria
}: RadioGroupProps<Id>) => (
  <Root
    {...aria}
    value={value}
    isInvalid={Boolean(error)}
    validationBehavior="aria"
    onBlur={() => onBlur?.()}
    // The group holds nothing but the ids of our options.
    onChange={(id) => onChange(id as Id)}
    orientation={options.length < 4 ? 'horizontal' : 'vertical'}
  >
    <Name>{label}</Name>
    <Options>
      {options.map((option) => (
        <RadioField key={option.id} value={option.id}>
          <Choice>
            <Dot aria-hidden="true" />
            <span>{option.label}</span>
          </Choice>
        </RadioField>
      ))}
    </Options>
    <AriaErrorText>{error}</AriaErrorText>
    {description && <AriaDescription>{description}</AriaDescription>}
  </Root>
);

const Root = styled(AriaRadioGroup)`
  display: grid;
`;

const Name = styled(Label)`
  ${({ theme }) => theme.type.control}
  margin-block-end: ${({ theme }) => theme.space(1)};
`;

const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `0 ${theme.space(5)}`};

  [data-orientation='vertical'] > & {
    flex-direction: column;
  }
`;

const Choice = styled(RadioButton)`
  /* Its input, which is out of sight, is scrolled into view with it. */
  position: relative;
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-block-size: 3.2rem;
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

const Dot = styled.span`
  flex: none;
  inline-size: 1.8rem;
  block-size: 1.8rem;
  border: 1px solid ${({ theme }) => theme.color.controlBorder};
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme }) => theme.color.surface};
  transition: border-width ${({ theme }) => theme.motion.press};

  [data-selected] > & {
    border: 0.6rem solid ${({ theme }) => theme.tone.primary.solid};
  }

  [data-focus-visible] > & {
    ${({ theme }) => theme.focusRing}
  }

  [data-disabled] > & {
    opacity: 0.5;
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;

    [data-selected] > & {
      border-color: Highlight;
    }
  }
`;
