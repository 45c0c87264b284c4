import type { ChartState, ChartTransition, ChartTrigger } from '../model/chart';

/** A line of small print: what kind it is decides the icon in front of it. */
export type Line = { kind: 'guard' | 'actions' | 'entry' | 'exit' | 'invoke'; text: string };

const triggerText = (trigger: ChartTrigger): string => {
  if (trigger.kind === 'event') return trigger.event;
  if (trigger.kind === 'after') return trigger.delay;
  return trigger.kind === 'always' ? '' : trigger.of;
};

/** What is written large on a transition: what makes it happen, which for one without an event is its guard. */
export const labelText = ({ trigger, guard }: ChartTransition): string => triggerText(trigger) || (guard ?? '');

const SHOWN = 2;

const listed = (names: string[]): string =>
  names.length > SHOWN ? `${names.slice(0, SHOWN).join(', ')} +${String(names.length - SHOWN)}` : names.join(', ');

const lineOf = (kind: Line['kind'], names: string[]): Line[] =>
  names.length > 0 ? [{ kind, text: listed(names) }] : [];

/** The small print of a transition. */
export const transitionLines = ({ trigger, guard, actions }: ChartTransition): Line[] => [
  ...lineOf('guard', guard === undefined || trigger.kind === 'always' ? [] : [guard]),
  ...lineOf('actions', actions),
];

/** The small print of a state. */
export const stateLines = ({ invokes, entry, exit }: ChartState): Line[] => [
  ...lineOf('invoke', invokes),
  ...lineOf('entry', entry),
  ...lineOf('exit', exit),
];
