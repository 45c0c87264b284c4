import { QueryView } from '@ezone/shell/data/query-view';
import type { ShownQuery } from '@ezone/shell/data/query-view';
import { betweenBars } from '@ezone/ui/below-bars';
import { Skeleton } from '@ezone/ui/skeleton';
import { TileGrid } from '@ezone/ui/tile-grid';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { iconMessages, iconSentences } from '../messages';
import type { Icon } from '../model/icon';
import { useCopyName } from '../useCopyName';
import type { Wanted } from '../useFilter';
import { tileIn } from './IconTile';

export type IconListProps = {
  /** Of what was found. */
  query: ShownQuery<readonly Icon[]>;
  wanted: Wanted;
  /** Forgets search, category and style. */
  onClear: () => void;
};

/** The width and the height of a tile, in rem. */
const tile = { minWidth: 10, height: 8 };
// By the bars and the filters, which stay in view.
const covered = { top: `calc(${betweenBars.start} + 12.6rem)`, bottom: betweenBars.end };
const idOf = ({ name }: Icon) => name;
const placeholders = Array.from({ length: 40 }, (_, index) => index);

/** The icons, or what stands there while there are none. Pressing one copies its name. */
export const IconList = ({ query: icons, wanted, onClear }: IconListProps) => {
  const { formatMessage } = useIntl();
  const copyName = useCopyName();
  const { query, category, family } = wanted;
  const renderTile = useMemo(() => tileIn(family), [family]);

  const isFiltered = category !== null || family !== null;
  const nothing = query === '' ? iconSentences.noneHere : isFiltered ? iconSentences.noneFiltered : iconSentences.none;
  return (
    <QueryView
      query={icons}
      loading={formatMessage(iconMessages.loading)}
      failed={formatMessage(iconMessages.notLoaded)}
      skeleton={
        <Places>
          {placeholders.map((index) => (
            <Skeleton key={index} shape="card" height={`${String(tile.height)}rem`} />
          ))}
        </Places>
      }
      filter={{ nothing: formatMessage(nothing, { query }), onClear }}
    >
      {(shown) => (
        <TileGrid
          items={shown}
          idOf={idOf}
          renderTile={renderTile}
          onPress={({ name }) => void copyName(name)}
          label={formatMessage(iconMessages.list)}
          covered={covered}
          {...tile}
        />
      )}
    </QueryView>
  );
};

const Places = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${tile.minWidth}rem, 1fr));
  gap: 0.8rem;
`;
