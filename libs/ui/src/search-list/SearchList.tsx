import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { ListBox } from 'react-aria-components/ListBox';
import { SearchField } from 'react-aria-components/SearchField';
import styled from 'styled-components';
import { OptionItem } from '../select/OptionItem';
import type { SelectOption } from '../select/OptionItem';
import { controlBox, controlText } from '../text-field/fieldStyle';

export type SearchListProps<Id extends string = string> = {
  /** Names the field and its list; also stands in the field as long as it is empty. */
  label: string;
  /** What is in the field. */
  text: string;
  onTextChange: (text: string) => void;
  /** Those that the text finds, in the order shown. */
  options: readonly SelectOption<Id>[];
  /** The one that is chosen. */
  value: Id;
  onChange: (id: Id) => void;
  /** Stands in the list where nothing is found. */
  nothing: string;
  /** Takes the focus when it appears. @default false */
  autoFocus?: boolean;
};

/**
 * One choice out of hundreds: a list under a field to search it with. Arrows move through what was found while the focus stays in the field,
 * Enter chooses. For some ten options use Select.
 */
export const SearchList = <Id extends string = string>({
  label,
  text,
  onTextChange,
  options,
  value,
  onChange,
  nothing,
  autoFocus = false,
}: SearchListProps<Id>) => (
  <Autocomplete inputValue={text} onInputChange={onTextChange}>
    <SearchField aria-label={label} autoFocus={autoFocus}>
      {/* The list stands open at all times, and this is what moves in it. */}
      <Text placeholder={label} role="combobox" aria-expanded />
    </SearchField>
    <Options
      aria-label={label}
      items={options}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        // The list holds nothing but the ids of our options, and one of them is chosen.
        const [chosen] = keys === 'all' ? [] : keys;
        if (chosen !== undefined) onChange(chosen as Id);
      }}
      renderEmptyState={() => <Nothing>{nothing}</Nothing>}
    >
      {(option: SelectOption<Id>) => <OptionItem option={option} />}
    </Options>
  </Autocomplete>
);

const Text = styled(Input)`
  ${controlBox}
  ${controlText}
  inline-size: 100%;
  min-block-size: ${({ theme }) => theme.control.default};
  padding-inline: ${({ theme }) => theme.space(3)};

  @media (pointer: coarse) {
    min-block-size: 4.4rem;
  }
`;

/* As high however many are found, so that nothing moves under the pointer. */
const Options = styled(ListBox)`
  block-size: 28rem;
  margin-block-start: ${({ theme }) => theme.space(2)};
  padding: ${({ theme }) => theme.space(1)};
  overflow: auto;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  outline: none;

  &[data-focus-visible] {
    ${({ theme }) => theme.focusRing}
  }
` as typeof ListBox;

const Nothing = styled.p`
  padding: ${({ theme }) => theme.space(3)};
  color: ${({ theme }) => theme.color.textMuted};
`;
