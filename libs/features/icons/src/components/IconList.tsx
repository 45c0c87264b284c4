import { commonMessages } from '@ezone/shell/notices/words';
import { betweenBars } from '@ezone/ui/below-bars';
import { Button } from '@ezone/ui/button';
import { EmptyState } from '@ezone/ui/empty-state';
import { ErrorState } from '@ezone/ui/error-state';
import { Skeleton, SkeletonGroup } from '@ezone/ui/skeleton';
import { TileGrid } from '@ezone/ui/tile-grid';
import { SearchX } from 'lucide-react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { iconMessages, iconSentences } from '../messages';
import type { Icon } from '../model/icon';
import { useCopyName } from '../useCopyName';
import type { Wanted } from '../useFilter';
import { tileIn } from './IconTile';

export type IconListProps = {
  /** What was found; undefined while nothing is known. */
  icons: readonly Icon[] | undefined;
  wanted: Wanted;
  /** Forgets search, category and style. */
  onClear: () => void;
  /** The icons could not be loaded. */
  failed: boolean;
  /** They are being loaded once more. */
  retrying: boolean;
  onRetry: () => void;
};

/** The width and the height of a tile, in rem. */
const tile = { minWidth: 10, height: 9.6 };
// By the bars and the filters, which stay in view.
const covered = { top: `calc(${betweenBars.start} + 12.6rem)`, bottom: betweenBars.end };
const idOf = ({ name }: Icon) => name;
const placeholders = Array.from({ length: 40 }, (_, index) => index);

/** The icons, or what stands there while there are none. Pressing one copies its name. */
export const IconList = ({ icons, wanted, onClear, failed, retrying, onRetry }: IconListProps) => {
  const { formatMessage } = useIntl();
  const copyName = useCopyName();
  const { query, category, family } = wanted;
  const renderTile = useMemo(() => tileIn(family), [family]);

  if (icons && icons.length > 0)
    return (
      <TileGrid
        items={icons}
        idOf={idOf}
        renderTile={renderTile}
        onPress={({ name }) => void copyName(name)}
        label={formatMessage(iconMessages.list)}
        covered={covered}
        {...tile}
      />
    );
  if (icons) {
    const isFiltered = category !== null || family !== null;
    const sentence =
      query === '' ? iconSentences.noneHere : isFiltered ? iconSentences.noneFiltered : iconSentences.none;
    return (
      <EmptyState icon={<SearchX />} action={<Button onClick={onClear}>{formatMessage(commonMessages.clear)}</Button>}>
        {formatMessage(sentence, { query })}
      </EmptyState>
    );
  }
  if (failed)
    return (
      <ErrorState
        title={formatMessage(iconMessages.notLoaded)}
        retry={{ label: formatMessage(commonMessages.retry), onPress: onRetry, busy: retrying }}
      >
        {formatMessage(commonMessages.checkConnection)}
      </ErrorState>
    );
  return (
    <SkeletonGroup label={formatMessage(iconMessages.loading)}>
      <Places>
        {placeholders.map((index) => (
          <Skeleton key={index} shape="card" height={`${String(tile.height)}rem`} />
        ))}
      </Places>
    </SkeletonGroup>
  );
};

const Places = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${tile.minWidth}rem, 1fr));
  gap: 0.8rem;
`;
