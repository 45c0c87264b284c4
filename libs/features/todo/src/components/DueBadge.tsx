import { startOfDay } from '@ezone/shell/data/days';
import { useNow } from '@ezone/shell/data/now';
import { useLiveCount } from '@ezone/shell/records';
import { useIsSettled } from '@ezone/shell/session/live';
import { Badge } from '@ezone/ui/badge';
import { useIntl } from 'react-intl';
import { todoCounts } from '../titles';

/** How many todos are due today or overdue, beside the entry of the menu. */
export const DueBadge = () => useIsSettled() && <TodayBadge />;

function TodayBadge() {
  const { formatMessage } = useIntl();
  const { timeZone: tz } = Intl.DateTimeFormat().resolvedOptions();
  const before = new Date(startOfDay(useNow(), 1)).toISOString();
  const count = useLiveCount({
    list: 'todo-app/todos',
    queryKey: ['todo-app/due', before, tz],
    load: (api, options) => api.countDueTodos({ query: { before, tz }, ...options }),
  });
  return <Badge count={count} label={formatMessage(todoCounts.due, { count })} />;
}
