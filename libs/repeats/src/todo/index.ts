export { createTicking, DOUBLE_CLICK } from './createTicking';
export type { Tickable } from './createTicking';
export { dueTime, localOf, storedOf } from './dates';
export type { Due } from './dates';
export { inDays, inMonths, isWeekend, movedRepeat, nextDue, repeatKinds, repeatOf } from './nextDue';
export type { TodoRepeat } from './nextDue';
