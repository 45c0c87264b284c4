import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';
import { OptionItem } from './OptionItem';
import type { SelectOption } from './OptionItem';

export type OptionListProps = {
  options: readonly SelectOption[];
  /** Stands in the list where there are no options. */
  nothing?: string;
};

/** The options of a field, in a list that opens below it. */
export const OptionList = ({ options, nothing }: OptionListProps) => (
  <Sheet>
    <Options items={options} {...(nothing !== undefined && { renderEmptyState: () => <Nothing>{nothing}</Nothing> })}>
      {(option: SelectOption) => <OptionItem option={option} />}
    </Options>
  </Sheet>
);

const Sheet = styled(Popover)`
  min-inline-size: var(--trigger-width);
  padding: ${({ theme }) => theme.space(1)};
  overflow: auto;
  ${({ theme }) => theme.raisedSurface}
  transition:
    opacity ${({ theme }) => theme.motion.menuIn},
    transform ${({ theme }) => theme.motion.menuIn};

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
    transform: translateY(-0.4rem);
  }
`;

const Options = styled(ListBox)`
  outline: none;
` as typeof ListBox;

const Nothing = styled.p`
  padding: ${({ theme }) => theme.space(2)};
  ${({ theme }) => theme.type.body}
  color: ${({ theme }) => theme.color.textMuted};
`;
