export {
  choiceOf,
  countOf,
  endedBefore,
  monthlyKindsOf,
  movedRule,
  noRepeat,
  possibleMonthly,
  repeatEnds,
  repeatKinds,
  ruleOf,
  startWeekday,
  weekdays,
  withoutFirst,
} from './repeatRule';
export type { MonthlyKind, RepeatChoice, RepeatEnd, RepeatKind, RuleOf, Weekday } from './repeatRule';
