import { getLocalTimeZone } from '@internationalized/date';
import { useDialog } from '@ezone/shell/notices/dialog';
import { useToast } from '@ezone/shell/notices/toast';
import { asStored, newId, useRecords, useRecordsStore } from '@ezone/shell/records';
import { isolated } from '@ezone/text';
import { createElement, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { ScopeQuestion } from './components/ScopeQuestion';
import { calendarMessages, calendarSentences, icsSentences } from './messages';
import { changeSeries, isOfSeries, rebased, removeFromSeries, scopes } from '@ezone/repeats/change';
import type { Scope, SeriesChange } from '@ezone/repeats/change';
import { emptyEvent } from './model/event';
import type { CalendarEvent, EventContent } from './model/event';
import { eventsCollection } from './model/eventsCollection';
import type { Occurrence, OccurrenceFields } from './model/occurrences';
import { loadExpand } from './useOccurrences';
import { useWhenText } from './useTimeText';

/** Asks which ones of a series are meant; undefined where it is not to be done after all. */
function useScope() {
  const dialog = useDialog();
  const { formatMessage } = useIntl();
  return useMemo(
    () =>
      (question: 'askChange' | 'askRemove', of: readonly Scope[] = scopes): Promise<Scope | undefined> =>
        dialog.open<Scope>({
          title: formatMessage(calendarMessages[question]),
          size: 'small',
          content: (onAnswer) => createElement(ScopeQuestion, { scopes: of, onAnswer }),
        }),
    [dialog, formatMessage],
  );
}

/** The user's events, and the ways to change them: each at once on screen, and to be taken back. */
export function useEvents() {
  const { formatMessage } = useIntl();
  const whenText = useWhenText();
  const askScope = useScope();
  const toast = useToast();
  const store = useRecordsStore();
  const events = useRecords(eventsCollection);
  const { create, createMany, update, remove } = events;
  const actions = useMemo(() => {
    const nameOf = (title: string) => isolated(title.trim() || formatMessage(calendarMessages.untitled));
    const repeatOf = (rule: string | null, zone = getLocalTimeZone()) =>
      rule === null ? null : { rule, zone, exceptions: [] };
    const doAll = (event: CalendarEvent, change: SeriesChange, done: string, bases?: Partial<EventContent>) => {
      const group = newId();
      const said = { group, ...(!change.create && { done }), ...(bases && { bases, last: event }) };
      if (change.update) update(event.id, change.update, said);
      else remove([event.id], { done });
      if (change.create) create(change.create, { group, done });
    };
    const sentenceOf = ({ title, allDay, start, end, desc }: Occurrence, fields: OccurrenceFields) => {
      const { title: next, desc: nextDesc, ...times } = fields;
      const isMoved = title === next && desc === nextDesc;
      const isSame = start === times.start && end === times.end && allDay === times.allDay;
      const sentence = isMoved && !isSame ? calendarSentences.moved : calendarSentences.changed;
      return formatMessage(sentence, { title: nameOf(next), when: whenText(times) });
    };
    /** An event as it is in this moment: while somebody writes or is asked, others change it. */
    const nowOf = (event: CalendarEvent) =>
      (store.records.find(asStored(eventsCollection), event.id) as CalendarEvent | undefined) ?? event;
    const sayElsewhere = (): false => {
      toast.show({ variant: 'error', message: formatMessage(calendarMessages.elsewhere) });
      return false;
    };
    return {
      /** @param rule how it comes back; null where it does not */
      add: ({ title, desc, ...times }: OccurrenceFields, rule: string | null): CalendarEvent =>
        create(
          { ...emptyEvent(times), title, extendedProps: { desc }, repeat: repeatOf(rule) },
          { done: formatMessage(calendarSentences.added, { title: nameOf(title) }) },
        ),
      /** Adds events as one step. */
      addAll: (contents: readonly EventContent[]) => {
        createMany(contents, { done: formatMessage(icsSentences.added, { count: contents.length }) });
      },
      /**
       * Changes an occurrence; of a series, it asks which ones.
       * @param occurrence as it was when the change was begun: what does not differ from that stays as it is
       * @param rule how it shall come back; undefined where that stays as it is
       * @returns false where it is not to be changed after all
       */
      change: async (occurrence: Occurrence, fields: OccurrenceFields, rule?: string | null): Promise<boolean> => {
        const { event } = occurrence;
        const done = sentenceOf(occurrence, fields);
        if (!isOfSeries(occurrence)) {
          const { title, desc, ...times } = fields;
          const repeat = rule === undefined ? event.repeat : repeatOf(rule);
          update(event.id, { ...times, title, extendedProps: { desc }, repeat }, { done, last: event, bases: event });
          return true;
        }
        const [expand, scope] = await Promise.all([
          loadExpand(),
          askScope('askChange', rule === undefined ? scopes : ['following', 'all']),
        ]);
        if (!scope) return false;
        const change = rebased(occurrence, fields, rule, scope, nowOf(event), expand);
        if (!change) return sayElsewhere();
        const changed = changeSeries(change.occurrence, change.fields, rule, scope, expand);
        doAll(change.occurrence.event, changed, done, change.bases);
        return true;
      },
      /** Removes an occurrence; of a series, it asks which ones. */
      remove: async (occurrence: Occurrence): Promise<boolean> => {
        const done = formatMessage(calendarSentences.removed, { title: nameOf(occurrence.title) });
        const scope = isOfSeries(occurrence) ? await askScope('askRemove') : 'all';
        if (!scope) return false;
        const event = nowOf(occurrence.event);
        const there = { ...occurrence, event };
        if (isOfSeries(occurrence) && scope !== 'all' && !isOfSeries(there)) return sayElsewhere();
        const whole = { update: null, create: null };
        doAll(event, isOfSeries(there) ? removeFromSeries(there, scope) : whole, done);
        return true;
      },
    };
  }, [create, createMany, update, remove, store, toast, askScope, formatMessage, whenText]);
  return { events, actions };
}
