export { createTicking, DOUBLE_CLICK } from './createTicking';
export type { Tickable } from './createTicking';
export { inDays, inMonths, isWeekend, movedRepeat, nextDue, repeatKinds, repeatOf } from './nextDue';
export type { TodoRepeat } from './nextDue';
