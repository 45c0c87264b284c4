import { useId } from 'react';
import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import styled from 'styled-components';
import { VisuallyHidden } from '../visually-hidden';

/** One thing that can be on or off. */
export type ToggleOption<Id extends string = string> = {
  id: Id;
  /** What is drawn, already translated: a few letters. */
  text: string;
  /** Its whole name, for screen readers. */
  label: string;
  /** Stays as it is. @default false */
  isFixed?: boolean;
};

export type ToggleGroupProps<Id extends string = string> = {
  /** What is chosen, above the toggles. */
  label: ReactNode;
  options: readonly ToggleOption<Id>[];
  /** The ids of those that are on. */
  value: readonly Id[];
  /** Called with the ids of those that are on, in the order of the options. */
  onChange: (value: Id[]) => void;
};

/** Any of a few short things that are all in view, such as the days of a week. Tab comes to it once, arrows lead on. */
export const ToggleGroup = <Id extends string = string>({ label, options, value, onChange }: ToggleGroupProps<Id>) => {
  const id = useId();
  return (
    <div>
      <Name id={id}>{label}</Name>
      <Row
        aria-labelledby={id}
        selectionMode="multiple"
        selectedKeys={value}
        onSelectionChange={(keys) => {
          onChange(options.map((option) => option.id).filter((one) => keys.has(one)));
        }}
      >
        {options.map((option) => (
          <Toggle key={option.id} id={option.id} isDisabled={option.isFixed ?? false}>
            <span aria-hidden="true">{option.text}</span>
            <VisuallyHidden>{option.label}</VisuallyHidden>
          </Toggle>
        ))}
      </Row>
    </div>
  );
};

const Name = styled.span`
  display: block;
  margin-block-end: ${({ theme }) => theme.space(1)};
  ${({ theme }) => theme.type.control}
`;

const Row = styled(ToggleButtonGroup)`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(1)};
`;

const Toggle = styled(ToggleButton)`
  /* Its name, which is out of sight, stays with it. */
  position: relative;
  min-inline-size: 4rem;
  min-block-size: 3.6rem;
  padding-inline: ${({ theme }) => theme.space(2)};
  border: 1px solid ${({ theme }) => theme.color.controlBorder};
  border-radius: ${({ theme }) => theme.radius.control};
  background: none;
  color: ${({ theme }) => theme.color.text};
  ${({ theme }) => theme.type.control}
  cursor: pointer;
  transition: background-color ${({ theme }) => theme.motion.hover};

  &[data-hovered] {
    background: ${({ theme }) => theme.color.hover};
  }

  &[data-selected] {
    border-color: ${({ theme }) => theme.tone.primary.solid};
    background: ${({ theme }) => theme.tone.primary.solid};
    color: ${({ theme }) => theme.tone.primary.onSolid};
  }

  &[data-disabled] {
    cursor: default;
  }

  @media (pointer: coarse) {
    min-inline-size: 4.4rem;
    min-block-size: 4.4rem;
  }
`;
