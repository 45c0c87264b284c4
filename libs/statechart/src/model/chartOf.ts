import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { Chart, ChartState, ChartTransition, ChartTrigger } from './chart';
import { actionName, delayName, guardName } from './names';
import { transitionIdOf } from './transitionIdOf';

const childrenOf = (node: AnyStateNode): AnyStateNode[] =>
  Object.values(node.states).sort((one, other) => one.order - other.order);

const withDescendants = (node: AnyStateNode): AnyStateNode[] => [node, ...childrenOf(node).flatMap(withDescendants)];

// A delay is, inside, an action that raises an event later; it stands on the arrow already.
const isTimer = (action: unknown): boolean =>
  typeof action === 'function' && 'id' in action && String(action.id).startsWith('xstate.after.');

const isTimerEnd = (action: unknown): boolean =>
  typeof action === 'function' && 'sendId' in action && String(action.sendId).startsWith('xstate.after.');

const actionNames = (actions: readonly unknown[]): string[] =>
  actions.filter((action) => !isTimer(action) && !isTimerEnd(action)).map(actionName);

const sourceName = ({ src, id }: { src: unknown; id: string }): string => (typeof src === 'string' ? src : id);

function triggerOf({ eventType, source }: AnyTransitionDefinition): ChartTrigger {
  const after = source.after.find((delayed) => delayed.eventType === eventType);
  if (after) return { kind: 'after', delay: delayName(after.delay, source.machine.implementations.delays) };
  if (eventType === '') return { kind: 'always' };
  if (eventType === `xstate.done.state.${source.id}`) return { kind: 'done', of: source.key };
  for (const invoked of source.invoke) {
    const of = sourceName(invoked);
    if (eventType === `xstate.done.actor.${invoked.id}`) return { kind: 'done', of };
    if (eventType === `xstate.error.actor.${invoked.id}`) return { kind: 'error', of };
    if (eventType === `xstate.snapshot.${invoked.id}`) return { kind: 'snapshot', of };
  }
  return { kind: 'event', event: eventType };
}

function toTransition(transition: AnyTransitionDefinition): ChartTransition {
  const { source, target, guard, actions, eventType, reenter } = transition;
  return {
    id: transitionIdOf(transition),
    source: source.id,
    targets: (target ?? []).map(({ id }) => id),
    trigger: triggerOf(transition),
    eventType,
    ...(guard === undefined ? {} : { guard: guardName(guard) }),
    actions: actionNames(actions),
    reenter,
  };
}

const initialOf = (node: AnyStateNode): string | undefined =>
  node.type === 'compound' ? node.initial.target?.[0]?.id : undefined;

function toState(node: AnyStateNode): ChartState {
  const initial = initialOf(node);
  return {
    id: node.id,
    path: node.path.join('.'),
    name: node.key,
    kind: node.type,
    parent: node.parent?.id ?? null,
    depth: node.path.length,
    ...(initial === undefined ? {} : { initial }),
    isInitial: node.parent !== undefined && initialOf(node.parent) === node.id,
    entry: actionNames(node.entry),
    exit: actionNames(node.exit),
    invokes: node.invoke.map(sourceName),
    tags: node.tags,
  };
}

// A history state is left at once, and for where nothing has been remembered it has a default.
const defaultOfHistory = (node: AnyStateNode): ChartTransition[] => {
  if (node.type !== 'history') return [];
  const { target } = node.config as { target?: string };
  const entered = target === undefined ? undefined : node.parent?.states[target.replace(/^\./, '')];
  if (!entered) return [];
  const id = `${node.id}||0`;
  return [
    {
      id,
      source: node.id,
      targets: [entered.id],
      trigger: { kind: 'always' },
      eventType: '',
      actions: [],
      reenter: false,
    },
  ];
};

const transitionsOf = (node: AnyStateNode): ChartTransition[] => [
  ...(node.always ?? []).map(toTransition),
  ...[...node.transitions.values()].flat().map(toTransition),
  ...defaultOfHistory(node),
];

/** What can be drawn of a machine. Pure: nothing is started, and the same machine gives the same chart. */
export const chartOf = (machine: AnyStateMachine): Chart => {
  const nodes = withDescendants(machine.root);
  return { id: machine.id, states: nodes.map(toState), transitions: nodes.flatMap(transitionsOf) };
};
