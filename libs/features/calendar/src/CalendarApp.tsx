import { useNow } from '@ezone/shell/data/now';
import { LazyDetail, listFields, useListAddress } from '@ezone/shell/page/list-detail';
import { useAskedText, useCreateAsked } from '@ezone/shell/routing';
import { useDocumentTitle } from '@ezone/shell/routing/document';
import { PagePanes } from '@ezone/shell/page/page-layout';
import { useFetchAhead } from '@ezone/shell/session/live';
import { useIsPhone } from '@ezone/ui/is-wide';
import { useFetchedWhile } from '@ezone/shell/notices/dialog';
import { lazyContent } from '@ezone/ui/lazy-content';
import type { SearchFieldHandle } from '@ezone/ui/search-field';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { CalendarHeader } from './components/CalendarHeader';
import { CalendarPane } from './components/CalendarPane';
import { FileMenu } from './components/FileMenu';
import { calendarViews, daysOf, localDay, nextHour, stepped } from './model/days';
import type { CalendarView } from './model/days';
import type { EventTimes } from './model/event';
import { dayOf, occurrenceAt, onceOf, partsOfKey } from '@ezone/repeats/series';
import { useCalendarKeys } from './useCalendarKeys';
import { useCopying } from './useCopying';
import { useEvents } from './useEvents';
import { calendarSentences } from './messages';
import { zoneLabel } from './model/secondZone';
import { useBirthdays } from './useBirthdays';
import { useCalendarSettings } from './useCalendarSettings';
import { drawnAround, useOccurrences } from './useOccurrences';
import { useRangeText } from './useTimeText';

const root = '/apps/calendar';

const unwritten = { title: '', desc: '' };

/** Forms are as large as the rest of the page: they come after it. */
const loadDialogs = lazyContent(async () => {
  const [{ EventDialog }, { BlockedEvent }] = await Promise.all([
    import('./components/EventDialog'),
    import('./components/BlockedEvent'),
  ]);
  return { EventDialog, BlockedEvent };
});

const loadResults = lazyContent(async () => (await import('./components/SearchResults')).SearchResults);

const fields = {
  q: listFields.text(),
  view: listFields.optional(),
  // Going from month to month leaves no trail: Back leads to where one came from.
  date: { ...listFields.optional(), isTyped: true as const },
};

