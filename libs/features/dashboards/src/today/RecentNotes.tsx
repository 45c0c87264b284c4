import type { AnswerOf, Api } from '@ezone/api-client';
import { useDayText } from '@ezone/shell/data/days';
import { useNow } from '@ezone/shell/data/now';
import { StickyNote } from 'lucide-react';
import { useIntl } from 'react-intl';
import { todayMessages, todaySentences } from '../messages';
import { TodayCard } from './TodayCard';
import { useTodayList } from './useTodayList';
import { Written } from './Written';

type Note = AnswerOf<'listNotes'>[number];

/** More than are shown, as some may be in the archive. */
const NEWEST = 20;

const load = (api: Api, options: { signal: AbortSignal }) => api.listNotes({ query: { limit: NEWEST }, ...options });
const notArchived = (notes: readonly Note[]) => notes.filter(({ archive }) => !archive);
const idOf = ({ id }: Note) => id;

/** The lines of a note that say something, its title first. */
const linesOf = ({ title, description, checklist }: Note): string[] =>
  [title, ...description.split('\n'), ...checklist.map(({ text }) => text)]
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The notes that were written down last. */
export const RecentNotes = () => {
  const { formatMessage } = useIntl();
  const now = useNow();
  const { edgeOf } = useDayText();
  const { query } = useTodayList({ list: 'notes-app/notes', load });
  const restOf = (note: Note, rest: string | undefined) => {
    const { length } = note.checklist;
    const done = note.checklist.filter(({ checked }) => checked).length;
    return length > 0
      ? formatMessage(todaySentences.checked, { done, count: length })
      : rest && <Written>{rest}</Written>;
  };
  return (
    <TodayCard
      icon={<StickyNote />}
      title={formatMessage(todayMessages.notes)}
      app={{ path: '/apps/notes', label: formatMessage(todayMessages.allNotes) }}
      query={query}
      select={notArchived}
      row={(note, hasPage) => {
        const [first, second] = linesOf(note);
        return {
          href: hasPage ? `/apps/notes?note=${encodeURIComponent(note.id)}` : undefined,
          primary: <Written>{first ?? formatMessage(todayMessages.noTitle)}</Written>,
          secondary: restOf(note, second),
          meta: <time dateTime={note.time}>{edgeOf(Date.parse(note.time), now)}</time>,
        };
      }}
      idOf={idOf}
      words={{
        loading: formatMessage(todayMessages.notesLoading),
        failed: formatMessage(todayMessages.notesFailed),
        empty: formatMessage(todayMessages.noNotes),
      }}
    />
  );
};
