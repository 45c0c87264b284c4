import { memo, use, useDeferredValue } from 'react';
import type { ComponentProps } from 'react';
import { GridListItem } from 'react-aria-components/GridList';
import styled from 'styled-components';
import { IconButton } from '../icon-button';
import { RowLayout } from '../list/RowLayout';
import { ignoreSecondPress } from '../second-press';
import { SelectBox } from './SelectBox';
import { Tooltip } from '../tooltip';
import { visuallyHidden } from '../visually-hidden';
import { RowActionsContext, useRecordList } from './RecordListContext';
import type { ListedRecord, RecordListValue } from './RecordListContext';

/** One row of a RecordList. */
export const RecordRowItem = ({ id, text }: { id: string; text: string }) => (
  <GridListItem id={id} textValue={text} render={(row) => <Row {...row} id={row.id} data-id={id} />}>
    {({ isHovered, isFocused, isFocusVisibleWithin }) => (
      <Content id={id} isActive={isHovered || isFocused || isFocusVisibleWithin} />
    )}
  </GridListItem>
);

type RowProps = ComponentProps<'div'> & { 'data-id': string };

/**
 * The row's element. Its index and whether its record is open come from the context, so that neither rebuilds the
 * collection.
 */
function Row({ 'data-id': id, ...row }: RowProps) {
  const { places, current } = useRecordList();
  const place = places.get(id);
  return (
    <Line
      {...row}
      aria-rowindex={place === undefined ? undefined : place + 1}
      aria-current={id === current ? 'true' : undefined}
    />
  );
}

function Content({ id, isActive }: { id: string; isActive: boolean }) {
  const { recordOf, row, density, isSelectable } = useRecordList();
  const record = recordOf(id);
  return record && <Shown {...{ record, row, density, isSelectable, isActive }} />;
}

type ShownProps = Pick<RecordListValue, 'row' | 'density' | 'isSelectable'> & {
  record: ListedRecord;
  isActive: boolean;
};

/** Drawn again only for another record: the list itself is drawn with every key. */
const Shown = memo(function Shown({ record, row, density, isSelectable, isActive }: ShownProps) {
  const { icons, meta, cells, ...words } = row(record);
  const isOneLine = density === 'compact';
  // A box costs as much as all the rest of its row. It comes a moment after the words, for which somebody waits, and takes no room.
  const hasBox = useDeferredValue(isSelectable, false);
  return (
    <>
      {hasBox && <Choose />}
      {cells ?? <RowLayout {...words} isOneLine={isOneLine} meta={meta} icons={icons} />}
      {isActive && <Actions record={record} />}
    </>
  );
});

/** Drawn only for the hovered or focused row: tooltips in every row would make scrolling slow. */
function Actions({ record }: { record: ListedRecord }) {
  const actions = use(RowActionsContext)(record);
  if (actions.length === 0) return null;
  return (
    <Buttons data-buttons>
      {actions.map(({ id, label, icon, shortcut, isDisabled, onPress }) => (
        <Tooltip key={id} text={label} shortcut={shortcut}>
          <IconButton
            icon={icon}
            label={label}
            size="dense"
            isDisabled={isDisabled}
            onPress={({ target }) => {
              ignoreSecondPress(target);
              onPress();
            }}
          />
        </Tooltip>
      ))}
    </Buttons>
  );
}

const Line = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  block-size: 100%;
  /* Time and first line stand on one line. */
  padding-block: 0.9rem;
  /* On a page, rows keep the page's padding. */
  padding-inline: var(--row-gutter, ${({ theme }) => theme.space(4)});

  /* Before the first thing in it there is room for the box that selects it. */
  @media (pointer: fine) {
    padding-inline-start: ${({ theme }) => theme.space(10)};
  }

  /* Under fingers the room is made when a selection is. */
  @media (pointer: coarse) {
    [data-selecting] & {
      padding-inline-start: ${({ theme }) => theme.space(12)};
    }
  }

  border-block-end: 1px solid ${({ theme }) => theme.color.border};
  outline: none;
  cursor: pointer;
  /* React Aria has the rows take no press for a while after they were scrolled: one right after that would do nothing. */
  pointer-events: auto;
  user-select: none;
  /* A mouse that goes over words selects them, where it does not move the row. */
  @media (hover: hover) {
    user-select: var(--row-words);
  }
  /* A finger that goes up or down scrolls, one that goes sideways swipes the row. */
  touch-action: pan-y pinch-zoom;
  --row-ground: ${({ theme }) => theme.color.surface};
  --row-hover: transparent;
  background: linear-gradient(var(--row-hover), var(--row-hover)) var(--row-ground);

  &[data-hovered] {
    --row-hover: ${({ theme }) => theme.color.hover};
  }

  /* Its buttons stand in the place of time and signs; the words end before them. */
  @media (hover: hover) {
    &:has([data-buttons]) [data-aside] {
      ${visuallyHidden}
    }
  }

  &[data-dragged] {
    opacity: 0.5;
  }

  [data-dragging] & {
    cursor: grabbing;
  }

  &[data-selected] {
    --row-ground: ${({ theme }) => theme.tone.primary.tint};
  }

  /* The open record: a bar at its start, so that it is not told by colour alone. */
  &[aria-current]::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 0.3rem;
    background: ${({ theme }) => theme.tone.primary.solid};

    @media (forced-colors: active) {
      background: Highlight;
      forced-color-adjust: none;
    }
  }

  &[aria-current]:not([data-selected]) {
    --row-ground: ${({ theme }) => theme.color.surface2};
  }

  &[data-focus-visible] {
    outline: 2px solid ${({ theme }) => theme.color.focus};
    outline-offset: -2px;
  }
`;

/** In the room before the row; seen where somebody is about to select, and in all rows while something is selected. */
const Choose = styled(SelectBox)`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  inline-size: ${({ theme }) => theme.space(10)};
  block-size: auto;
  cursor: pointer;

  @media (pointer: fine) {
    [data-list]:not([data-selecting]) ${Line}:not([data-hovered], :focus-within) & {
      opacity: 0;
    }
  }

  /* On touch screens a long press starts a selection, and only then the checkboxes are shown. */
  @media (pointer: coarse) {
    [data-list]:not([data-selecting]) & {
      ${visuallyHidden}
    }

    inline-size: ${({ theme }) => theme.space(12)};
  }
`;

const Buttons = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};
  /* No higher than the words, so that the row keeps its height. */
  margin-block: -0.7rem;
  margin-inline-end: -0.4rem;

  /* On touch screens the actions of a row are in its record and in the selection bar. */
  @media (hover: none) {
    position: absolute;
    inset-block: 0.9rem;
    inset-inline-end: calc(var(--row-gutter, ${({ theme }) => theme.space(4)}) - 0.4rem);
    background: linear-gradient(var(--row-hover), var(--row-hover)) var(--row-ground);

    &:not(:focus-within) {
      ${visuallyHidden}
    }
  }
`;
