import { latinOf } from '@ezone/shell/panels/keyboard';
import { CalendarDateTime, getLocalTimeZone, parseDate, toCalendarDate } from '@internationalized/date';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { utcOf } from '../model/days';
import type { CalendarView } from '../model/days';
import type { EventTimes } from '../model/event';
import type { Occurrence } from '../model/occurrences';
import type { PasteTarget } from '../model/pasted';
import { momentOf, wallOf, zoneOf } from '@ezone/repeats/series';

/** What is chosen by keys: from a time on, so many days or half hours. */
type Cursor = { at: CalendarDateTime; length: number };

type CalendarKeyboard = {
  view: CalendarView;
  /** `2026-11-22`: a day that is shown. */
  day: string;
  byKey: ReadonlyMap<string, Occurrence>;
  onCreate: (times: EventTimes) => void;
  onMove: (occurrence: Occurrence, times: EventTimes, undo: () => void) => void;
  onRemove: (occurrence: Occurrence) => void;
  onCopy: (occurrence: Occurrence) => void;
  /** Adds another one at the same time. */
  onDuplicate: (occurrence: Occurrence) => void;
  /** Null while there is nothing to be pasted. */
  onPaste: ((target: PasteTarget) => void) | null;
  /** Shows another day. */
  onShow: (day: string) => void;
};

const HALF_HOUR = 1_800_000;

/** How far an arrow leads in a view. */
const stepOf = (key: string, view: CalendarView, forward: string): { days: number; halves: number } | null => {
  if (key === 'ArrowLeft' || key === 'ArrowRight') return { days: key === forward ? 1 : -1, halves: 0 };
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  const by = key === 'ArrowDown' ? 1 : -1;
  return view === 'month' ? { days: by * 7, halves: 0 } : { days: 0, halves: by };
};

const timesOf = ({ at, length }: Cursor, allDay: boolean): EventTimes => {
  const start = allDay ? utcOf(toCalendarDate(at)) : momentOf(at, getLocalTimeZone());
  const end = allDay
    ? utcOf(toCalendarDate(at).add({ days: length }))
    : new Date(Date.parse(start) + length * HALF_HOUR).toISOString();
  return { allDay, start, end };
};

/** What is moved by the clock keeps its length. */
const shifted = (
  { allDay, start, end }: EventTimes,
  { days, halves }: { days: number; halves: number },
): EventTimes => {
  const zone = zoneOf({ allDay }, getLocalTimeZone());
  const from = momentOf(wallOf(start, zone).add({ days, minutes: allDay ? 0 : halves * 30 }), zone);
  return { allDay, start: from, end: new Date(Date.parse(from) + Date.parse(end) - Date.parse(start)).toISOString() };
};

/**
 * The keys of the calendar's grid. Arrows choose a time, with Shift they extend it, Enter makes an event of it. On an event, Alt and an
 * arrow move it, and Delete removes it. Ctrl or ⌘ with C, D and V copies, duplicates and pastes.
 * @returns what is chosen, and the handlers for what has the events in it
 */
export function useCalendarKeyboard(grid: CalendarKeyboard) {
  const { view, day, byKey, onCreate, onMove, onRemove, onCopy, onDuplicate, onPaste, onShow } = grid;
  const [cursor, setCursor] = useState<Cursor | null>(null);
  /** The event that was moved: it is drawn anew, and has the focus again then. */
  const moved = useRef<string>(null);
  useEffect(() => {
    const key = moved.current;
    if (key === null) return;
    moved.current = null;
    document.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus();
  }, [byKey]);

  const allDay = view === 'month';
  const forward = useLocale().direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const choose = (next: Cursor) => {
    setCursor(next);
    onShow(toCalendarDate(next.at).toString());
  };
  const moveCursor = (step: { days: number; halves: number }, isExtended: boolean) => {
    const date = parseDate(day);
    const first = { at: new CalendarDateTime(date.year, date.month, date.day, 9), length: allDay ? 1 : 2 };
    if (!cursor) choose(first);
    else if (isExtended) {
      choose({ ...cursor, length: Math.max(1, cursor.length + (allDay ? step.days : step.halves)) });
    } else choose({ ...cursor, at: cursor.at.add({ days: step.days, minutes: step.halves * 30 }) });
  };
  const onEvent = (occurrence: Occurrence, { key, altKey }: KeyboardEvent): boolean => {
    const step = altKey ? stepOf(key, view, forward) : null;
    if (step) {
      moved.current = occurrence.key;
      onMove(occurrence, shifted(occurrence, step), () => undefined);
    } else if (key === 'Delete') onRemove(occurrence);
    else return false;
    return true;
  };
  const onGrid = ({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean => {
    if (altKey || ctrlKey || metaKey || view === 'agenda') return false;
    const step = stepOf(key, view, forward);
    if (step) moveCursor(step, shiftKey);
    else if (key === 'Enter' && cursor) onCreate(timesOf(cursor, allDay));
    else return false;
    return true;
  };
  /** What a letter does with Ctrl or ⌘. What is selected as a text is copied as one. */
  const commandOf = (letter: string, occurrence: Occurrence | undefined): (() => void) | null => {
    if (letter === 'v' && onPaste) {
      const target = cursor ? (allDay ? toCalendarDate(cursor.at) : cursor.at) : parseDate(day);
      return () => {
        onPaste(target);
      };
    }
    if (!occurrence) return null;
    if (letter === 'c' && getSelection()?.isCollapsed !== false) {
      return () => {
        onCopy(occurrence);
      };
    }
    if (letter === 'd') {
      return () => {
        onDuplicate(occurrence);
      };
    }
    return null;
  };
  const onCommand = ({ nativeEvent }: KeyboardEvent, occurrence: Occurrence | undefined): boolean => {
    const command = commandOf(latinOf(nativeEvent).toLowerCase(), occurrence);
    // Once, however long the keys are held.
    if (!nativeEvent.repeat) command?.();
    return command !== null;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const key = (event.target as HTMLElement).closest<HTMLElement>('[data-key]')?.dataset['key'];
    const occurrence = byKey.get(key ?? '');
    const isGrid = event.target === event.currentTarget;
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    const isHandled = isCommand && onCommand(event, occurrence);
    const isUsed = isHandled || (occurrence ? onEvent(occurrence, event) : isGrid && onGrid(event));
    if (isUsed) event.preventDefault();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) setCursor(null);
  };
  const chosen = useMemo(() => cursor && timesOf(cursor, allDay), [cursor, allDay]);
  return { chosen, onKeyDown, onBlur };
}
