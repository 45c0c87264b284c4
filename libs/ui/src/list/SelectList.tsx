import type { ReactNode } from 'react';
import { GridList } from 'react-aria-components/GridList';
import type { Selection } from 'react-aria-components/GridList';
import styled from 'styled-components';

export type SelectListProps = {
  /** Names the list for a screen reader. */
  label: string;
  /** SelectRow, each with an id. */
  children: ReactNode;
  /** How many rows can be chosen at once. @default 'multiple' */
  mode?: 'single' | 'multiple';
  /** The ids of the chosen rows, or `all`. */
  selected: 'all' | readonly string[];
  /** Called when the selection changes; with `all` after Ctrl A. */
  onSelectionChange: (selected: 'all' | string[]) => void;
  /** Called when a row is opened by a press or Enter. Space selects. */
  onOpen?: (id: string) => void;
  /** What is shown where there are no rows. */
  empty?: ReactNode;
};

/**
 * Two-line rows that can be chosen. One stop for Tab; arrows move, Enter opens, Space chooses, Shift and arrows extend,
 * Escape clears. Where nothing is chosen, use List.
 */
export const SelectList = ({
  label,
  children,
  mode = 'multiple',
  selected,
  onSelectionChange,
  onOpen,
  empty,
}: SelectListProps) => (
  <Grid
    aria-label={label}
    selectionMode={mode}
    selectedKeys={selected}
    onSelectionChange={(keys: Selection) => {
      onSelectionChange(keys === 'all' ? keys : [...keys].map(String));
    }}
    onAction={
      onOpen &&
      ((key) => {
        onOpen(String(key));
      })
    }
    renderEmptyState={() => empty}
  >
    {children}
  </Grid>
);

const Grid = styled(GridList)`
  outline: none;
`;
