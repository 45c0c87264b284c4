import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox, GridListItem } from 'react-aria-components/GridList';
import styled from 'styled-components';
import type { RowContent } from './RowLayout';
import { RowLayout } from './RowLayout';
import { rowStyle } from './rowStyle';

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
    <Box slot="selection">
      <Square aria-hidden>
        <Check />
      </Square>
    </Box>
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

const Box = styled(Checkbox)`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 2.4rem;
  block-size: 2.4rem;
`;

const Square = styled.span`
  display: grid;
  place-items: center;
  inline-size: 1.8rem;
  block-size: 1.8rem;
  border: 1px solid ${({ theme }) => theme.color.controlBorder};
  border-radius: ${({ theme }) => theme.radius.tag};
  color: transparent;

  [data-selected] > & {
    border-color: ${({ theme }) => theme.color.primary};
    background: ${({ theme }) => theme.color.primary};
    color: ${({ theme }) => theme.color.onPrimary};
  }

  [data-focus-visible] > & {
    ${({ theme }) => theme.focusRing}
  }

  & > svg {
    inline-size: 1.4rem;
    block-size: 1.4rem;
  }
`;

const Actions = styled.span`
  display: flex;
  flex: none;
  gap: ${({ theme }) => theme.space(1)};
`;
