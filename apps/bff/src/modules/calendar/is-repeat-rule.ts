import { isRepeatRule } from '@ezone/repeats';
import { ValidateBy } from 'class-validator';

/** Holds a field to a rule of iCalendar for what comes back after a day at the earliest. */
export const IsRepeatRule = () =>
  ValidateBy({
    name: 'isRepeatRule',
    validator: {
      validate: isRepeatRule,
      defaultMessage: () => '$property must be a rule of iCalendar, such as FREQ=WEEKLY;BYDAY=MO',
    },
  });
