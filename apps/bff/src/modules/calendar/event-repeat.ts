import { InvalidInputException } from '../../platform/errors/validation.pipe';
import type { CalendarEventDto, CalendarRepeatDto } from './calendar.dto';
import { checkOrder, settled } from './event-times';

/**
 * Holds what is not as a rule says to what holds for events, and to one for each time.
 * @param name how the event is called in the request
 */
export function checkRepeat(repeat: CalendarEventDto['repeat'], name: string): void {
  const known = new Set<string>();
  for (const [index, { at, instead }] of (repeat?.exceptions ?? []).entries()) {
    const field = `${name}.repeat.exceptions.${String(index)}`;
    if (instead) checkOrder(instead.start, instead.end, `${field}.instead.end`);
    if (known.has(at)) {
      throw new InvalidInputException([{ field: `${field}.at`, message: 'at must not be that of another exception' }]);
    }
    known.add(at);
  }
}

/** A series of which also those of whole days that are other ones have the bounds of days. */
export const settledRepeat = (repeat: CalendarRepeatDto | null): CalendarRepeatDto | null =>
  repeat && {
    ...repeat,
    exceptions: repeat.exceptions.map(({ at, instead }) => ({ at, instead: instead && settled(instead) })),
  };
