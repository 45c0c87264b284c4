import type { EventObject } from 'xstate';
import type { ChartTransition } from './chart';

/** Examples of what comes with events, so that a chart can send them. */
export type Samples = {
  /** For each type of event that carries something: an example of it, without its type. */
  payloads?: Record<string, Record<string, unknown>>;
  /** For each invoked actor: what it may answer, and how it may fail. */
  answers?: Record<string, { output?: unknown; error?: unknown }>;
};

/** A payload that somebody may change before it is sent; null where the event carries nothing. */
export type Payload = Record<string, unknown> | null;

/** What a transition's event carries, as the examples say. An answer stands under `output`. */
export const payloadFor = ({ trigger }: ChartTransition, { payloads, answers }: Samples): Payload => {
  if (trigger.kind === 'event') return payloads?.[trigger.event] ?? null;
  if (trigger.kind !== 'done') return null;
  const answer = answers?.[trigger.of];
  return answer && 'output' in answer ? { output: answer.output } : null;
};

/** The event that takes a transition: sent by hand also where a delay or an actor would send it. */
export const eventFor = (transition: ChartTransition, samples: Samples, payload?: Payload): EventObject => {
  const { trigger, eventType } = transition;
  const type = eventType === '*' ? 'anything.else' : eventType.replace(/\.\*$/, '.anything');
  if (trigger.kind === 'error') {
    const { error } = samples.answers?.[trigger.of] ?? {};
    return { type, error: error ?? new Error(`${trigger.of} failed, by hand`) } as EventObject;
  }
  return { ...(payload ?? payloadFor(transition, samples)), type };
};
