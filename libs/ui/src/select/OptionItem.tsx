import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { ListBoxItem } from 'react-aria-components/ListBox';
import styled from 'styled-components';

/** One thing to choose. */
export type SelectOption<Id extends string = string> = {
  id: Id;
  /** Its name, already translated. */
  label: string;
  /** A second, quieter line. */
  description?: string;
  icon?: ReactNode;
  /** Shown but not to be chosen. @default false */
  isDisabled?: boolean;
};

/** An option in a list of which one is chosen. */
export const OptionItem = ({
  option: { id, label, description, icon, isDisabled = false },
}: {
  option: SelectOption;
}) => (
  <Option id={id} textValue={label} isDisabled={isDisabled}>
    {({ isSelected }) => (
      <>
        {icon}
        <Texts>
          {label}
          {description && <SecondLine>{description}</SecondLine>}
        </Texts>
        {isSelected && <Check aria-hidden="true" />}
      </>
    )}
  </Option>
);

export const SecondLine = styled.span`
  ${({ theme }) => theme.type.dense}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Option = styled(ListBoxItem)`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-block-size: 3.6rem;
  padding-block: ${({ theme }) => theme.space(1)};
  padding-inline: ${({ theme }) => theme.space(2)};
  border-radius: ${({ theme }) => theme.radius.control};
  ${({ theme }) => theme.type.body}
  cursor: pointer;

  &[data-focused],
  &[data-hovered] {
    background: ${({ theme }) => theme.color.hover};
  }

  &[data-selected] {
    font-weight: 500;
  }

  &[data-disabled] {
    color: ${({ theme }) => theme.color.textMuted};
    cursor: not-allowed;
  }

  svg {
    flex-shrink: 0;
    inline-size: 1.6rem;
    block-size: 1.6rem;
  }

  @media (pointer: coarse) {
    min-block-size: 4.4rem;
  }
`;

const Texts = styled.span`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
`;