/** The user's calendar, and the event that is open in it. */
export const Page = () => {
  const { formatDateToParts, formatMessage, locale } = useIntl();
  const address = useListAddress(root, fields);
  const now = useNow();
  const isPhone = useIsPhone();
  const { events, actions } = useEvents();
  const rangeText = useRangeText();
  const searchRef = useRef<SearchFieldHandle>(null);
  const [draft, setDraft] = useState<EventTimes | null>(null);
  /** Where it was chosen in the calendar. */
  const [slot, setSlot] = useState<DOMRect | null>(null);
  /** What another app has written in the new event. */
  const [written, setWritten] = useState(unwritten);

  const today = localDay(new Date(now));
  const view = calendarViews.find((one) => one === address.values.view) ?? (isPhone ? 'agenda' : 'month');
  const day = dayOf(address.values.date) ?? today;
  const shown = daysOf(view, day, locale, isPhone);
  const title = rangeText(view, shown);
  const hasHours = view === 'week' || view === 'day';
  const query = address.shown.q;
  const zone =
    formatDateToParts(now, { timeZoneName: 'long' }).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  useDocumentTitle(title);

  const { copy, duplicate, paste } = useCopying((times) => actions.add(times, null));
  const occurrences = useOccurrences(events.records, shown);
  const { settings, choose } = useCalendarSettings();
  const birthdays = useBirthdays(settings.hasBirthdays, drawnAround(shown));
  const navigate = useNavigate();

  const { openId } = address;
  const dialogs = useFetchedWhile(draft !== null || openId !== null, loadDialogs, () => {
    setDraft(null);
    if (openId !== null) address.close();
    return () => {
      setDraft(draft);
      if (openId !== null) address.open(openId);
    };
  });
  useFetchAhead(loadDialogs);
  const { id, at } = partsOfKey(openId ?? '');
  const record = openId === null ? undefined : events.recordOf(id);
  const progress = events.stateOf(id)?.progress.at;
  const isStuck = progress === 'conflict' || progress === 'gone' || progress === 'refused';
  const open = record && (record.repeat ? occurrenceAt(record, at ?? record.start) : onceOf(record));

  const toDay = (date: string | null, to: CalendarView = view) => {
    address.want({ date: date === today.toString() ? null : date, ...(to !== view && { view: to }) });
  };
  const toView = (to: CalendarView) => {
    address.want({ view: to });
  };
  const step = (by: 1 | -1) => {
    toDay(stepped(view, day, by, isPhone).toString());
  };
  const create = () => {
    const isNow = today.compare(shown.first) >= 0 && today.compare(shown.until) < 0;
    setSlot(null);
    setDraft(nextHour(isNow ? today : shown.first));
  };
  useCreateAsked(create);
  useAskedText(
    'title',
    (asked, { desc = '' }) => {
      setWritten({ title: asked, desc });
      create();
    },
    true,
    ['desc'],
  );
  useCalendarKeys({
    create,
    today: () => {
      toDay(null);
    },
    step,
    view: toView,
    search: () => {
      searchRef.current?.focus();
    },
  });

  return (
    <PagePanes
      head={() => (
        <CalendarHeader
          title={title}
          description={
            settings.secondZone === null || !hasHours
              ? zone
              : formatMessage(calendarSentences.twoZones, { zone, second: zoneLabel(settings.secondZone) })
          }
          view={view}
          onView={toView}
          onStep={step}
          onToday={() => {
            toDay(null);
          }}
          onCreate={create}
          search={address.search ?? { text: '', change: () => undefined }}
          searchRef={searchRef}
          menu={
            events.records && (
              <FileMenu
                events={events.records}
                settings={settings}
                onChoose={choose}
                onPaste={
                  paste &&
                  (() => {
                    paste(day);
                  })
                }
                onImport={actions.addAll}
              />
            )
          }
        />
      )}
    >
      {query === '' || !events.records ? (
        <CalendarPane
          query={events.query}
          label={title}
          view={view}
          day={day.toString()}
          occurrences={occurrences}
          unsavedOf={events.unsavedOf}
          birthdays={birthdays}
          secondZone={settings.secondZone}
          onFollow={(path) => void navigate(path)}
          onOpen={({ key }) => {
            address.open(key);
          }}
          onCreate={(times, chosen) => {
            setSlot(isPhone ? null : chosen);
            setDraft(times);
          }}
          isCreating={draft !== null}
          onMove={(occurrence, times, undo) => {
            const { title: name, desc } = occurrence;
            void actions.change(occurrence, { ...times, title: name, desc }).then((isMoved) => {
              if (!isMoved) undo();
            });
          }}
          onRemove={(occurrence) => {
            void actions.remove(occurrence);
          }}
          onCopy={copy}
          onDuplicate={duplicate}
          onPaste={paste}
          onShow={(date) => {
            if (date !== day.toString()) toDay(date);
          }}
          onDay={(date) => {
            toDay(date, 'day');
          }}
        />
      ) : (
        <LazyDetail load={loadResults} props={{ events, query, address }} />
      )}
      {draft && dialogs && (
        <dialogs.EventDialog
          key={draft.start}
          isNew
          slot={slot}
          initial={{ ...draft, ...written }}
          repeat={null}
          draftId={`new ${draft.start}`}
          onSave={(_, event, rule) => {
            actions.add(event, rule ?? null);
            return Promise.resolve(true);
          }}
          onClose={() => {
            setDraft(null);
            setWritten(unwritten);
          }}
        />
      )}
      {record && isStuck && dialogs && (
        <dialogs.BlockedEvent
          event={record}
          events={events}
          onKeptAsNew={({ id: next }) => {
            address.step(next);
          }}
          onClose={address.close}
        />
      )}
      {open && !isStuck && dialogs && (
        <dialogs.EventDialog
          key={open.key}
          isNew={false}
          initial={open}
          repeat={open.event.repeat}
          draftId={open.key}
          onSave={actions.change}
          onCopy={() => {
            copy(open);
            address.close();
          }}
          onDuplicate={() => {
            duplicate(open);
            address.close();
          }}
          onRemove={() => {
            void actions.remove(open).then((isRemoved) => {
              if (isRemoved) address.close();
            });
          }}
          onClose={address.close}
        />
      )}
    </PagePanes>
  );
};
