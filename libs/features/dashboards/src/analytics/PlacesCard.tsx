import { commonMessages } from '@ezone/shell/notices/words';
import { ChartCard } from '@ezone/shell/page/charts';
import type { ShownQuery } from '@ezone/shell/data/query-view';
import { useIsNear } from '@ezone/ui/charts';
import { ErrorState } from '@ezone/ui/error-state';
import { lazyContent, useLazyContent } from '@ezone/ui/lazy-content';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { analyticsMessages } from './messages';
import { partOf } from './model/widgets';
import type { Widgets } from './model/widgets';
import { useAnalyticsText } from './useAnalyticsText';

/** The map comes with a file of its own, as does what it is drawn with. */
const loadMap = lazyContent(async () => (await import('./WorldMap')).WorldMap);
const MAP_HEIGHT = '28rem';

/** A map, once it is near the view. */
function NearMap({ markers, label }: { markers: Widgets['widget6']['markers']; label: string }) {
  const { formatMessage } = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(box);
  const [fetched, { retry }] = useLazyContent(loadMap, isNear);
  return (
    <div ref={box} style={{ minBlockSize: MAP_HEIGHT }}>
      {fetched.is === 'there' && <fetched.part markers={markers} label={label} height={MAP_HEIGHT} />}
      {fetched.is === 'failed' && (
        <ErrorState
          title={formatMessage(commonMessages.notLoaded)}
          retry={{ label: formatMessage(commonMessages.retry), onPress: retry }}
        />
      )}
    </div>
  );
}

/** Where visitors are, on a map. */
export const PlacesCard = ({ query }: { query: ShownQuery<Widgets> }) => {
  const { formatMessage } = useIntl();
  const text = useAnalyticsText();
  const title = formatMessage(analyticsMessages.places);
  return (
    <ChartCard
      isQuiet
      title={title}
      note={text.note('sample')}
      query={partOf(query, ({ widget6 }) => widget6.markers)}
      height={MAP_HEIGHT}
      table={(markers) => ({
        head: [
          formatMessage(analyticsMessages.place),
          formatMessage(analyticsMessages.latitude),
          formatMessage(analyticsMessages.longitude),
        ],
        rows: markers.map(({ label, lat, lng }) => [label, lat, lng]),
        format: (cell) => (typeof cell === 'number' ? text.number(cell) : (cell ?? '')),
      })}
    >
      {(markers) => <NearMap markers={markers} label={title} />}
    </ChartCard>
  );
};
