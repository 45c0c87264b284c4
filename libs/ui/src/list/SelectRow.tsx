import type { ReactNode } from 'react';
import { GridListItem } from 'react-aria-components/GridList';
import styled from 'styled-components';
import type { RowContent } from './RowLayout';
import { RowLayout } from './RowLayout';
import { rowStyle } from './rowStyle';
import { SelectBox } from './SelectBox';

export type SelectRowProps = RowContent & {
  /** Tells rows apart; it is what SelectList hands to its callbacks. */
  id: string;
  /** The row in plain words, for a screen reader and for finding it by typing. */
  text: string;
  /** Buttons at the far edge. */
  actions?: ReactNode;
};

/** One row of a SelectList. The box at the start chooses it. */
export const SelectRow = ({ id, text, actions, ...content }: SelectRowProps) => (
  <Row id={id} textValue={text}>
    <SelectBox />
    <RowLayout {...content} />
    {actions && <Actions>{actions}</Actions>}
  </Row>
);

const Row = styled(GridListItem)`
  ${rowStyle}
  outline: none;
  cursor: default;
  transition: background ${({ theme }) => theme.motion.hover};

  & + & {
    border-block-start: 1px solid ${({ theme }) => theme.color.border};
  }

  &[data-hovered] {
    background: ${({ theme }) => theme.color.hover};
  }

  &[data-selected] {
    background: ${({ theme }) => theme.tone.primary.tint};
  }

  &[data-focus-visible] {
    outline: 2px solid ${({ theme }) => theme.color.focus};
    outline-offset: -2px;
  }
`;

const Actions = styled.span`
  display: flex;
  flex: none;
  gap: ${({ theme }) => theme.space(1)};
`;
