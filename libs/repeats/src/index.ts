export { isRepeatRule } from './isRepeatRule';
export { RepeatDays } from './RepeatDays';
