/** What makes a transition happen. */
export type ChartTrigger =
  /** An event that is sent to the machine. `*` stands for every event. */
  | { kind: 'event'; event: string }
  /** Time in the state; `delay` is readable: `6 s`, or the name of a delay with its length, if that is fixed. */
  | { kind: 'after'; delay: string }
  /** As soon as its guard holds. */
  | { kind: 'always' }
  /** An invoked actor, or all regions of a state, came to an end. */
  | { kind: 'done'; of: string }
  /** An invoked actor failed. */
  | { kind: 'error'; of: string }
  /** An invoked actor has a new snapshot. */
  | { kind: 'snapshot'; of: string };

/** An arrow of the chart, or a line in a state where nothing is entered. */
export type ChartTransition = {
  /** The same for every machine of this shape, also for one with other actors provided. */
  id: string;
  /** Id of the state it leaves. */
  source: string;
  /** Ids of the states it enters; none for one that only does something. */
  targets: string[];
  trigger: ChartTrigger;
  /** The event by which the machine knows it; empty for `always`. */
  eventType: string;
  /** Name of its guard; absent where it has none. */
  guard?: string;
  /** Names of what it does. */
  actions: string[];
  /** Whether a state that is entered by it from inside is left first. */
  reenter: boolean;
};

/** A state of the chart. */
export type ChartState = {
  /** Its id in the machine: `navbar.folded.resting`. */
  id: string;
  /** Its keys from the root, with dots: `folded.resting`; empty for the machine itself. */
  path: string;
  /** Its own key; of the machine itself, the machine's id. */
  name: string;
  kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** Id of the state it stands in; null for the machine itself. */
  parent: string | null;
  /** How many states it stands in. */
  depth: number;
  /** Id of the state in it that is entered first; absent where it has none, or all at once. */
  initial?: string;
  /** Whether it is the one its parent enters first. */
  isInitial: boolean;
  /** Names of what is done on the way in and out. */
  entry: string[];
  exit: string[];
  /** Names of the actors that run while it is active. */
  invokes: string[];
  tags: string[];
};

/** What can be drawn, listed and checked of a machine. States stand in document order, the machine itself first. */
export type Chart = {
  id: string;
  states: ChartState[];
  transitions: ChartTransition[];
};
