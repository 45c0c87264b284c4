import { commonMessages } from '@ezone/shell/notices/words';
import { useApi } from '@ezone/shell/data/query';
import { QueryView } from '@ezone/shell/data/query-view';
import { ChartTable } from '@ezone/ui/charts';
import { Dialog } from '@ezone/ui/dialog';
import { EmptyState } from '@ezone/ui/empty-state';
import { List, ListRow } from '@ezone/ui/list';
import { Skeleton } from '@ezone/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { ListX } from 'lucide-react';
import { useIntl } from 'react-intl';
import { analyticsMessages, analyticsSentences } from './messages';
import type { Measure } from './model/range';
import type { Picked } from './Picked';
import { dateOf, useAnalyticsText } from './useAnalyticsText';

export type RowsDialogProps = { picked: Picked; onClose: () => void };

/** How many records of a day the server tells of. */
const MOST = 100;

/** What is behind a point: the records that were counted on that day, or the values themselves. */
export const RowsDialog = ({ picked, onClose }: RowsDialogProps) => {
  const { formatMessage } = useIntl();
  return (
    <Dialog open onClose={onClose} title={picked.title} closeLabel={formatMessage(commonMessages.close)}>
      {'rows' in picked ? (
        <ChartTable {...picked.rows} label={picked.title} />
      ) : (
        <Records measure={picked.measure} day={picked.day} title={picked.title} />
      )}
    </Dialog>
  );
};

function Records({ measure, day, title }: { measure: Measure; day: number; title: string }) {
  const { formatMessage, formatDate } = useIntl();
  const { money } = useAnalyticsText();
  const api = useApi();
  const date = dateOf(day);
  const query = useQuery({
    queryKey: ['analytics', 'rows', measure, date],
    queryFn: ({ signal }) => api.getAnalyticsActivityRows({ query: { measure, day: date }, signal }),
    meta: { suppressToast: true },
  });
  const untitled = measure === 'signIns' ? analyticsMessages.signIn : analyticsMessages.untitled;
  return (
    <QueryView
      query={query}
      loading={formatMessage(commonMessages.loading)}
      failed={formatMessage(commonMessages.notLoaded)}
      skeleton={<Skeleton shape="card" />}
      empty={<EmptyState icon={<ListX />}>{formatMessage(analyticsMessages.noRows)}</EmptyState>}
    >
      {(rows) => (
        <>
          <List label={title}>
            {rows.map((row) => (
              <ListRow
                key={row.id}
                primary={<bdi>{row.title || formatMessage(untitled)}</bdi>}
                secondary={[
                  formatDate(row.at, { dateStyle: 'medium', timeStyle: 'short' }),
                  ...(row.amount === null ? [] : [money(row.amount)]),
                ].join(' · ')}
                {...(row.url !== null && { href: row.url })}
              />
            ))}
          </List>
          {rows.length === MOST && <p>{formatMessage(analyticsSentences.newest, { count: MOST })}</p>}
        </>
      )}
    </QueryView>
  );
}
