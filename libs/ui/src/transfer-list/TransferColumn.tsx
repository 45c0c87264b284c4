import { Search } from 'lucide-react';
import { useId } from 'react';
import type { KeyboardEvent, MouseEvent, Ref } from 'react';
import { ListBox } from 'react-aria-components/ListBox';
import styled from 'styled-components';
import { OptionItem } from '../select/OptionItem';
import type { SelectOption } from '../select/OptionItem';
import { TextField } from '../text-field';

export type TransferColumnProps = {
  ref: Ref<HTMLDivElement>;
  title: string;
  /** How many are in it and selected, in words. */
  count: string;
  /** What is searched for in it; without it there is no field. */
  search: { label: string; text: string; onChange: (text: string) => void } | null;
  /** Stands in it when nothing is shown. */
  empty: string;
  /** Those that the search finds. */
  shown: readonly SelectOption[];
  selected: ReadonlySet<string>;
  onSelect: (ids: readonly string[]) => void;
  /** Moves an option, with all that are selected if it is one of them. */
  onMove: (id: string) => void;
};

/** The option that a key or a press is meant for. */
const optionAt = ({ target }: KeyboardEvent | MouseEvent): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[role="option"][data-key]')?.dataset.key : undefined;

/** One of the two lists, with its name, its search and how many are selected in it. */
export const TransferColumn = ({
  ref,
  title,
  count,
  search,
  empty,
  shown,
  selected,
  onSelect,
  onMove,
}: TransferColumnProps) => {
  const id = useId();
  return (
    <Column>
      <Head>
        <Title id={`${id}-title`}>{title}</Title>
        <Count id={`${id}-count`}>{count}</Count>
      </Head>
      {search && (
        <TextField
          type="search"
          label={search.label}
          labelHidden
          placeholder={search.label}
          icon={<Search />}
          autoComplete="off"
          spellCheck={false}
          value={search.text}
          onChange={({ currentTarget }) => search.onChange(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || search.text === '') return;
            event.preventDefault();
            search.onChange('');
          }}
        />
      )}
      <div
        // Before the list takes Enter for a choice.
        onKeyDownCapture={(event) => {
          const option = event.key === 'Enter' ? optionAt(event) : undefined;
          if (option === undefined) return;
          event.preventDefault();
          event.stopPropagation();
          onMove(option);
        }}
        onDoubleClick={(event) => {
          const option = optionAt(event);
          if (option !== undefined) onMove(option);
        }}
      >
        <Options
          ref={ref}
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-count`}
          items={shown}
          selectionMode="multiple"
          selectedKeys={shown.map((option) => option.id).filter((one) => selected.has(one))}
          onSelectionChange={(keys) => {
            onSelect(
              shown
                .filter((option) => (keys === 'all' ? !option.isDisabled : keys.has(option.id)))
                .map((option) => option.id),
            );
          }}
          renderEmptyState={() => <Nothing>{empty}</Nothing>}
        >
          {(option: SelectOption) => <OptionItem option={option} />}
        </Options>
      </div>
    </Column>
  );
};

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(2)};
  min-inline-size: 0;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${({ theme }) => `0 ${theme.space(2)}`};
`;

const Title = styled.span`
  ${({ theme }) => theme.type.control}
`;

const Count = styled.span`
  ${({ theme }) => theme.type.dense}
  ${({ theme }) => theme.figures}
  color: ${({ theme }) => theme.color.textMuted};
`;

/* As high however many are in it, so that nothing moves under the pointer. */
const Options = styled(ListBox)`
  block-size: 24rem;
  padding: ${({ theme }) => theme.space(1)};
  overflow: auto;
  border: 1px solid ${({ theme }) => theme.color.controlBorder};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};

  & [role='option'] {
    &:focus-visible {
      outline-offset: -2px;
    }

    &[data-selected] {
      background: ${({ theme }) => theme.tone.primary.tint};
    }
  }
` as typeof ListBox;

const Nothing = styled.p`
  padding: ${({ theme }) => theme.space(3)};
  color: ${({ theme }) => theme.color.textMuted};
`;
