import { bothTexts, FormTextArea, FormTextField, RecordEditor } from '@ezone/shell/forms';
import { commonMessages } from '@ezone/shell/notices/words';
import type { UseRecords } from '@ezone/shell/records';
import { Dialog } from '@ezone/ui/dialog';
import { useIntl } from 'react-intl';
import { calendarMessages } from '../messages';
import { limits } from '../model/event';
import type { CalendarEvent } from '../model/event';
import { eventsCollection } from '../model/eventsCollection';
import { useWhenText } from '../useTimeText';

export type BlockedEventProps = {
  event: CalendarEvent;
  events: UseRecords<CalendarEvent>;
  onKeptAsNew: (event: CalendarEvent) => void;
  onClose: () => void;
};

/** An event whose last change the server did not take: what stands in its way is decided before anything else is changed. */
export const BlockedEvent = ({ event, events, onKeptAsNew, onClose }: BlockedEventProps) => {
  const { formatMessage } = useIntl();
  const whenText = useWhenText();
  const word = (name: keyof typeof calendarMessages) => formatMessage(calendarMessages[name]);
  const textOf = (field: keyof CalendarEvent, value: unknown) => {
    if (field === 'extendedProps') return (value as CalendarEvent['extendedProps']).desc;
    if (field === 'repeat') return (value as CalendarEvent['repeat'])?.rule ?? '—';
    if (field === 'start' || field === 'end') return whenText({ ...event, start: String(value), end: String(value) });
    return String(value);
  };
  return (
    <Dialog open title={word('edit')} closeLabel={formatMessage(commonMessages.close)} onClose={onClose}>
      <RecordEditor
        collection={eventsCollection}
        record={event}
        records={events}
        names={{
          ...{ title: word('title'), extendedProps: word('desc'), allDay: word('allDay') },
          ...{ start: word('start'), end: word('end'), repeat: word('repeat') },
        }}
        textOf={textOf}
        joins={{
          extendedProps: (mine, theirs) => ({ ...mine, desc: bothTexts(mine.desc, theirs.desc) }),
        }}
        onKeptAsNew={onKeptAsNew}
      >
        {(form) => (
          <>
            <FormTextField form={form} name="title" label={word('title')} limit={limits.title} />
            <p>{whenText(event)}</p>
            <FormTextArea form={form} name="extendedProps.desc" label={word('desc')} limit={limits.desc} />
          </>
        )}
      </RecordEditor>
    </Dialog>
  );
};
