import { FileImportDialog } from '@ezone/shell/page/file-import';
import type { ImportRow } from '@ezone/shell/page/file-import';
import { CalendarDays, Repeat } from 'lucide-react';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { readIcs } from '../ics/readIcs';
import { calendarMessages, icsMessages, icsSentences, problemMessages } from '../messages';
import type { CalendarEvent, EventContent } from '../model/event';
import { useWhenText } from '../useTimeText';

export type ImportDialogProps = {
  /** The events that there are: what is among them is not added again. */
  events: readonly CalendarEvent[];
  onImport: (events: readonly EventContent[]) => void;
  onClose: () => void;
};

type Row = ImportRow & { title: string; content: EventContent | null };

const nameIn = ({ title, allDay, start, end, repeat }: EventContent) =>
  JSON.stringify([title.trim(), allDay, start, end, repeat?.rule]);

/** Brings events in from a calendar file. What reads it is large, and comes with this. */
export const ImportDialog = ({ events, onImport, onClose }: ImportDialogProps) => {
  const { formatMessage } = useIntl();
  const whenText = useWhenText();
  const read = (text: string): Row[] => {
    const known = new Set(events.map(nameIn));
    const { events: found, problems } = readIcs(text);
    const rows = [
      ...found.map(({ line, content }) => {
        const name = nameIn(content);
        const isKnown = known.has(name);
        known.add(name);
        return { line, title: content.title, content, problem: null, isKnown };
      }),
      ...problems.map(({ line, title, kind }) => ({
        ...{ line, title, content: null, isKnown: false },
        problem: formatMessage(problemMessages[kind]),
      })),
    ];
    return rows.toSorted((one, other) => one.line - other.line).map((row, index) => ({ ...row, id: String(index) }));
  };
  const textOf = useCallback(
    ({ title }: Row) => title.trim() || formatMessage(calendarMessages.untitled),
    [formatMessage],
  );
  const show = useCallback(
    ({ content }: Row) => ({
      avatar: content?.repeat ? <Repeat aria-hidden /> : <CalendarDays aria-hidden />,
      secondary: content && whenText(content),
    }),
    [whenText],
  );
  return (
    <FileImportDialog
      title={formatMessage(icsMessages.import)}
      description={formatMessage(icsMessages.what)}
      accept=".ics,.ical,.vcs,text/calendar"
      addLabel={(count) => formatMessage(icsSentences.add, { count })}
      {...{ read, textOf, show, onClose }}
      add={(rows) => {
        onImport(rows.flatMap(({ content }) => content ?? []));
      }}
      onDone={onClose}
    />
  );
};
