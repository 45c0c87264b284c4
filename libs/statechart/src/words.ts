import type { Readiness } from './model/readinessOf';

/** What a chart says. Names of states and events are not in it: those are code, the same in every language. */
export type StatechartWords = {
  /** The language they are in, as a BCP 47 tag, and the way that it is written: neither has to be the page's. */
  language: string;
  direction: 'ltr' | 'rtl';
  /** Names the chart for screen readers: "Chart of panel". */
  chartOf: (machine: string) => string;
  /** The two ways of looking at it, and the name of the choice. */
  view: string;
  chart: string;
  list: string;
  zoomIn: string;
  zoomOut: string;
  fit: string;
  /** The zoom in words, for the figure between the buttons: "80 %". */
  zoom: (percent: number) => string;
  /** How the chart is used by keyboard and pointer. */
  help: string;
  loading: string;
  failed: string;
  /** The list stands in its place. */
  failedAdvice: string;
  /** Of a state. */
  active: string;
  initial: string;
  final: string;
  parallel: string;
  history: string;
  /** Of transitions. */
  after: (delay: string) => string;
  always: string;
  done: (of: string) => string;
  error: (of: string) => string;
  snapshot: (of: string) => string;
  to: (states: string) => string;
  stays: string;
  onlyIf: (guard: string) => string;
  does: (actions: string) => string;
  entry: (actions: string) => string;
  exit: (actions: string) => string;
  invokes: (actors: string) => string;
  tags: (tags: string) => string;
  /** Of the transition that the last event took. */
  taken: string;
  /** Why a transition can be taken now, or not. */
  readiness: Record<Readiness, string>;
  /** Headings beside the chart. */
  chosen: string;
  nothingChosen: string;
  context: string;
  events: string;
  noEvents: string;
  /** The transition of an event in the log: nothing came of it. */
  passedOver: string;
  /** Of an event that is sent by hand. */
  payload: string;
  send: string;
  notJson: string;
  notObject: string;
  startAnew: string;
};

/** The words of the documentation, which is in English. */
export const englishWords: StatechartWords = {
  language: 'en',
  direction: 'ltr',
  chartOf: (machine) => `Chart of ${machine}`,
  view: 'View',
  chart: 'Chart',
  list: 'List',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit to view',
  zoom: (percent) => `${String(percent)} %`,
  help: 'Arrow keys move from state to state, Enter sends the event of an arrow, plus and minus zoom. With a pointer: press an arrow’s label to send its event, drag to move, Ctrl and wheel or pinch to zoom.',
  loading: 'The chart is being drawn',
  failed: 'The chart could not be drawn.',
  failedAdvice: 'The list says the same in words.',
  active: 'active',
  initial: 'entered first',
  final: 'final',
  parallel: 'parallel: all regions at once',
  history: 'history: the state left last',
  after: (delay) => `after ${delay}`,
  always: 'at once',
  done: (of) => `${of} is done`,
  error: (of) => `${of} fails`,
  snapshot: (of) => `${of} changes`,
  to: (states) => `to ${states}`,
  stays: 'stays',
  onlyIf: (guard) => `if ${guard}`,
  does: (actions) => `does ${actions}`,
  entry: (actions) => `On the way in: ${actions}`,
  exit: (actions) => `On the way out: ${actions}`,
  invokes: (actors) => `Runs: ${actors}`,
  tags: (tags) => `Tags: ${tags}`,
  taken: 'Just taken.',
  readiness: {
    ready: 'Can be taken now.',
    guarded: 'Not now: its guard says no, or an arrow before it comes first.',
    elsewhere: 'Not now: the machine is in another state.',
    automatic: 'Nobody sends this: it is taken as soon as it can be.',
    over: 'Not any more: the machine has ended.',
    still: 'This chart follows no running machine.',
  },
  chosen: 'Chosen',
  nothingChosen: 'Choose a state to read what it means, or an arrow to send its event.',
  context: 'Context',
  events: 'Last events',
  noEvents: 'Nothing has happened yet.',
  passedOver: 'passed over',
  payload: 'What the event carries',
  send: 'Send',
  notJson: 'This is not JSON.',
  notObject: 'An event carries an object: { … }.',
  startAnew: 'Start again',
};
