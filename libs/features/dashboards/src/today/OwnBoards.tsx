import type { AnswerOf, Api } from '@ezone/api-client';
import { SquareKanban } from 'lucide-react';
import { useIntl } from 'react-intl';
import { todayMessages } from '../messages';
import { TodayCard } from './TodayCard';
import { useTodayList } from './useTodayList';
import { Written } from './Written';

type Board = AnswerOf<'listOwnBoards'>[number];

const load = (api: Api, options: { signal: AbortSignal }) => api.listOwnBoards(options);
const idOf = ({ id }: Board) => id;

/** The boards that the user is a member of, as of this visit: nobody tells of who becomes a member. */
export const OwnBoards = () => {
  const { formatMessage, formatNumber } = useIntl();
  const { query } = useTodayList({ list: 'scrumboard-app/boards', load });
  return (
    <TodayCard
      icon={<SquareKanban />}
      title={formatMessage(todayMessages.boards)}
      app={{ path: '/apps/scrumboard', label: formatMessage(todayMessages.allBoards) }}
      query={query}
      count={({ length }) => formatNumber(length)}
      row={({ id, name, uri }, hasPage) => ({
        href: hasPage ? `/apps/scrumboard/boards/${id}${uri && `/${encodeURIComponent(uri)}`}` : undefined,
        primary: <Written>{name}</Written>,
      })}
      idOf={idOf}
      words={{
        loading: formatMessage(todayMessages.boardsLoading),
        failed: formatMessage(todayMessages.boardsFailed),
        empty: formatMessage(todayMessages.noBoards),
      }}
    />
  );
};
