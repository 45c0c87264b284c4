import { normalizeForSearch } from '@ezone/text';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import styled from 'styled-components';
import { Spinner } from '../button/Spinner';
import type { SelectOption } from '../select/OptionItem';
import { OptionList } from '../select/OptionList';
import { AriaDescription, AriaErrorText, AriaLabel } from '../text-field/AriaFieldTexts';
import type { FieldTexts } from '../text-field/FieldFrame';
import { fieldColumn, groupedInput, inputGroup } from '../text-field/fieldStyle';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';

/** What every autocomplete has, whether its text is free or not. */
type Shared<Id extends string> = FieldTexts & {
  /** What can be chosen, in the order shown. */
  options: readonly SelectOption<Id>[];
  /** Called with the option that was chosen, and with `null` when the field was emptied or holds a text that is none of them. */
  onChange?: (id: Id | null) => void;
  /** Called with what is in the field, with each key: to look options up, or to keep free text. */
  onTextChange?: (text: string) => void;
  /** Whether `options` were found by what is typed, such as by the server: then all of them are shown. @default false */
  isFound?: boolean;
  /** Whether options are still being looked for. @default false */
  isLoading?: boolean;
  /** Said in the list while options are looked for and there are none yet. */
  loadingLabel: string;
  /** Stands in the list where no option fits. */
  nothing: string;
  /** Called when the focus leaves. */
  onBlur?: () => void;
  /** Shown while the field is empty. */
  placeholder?: string;
  /** Cannot be changed now. @default false */
  isDisabled?: boolean;
  /** Has to be filled before the form can be sent. @default false */
  isRequired?: boolean;
  /** Name in a form that is sent: with the option's id, or with the text where that is free. */
  name?: string;
  /** Height: `dense` 32, `default` 36, `large` 40 px. @default 'default' */
  size?: 'dense' | 'default' | 'large';
};

export type AutocompleteProps<Id extends string = string> = Shared<Id> &
  (
    | {
        /** Whether the field may hold a text that is none of the options. @default false */
        allowsFreeText?: false;
        /** The chosen option; `null` when nothing is. Leave out to let the field keep it. */
        value?: Id | null;
        /** What is chosen at first where `value` is left out. */
        defaultValue?: Id;
        text?: never;
        defaultText?: never;
      }
    | {
        allowsFreeText: true;
        value?: never;
        defaultValue?: never;
        /** What is in the field, where its text is free. Leave out to let the field keep it. */
        text?: string;
        /** What is in it at first where `text` is left out. */
        defaultText?: string;
      }
  );

/** Accents, the dots of Turkish letters and the forms of Arabic ones make no difference. */
const holds = (label: string, typed: string) => normalizeForSearch(label).includes(normalizeForSearch(typed));

/**
 * A text field that suggests options as one types. Where all options can be looked through at a glance use Select; for several
 * texts in one field TagsField.
 */
export const Autocomplete = <Id extends string = string>({
  label,
  labelHidden = false,
  options,
  value,
  defaultValue,
  text,
  defaultText,
  onChange,
  onTextChange,
  isFound = false,
  isLoading = false,
  loadingLabel,
  nothing,
  allowsFreeText = false,
  description,
  error,
  placeholder,
  size = 'default',
  ...aria
}: AutocompleteProps<Id>) => {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(() => options.find(({ id }) => id === (value ?? defaultValue)));
  // Another one was chosen from outside.
  const given = value !== undefined && options.find(({ id }) => id === value);
  if (given && given.id !== chosen?.id) setChosen(given);
  // The next search may no longer find the option that is chosen, and the field goes back to its name when it is left.
  const isLost = isFound && chosen !== undefined && value !== null && !options.some(({ id }) => id === chosen.id);
  const all = isLost ? [...options, chosen] : options;
  const shows = isFound ? (name: string) => options.some((option) => option.label === name) : holds;

  return (
    <Root
      {...aria}
      {...(value !== undefined && { value })}
      {...(defaultValue !== undefined && { defaultValue })}
      {...(text !== undefined && { inputValue: text })}
      {...(defaultText !== undefined && { defaultInputValue: defaultText })}
      {...(onTextChange && { onInputChange: onTextChange })}
      onChange={(id) => {
        setChosen(all.find((option) => option.id === id));
        // The list holds nothing but the ids of our options.
        onChange?.(id as Id | null);
      }}
      defaultItems={all}
      defaultFilter={shows}
      allowsCustomValue={allowsFreeText}
      // Whose text is free has no need to know that no option fits.
      allowsEmptyCollection={!allowsFreeText || isLoading}
      isInvalid={Boolean(error)}
      onOpenChange={setOpen}
    >
      <AriaLabel $hidden={labelHidden}>{label}</AriaLabel>
      <Box
        $size={size}
        onKeyDown={(event) => {
          // This Escape closes the list alone, and not the dialog around it.
          if (event.key === 'Escape' && isOpen) event.stopPropagation();
        }}
      >
        <Typed placeholder={placeholder} />
        {isLoading && <Spinner />}
        <Opener>
          <ChevronDown aria-hidden />
        </Opener>
      </Box>
      <AriaErrorText>{error}</AriaErrorText>
      {description && <AriaDescription>{description}</AriaDescription>}
      <VisuallyHidden role="status">{isLoading && loadingLabel}</VisuallyHidden>
      <OptionList options={all} nothing={isLoading ? loadingLabel : nothing} />
    </Root>
  );
};

const Root = styled(ComboBox)`
  ${fieldColumn}
` as typeof ComboBox;

const Box = styled(Group)<{ $size: 'dense' | 'default' | 'large' }>`
  ${inputGroup}
`;

const Typed = styled(Input)`
  ${groupedInput}
`;

const Opener = styled(Button)`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${({ theme }) => theme.control.default};
  block-size: 100%;
  padding: 0;
  border: 0;
  border-radius: inherit;
  background: none;
  color: ${({ theme }) => theme.color.textMuted};
  cursor: pointer;

  &[data-disabled] {
    cursor: inherit;
  }

  & > svg {
    inline-size: 1.6rem;
    block-size: 1.6rem;
  }

  @media (pointer: coarse) {
    inline-size: 4.4rem;
  }
`;
