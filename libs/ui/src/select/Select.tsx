import { ChevronDown } from 'lucide-react';
import { Button, Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import styled from 'styled-components';
import { buttonStyle } from '../button/buttonStyle';
import type { ButtonSize, ButtonStyleProps } from '../button/buttonStyle';
import { AriaDescription, AriaErrorText, AriaLabel } from '../text-field/AriaFieldTexts';
import type { FieldTexts } from '../text-field/FieldFrame';
import { fieldColumn } from '../text-field/fieldStyle';
import { SecondLine } from './OptionItem';
import type { SelectOption } from './OptionItem';
import { OptionList } from './OptionList';

/** Props of a select. */
export type SelectProps<Id extends string = string> = FieldTexts & {
  /** What can be chosen, in the order shown. */
  options: readonly SelectOption<Id>[];
  /** The chosen option; `null` when nothing is. Leave out to let the select keep it. */
  value?: Id | null;
  /** What is chosen at first where `value` is left out. */
  defaultValue?: Id;
  /** Called with the option that was chosen. */
  onChange?: (id: Id) => void;
  /** Called when its list opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Called when the focus leaves. */
  onBlur?: () => void;
  /** Shown while nothing is chosen. */
  placeholder: string;
  /** Cannot be changed now. @default false */
  isDisabled?: boolean;
  /** Has to be chosen before the form can be sent. @default false */
  isRequired?: boolean;
  /** Name in a form that is sent. */
  name?: string;
  /** Height: `dense` 32, `default` 36, `large` 40 px. @default 'default' */
  size?: ButtonSize;
};

/**
 * One choice out of a list that opens, in the looks of the app: options can have icons and a second line, and nothing has
 * to be chosen. Typing jumps to an option. For two to four options radio buttons are quicker; on the sign-in pages and in
 * filters for phones use NativeSelect.
 */
export const Select = <Id extends string = string>({
  label,
  labelHidden = false,
  options,
  value,
  defaultValue,
  onChange,
  description,
  error,
  size = 'default',
  ...aria
}: SelectProps<Id>) => (
  <Root
    {...aria}
    {...(value !== undefined && { value })}
    {...(defaultValue !== undefined && { defaultValue })}
    // The list holds nothing but the ids of our options.
    onChange={(id) => onChange?.(id as Id)}
    isInvalid={Boolean(error)}
  >
    <AriaLabel $hidden={labelHidden}>{label}</AriaLabel>
    <Trigger $variant="secondary" $size={size}>
      <Value />
      <ChevronDown aria-hidden="true" />
    </Trigger>
    <AriaErrorText>{error}</AriaErrorText>
    {description && <AriaDescription>{description}</AriaDescription>}
    <OptionList options={options} />
  </Root>
);

const Root = styled(AriaSelect)`
  ${fieldColumn}
` as typeof AriaSelect;

const Trigger = styled(Button)<ButtonStyleProps>`
  ${buttonStyle}
  justify-content: space-between;
  padding-inline: ${({ theme }) => theme.space(3)};
  font-weight: 400;
  text-align: start;

  /* A field's edge: nothing else says where it is. */
  &:not(:disabled) {
    border-color: ${({ theme }) => theme.color.controlBorder};
  }

  [data-invalid] > &&& {
    border-color: ${({ theme }) => theme.color.error};
  }

  svg {
    flex-shrink: 0;
    inline-size: 1.6rem;
    block-size: 1.6rem;
    color: ${({ theme }) => theme.color.textMuted};
  }
`;

const Value = styled(SelectValue)`
  flex: 1;
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-placeholder] {
    color: ${({ theme }) => theme.color.textMuted};
  }

  /* A chosen option shows its name only. */
  ${() => SecondLine} {
    display: none;
  }
`;
