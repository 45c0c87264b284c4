import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  EventFromLogic,
  EventObject,
  InputFrom,
  SnapshotFrom,
} from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { ChartTransition } from '../model/chart';
import { chartOf } from '../model/chartOf';
import { eventFor } from '../model/eventFor';
import type { Samples } from '../model/eventFor';
import { transitionIdOf } from '../model/transitionIdOf';

/** What an invoked actor may answer, how it may fail, or both. An actor that says nothing of failing fails with some error. */
export type Answer = NonNullable<Samples['answers']>[string];

/** How a machine is walked. */
export type Walk<Machine extends AnyStateMachine> = {
  /** What it is started with; it is walked once for each. @default once, without input */
  inputs?: readonly InputFrom<Machine>[];
  /** Every event that may be sent, with each payload that makes a difference. The ends of delays are added. */
  events: readonly EventFromLogic<Machine>[];
  /** What its invoked actors may answer, and how they may fail: one answer each, or every one that makes a difference. */
  answers?: Readonly<Record<string, Answer | readonly Answer[]>>;
  /** What two snapshots have to have in common to be the same place, where the context would never end. @default all of it */
  placeOf?: (snapshot: SnapshotFrom<Machine>) => unknown;
  /** Called wherever a path leads, to say what always holds. */
  expectAlways?: (snapshot: SnapshotFrom<Machine>) => void;
};

/** What no path came by. */
export type Unreached = { states: string[]; transitions: string[] };

/** A walk that takes more than this would never end: its context grows, and `placeOf` has to say what matters of it. */
const STEPS_AT_MOST = 20_000;

const never = fromPromise(() => new Promise<never>(() => undefined));

/** The machine with actors that do not answer: their answers are events of the walk. */
const silent = (machine: AnyStateMachine): AnyStateMachine =>
  machine.provide({
    actors: Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, never])),
  });

const answersOf = (answers: Walk<AnyStateMachine>['answers'], actor: string): readonly Answer[] =>
  [answers?.[actor] ?? {}].flat() as Answer[];

/** The events of one arrow: one, or one for each answer that has its ending. */
const eventsOf = (transition: ChartTransition, answers: Walk<AnyStateMachine>['answers']): EventObject[] => {
  const { trigger } = transition;
  if (trigger.kind !== 'done' && trigger.kind !== 'error') return [eventFor(transition, {})];
  const ending = trigger.kind === 'done' ? 'output' : 'error';
  const all = answersOf(answers, trigger.of);
  const chosen = all.filter((answer) => ending in answer);
  return (chosen.length > 0 ? chosen : [{}]).map((answer) =>
    eventFor(transition, { answers: { [trigger.of]: answer } }),
  );
};

/** The ends of delays and the answers of actors, each with the state in which it can happen. */
const ownEvents = (machine: AnyStateMachine, answers: Walk<AnyStateMachine>['answers']) => {
  const own = chartOf(machine)
    .transitions.filter(
      ({ trigger }) => trigger.kind === 'after' || trigger.kind === 'done' || trigger.kind === 'error',
    )
    // The end of all regions comes by itself.
    .filter(({ eventType }) => !eventType.startsWith('xstate.done.state.'));
  // Arrows of the same event differ in their guards alone.
  const firsts = new Map(
    own.map((transition) => [`${transition.source}|${transition.eventType}`, transition] as const).reverse(),
  );
  return [...firsts.values()].flatMap((transition) =>
    eventsOf(transition, answers).map((event) => ({ source: transition.source, event })),
  );
};

/**
 * Walks a machine: by the shortest path to every place it can be in, and from there on with every event. Says which states and
 * transitions no path came by; a machine is as it should be when there are none.
 */
export const walk = <Machine extends AnyStateMachine>(machine: Machine, options: Walk<Machine>): Unreached => {
  const { inputs = [undefined], placeOf, expectAlways } = options;
  const own = ownEvents(machine, options.answers);
  const eventsAt = ({ _nodes }: AnyMachineSnapshot): EventObject[] => [
    ...options.events,
    ...own.filter(({ source }) => _nodes.some(({ id }) => id === source)).map(({ event }) => event),
  ];
  const reached = new Set<string>();
  const taken = new Set<string>();

  const replay = (path: readonly EventObject[], input: unknown) => {
    const actor = createActor(silent(machine), {
      input,
      clock: new SimulatedClock(),
      inspect: (inspected) => {
        if (inspected.type !== '@xstate.microstep' || inspected.actorRef.sessionId !== inspected.rootId) return;
        for (const { id } of (inspected.snapshot as AnyMachineSnapshot)._nodes) reached.add(id);
        const transitions: AnyTransitionDefinition[] = inspected._transitions;
        for (const transition of transitions) {
          taken.add(transitionIdOf(transition));
          // A first state that is only passed through is in no snapshot.
          reached.add(transition.source.id);
        }
      },
    });
    actor.start();
    for (const event of path) actor.send(event);
    const snapshot = actor.getSnapshot();
    if (snapshot.status === 'error') throw snapshot.error;
    for (const { id } of snapshot._nodes) reached.add(id);
    expectAlways?.(snapshot as SnapshotFrom<Machine>);
    actor.stop();
  };

  for (const input of inputs) {
    const paths = getShortestPaths(silent(machine), {
      input,
      limit: STEPS_AT_MOST,
      events: (snapshot) => eventsAt(snapshot as AnyMachineSnapshot),
      serializeState: (snapshot) => {
        const { value, context } = snapshot as AnyMachineSnapshot;
        return JSON.stringify([value, placeOf ? placeOf(snapshot as SnapshotFrom<Machine>) : context]);
      },
    });
    for (const { steps, state } of paths) {
      const path = steps.map(({ event }) => event).filter(({ type }) => type !== 'xstate.init');
      replay(path, input);
      for (const event of eventsAt(state as AnyMachineSnapshot)) replay([...path, event], input);
    }
  }

  const { states, transitions } = chartOf(machine);
  return {
    states: states.filter(({ id }) => !reached.has(id)).map(({ id }) => id),
    transitions: transitions.filter(({ id }) => !taken.has(id)).map(({ id }) => id),
  };
};
