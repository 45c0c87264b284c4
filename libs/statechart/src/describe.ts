import type { Chart, ChartState, ChartTransition, ChartTrigger } from './model/chart';
import type { StatechartWords } from './words';

/** How a state is called in sentences: its path, or the machine's id. */
export const stateName = ({ path, name }: ChartState): string => path || name;

/** What makes a transition happen, in words. */
export const triggerWords = (trigger: ChartTrigger, words: StatechartWords): string => {
  if (trigger.kind === 'event') return trigger.event;
  if (trigger.kind === 'always') return words.always;
  return trigger.kind === 'after' ? words.after(trigger.delay) : words[trigger.kind](trigger.of);
};

/** Where a transition leads, in words. */
export const targetWords = ({ targets }: ChartTransition, chart: Chart, words: StatechartWords): string => {
  const entered = chart.states.filter(({ id }) => targets.includes(id));
  return entered.length === 0 ? words.stays : words.to(entered.map(stateName).join(', '));
};

/** A transition as one sentence: "swiped, if towardsItsEdge, to closed". */
export const transitionWords = (transition: ChartTransition, chart: Chart, words: StatechartWords): string =>
  [
    triggerWords(transition.trigger, words),
    transition.guard === undefined ? '' : words.onlyIf(transition.guard),
    targetWords(transition, chart, words),
    transition.actions.length > 0 ? words.does(transition.actions.join(', ')) : '',
  ]
    .filter(Boolean)
    .join(', ');

/** What a state is beside its name: entered first, final, parallel. */
export const kindWords = ({ kind, isInitial }: ChartState, words: StatechartWords): string[] => [
  ...(isInitial ? [words.initial] : []),
  ...(kind === 'final' || kind === 'parallel' || kind === 'history' ? [words[kind]] : []),
];

/** What a state does on the way in and out, runs meanwhile, and is marked with. */
export const stateDetails = ({ entry, exit, invokes, tags }: ChartState, words: StatechartWords): string[] => [
  ...(invokes.length > 0 ? [words.invokes(invokes.join(', '))] : []),
  ...(entry.length > 0 ? [words.entry(entry.join(', '))] : []),
  ...(exit.length > 0 ? [words.exit(exit.join(', '))] : []),
  ...(tags.length > 0 ? [words.tags(tags.join(', '))] : []),
];
