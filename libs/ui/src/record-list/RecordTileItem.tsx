import { useDeferredValue } from 'react';
import type { ComponentProps } from 'react';
import { GridListItem } from 'react-aria-components/GridList';
import styled from 'styled-components';
import { useRecordList } from './RecordListContext';
import { SelectBox } from './SelectBox';

/** One tile of a RecordList. */
export const RecordTileItem = ({ id, text }: { id: string; text: string }) => (
  <GridListItem id={id} textValue={text} render={(tile) => <Tile {...tile} id={tile.id} data-id={id} />}>
    <Content id={id} />
  </GridListItem>
);

/** The tile's element. Its index and whether its record is open come from the context, as those of a row. */
function Tile({ 'data-id': id, ...tile }: ComponentProps<'div'> & { 'data-id': string }) {
  const { places, current } = useRecordList();
  const place = places.get(id);
  return (
    <Around
      {...tile}
      aria-rowindex={place === undefined ? undefined : place + 1}
      aria-current={id === current ? 'true' : undefined}
    />
  );
}

function Content({ id }: { id: string }) {
  const { recordOf, tile, isSelectable } = useRecordList();
  const record = recordOf(id);
  // As in rows, the box comes a moment after the words.
  const hasBox = useDeferredValue(isSelectable, false);
  return (
    record && (
      <Card>
        {tile?.(record)}
        {hasBox && <Choose />}
      </Card>
    )
  );
}

/* The room between tiles belongs to them, so that a press there is one on a tile. */
const Around = styled.div`
  block-size: 100%;
  padding: ${({ theme }) => theme.space(2)};
  outline: none;
  cursor: pointer;
  /* React Aria has the tiles take no press for a while after they were scrolled: one right after that would do nothing. */
  pointer-events: auto;
  user-select: none;
`;

const Card = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};

  [data-hovered] > & {
    border-color: ${({ theme }) => theme.color.borderStrong};
  }

  [data-selected] > & {
    border-color: ${({ theme }) => theme.color.primary};
    background: ${({ theme }) => theme.tone.primary.tint};
  }

  [aria-current] > & {
    box-shadow: inset 0 -3px 0 ${({ theme }) => theme.tone.primary.solid};
  }

  [data-dragged] > & {
    opacity: 0.5;
  }

  [data-focus-visible] > & {
    ${({ theme }) => theme.focusRing}
  }
`;

/** In the corner; seen where somebody is about to select, and in all tiles while something is selected. */
const Choose = styled(SelectBox)`
  position: absolute;
  inset-block-start: ${({ theme }) => theme.space(1)};
  inset-inline-start: ${({ theme }) => theme.space(1)};
  inline-size: ${({ theme }) => theme.space(9)};
  block-size: ${({ theme }) => theme.space(9)};
  cursor: pointer;

  & > span {
    background: ${({ theme }) => theme.color.surface};
  }

  &[data-selected] > span {
    background: ${({ theme }) => theme.color.primary};
  }

  @media (pointer: fine) {
    [data-list]:not([data-selecting]) ${Around}:not([data-hovered], :focus-within) & {
      opacity: 0;
    }
  }

  @media (pointer: coarse) {
    inline-size: ${({ theme }) => theme.space(11)};
    block-size: ${({ theme }) => theme.space(11)};

    [data-list]:not([data-selecting]) & {
      opacity: 0;
      pointer-events: none;
    }
  }
`;
