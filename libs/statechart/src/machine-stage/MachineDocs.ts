import type { Actor, AnyStateMachine, EventFromLogic, EventObject, StateValueFrom } from 'xstate';

/** All paths in a state value: of `{ folded: 'resting' }` both `folded` and `folded.resting`. */
type PathIn<Value> = Value extends string
  ? Value
  : { [Key in keyof Value & string]: Key | `${Key}.${PathIn<Value[Key]>}` }[keyof Value & string];

type Carrying<Event extends EventObject> = Event extends EventObject
  ? keyof Omit<Event, 'type'> extends never
    ? never
    : Event['type']
  : never;

type PayloadsOf<Event extends EventObject> = {
  [Type in Carrying<Event>]: Omit<Extract<Event, { type: Type }>, 'type'>;
};

/** What a person has to say of a machine; all else on its page is read from the machine. */
export type MachineDocs<Machine extends AnyStateMachine> = {
  machine: Machine;
  /** One sentence for each state, by its path. */
  sentences: Record<PathIn<StateValueFrom<Machine>>, string>;
  /** An example for each event that carries something, as it is offered to whoever sends it from the chart. */
  payloads: PayloadsOf<EventFromLogic<Machine>>;
  /** For each invoked actor: what it may answer when its arrow is pressed, and how it may fail. */
  answers?: Record<string, { output?: unknown; error?: unknown }>;
  /** Names of what is never shown in context and events, beside passwords and tokens. */
  hide?: readonly string[];
  /** Machines that this one works with. */
  related: readonly RelatedMachine[];
};

/** A machine on another page. */
export type RelatedMachine = {
  /** Its title in Storybook, below `Machines/`: `Token session`. */
  page: string;
  /** How the two belong together, as the end of a sentence: "whose settling is the first check". */
  why: string;
};

/** Documentation of some machine. */
export type AnyMachineDocs = Omit<MachineDocs<AnyStateMachine>, 'sentences' | 'payloads'> & {
  sentences: Record<string, string>;
  payloads: object;
};

/** The actor that a machine's view is given. */
export type LiveActor<Machine extends AnyStateMachine> = Actor<Machine>;
