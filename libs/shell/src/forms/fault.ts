// Not from the room's door: the sign-in page stands on this, and has no records.
import { unreadIn } from '../records/unread';
import { unreadFault } from './unreadFault';

/** What a rule found wrong with a field. */
export type Fault = {
  /** A code, or a sentence, as the rule gives it. */
  message: string;
  /** The kind of rule, as yup names it: `required`, `max`. */
  type?: string | undefined;
  /** What the rule was given and what it looked at: `max`, `value`. */
  params?: Readonly<Record<string, unknown>> | undefined;
};

/** Faults by the paths of their fields: `title`, `emails.0.value`. */
export type Faults = Readonly<Record<string, Fault>>;

/** The part of a yup schema that forms use. */
export type Rules = { validate: (values: unknown, options: { abortEarly: false }) => Promise<unknown> };

/** What a form says itself of what cannot be read, whatever its rules are. */
export const unreadFaults = (values: unknown): Faults =>
  Object.fromEntries(unreadIn(values).map(([path, unread]) => [path, unreadFault(unread)]));

type RulesError = { inner: (Fault & { path?: string | undefined })[] };

const isRulesError = (error: unknown): error is RulesError =>
  typeof error === 'object' && error !== null && 'inner' in error && Array.isArray(error.inner);

/** yup writes `emails[0].value`; the server and forms write `emails.0.value`. */
const dotted = (path: string) => path.replace(/\[(\d+)\]/g, '.$1');

/**
 * The first fault of each field.
 * @throws the error itself, if it does not come from a schema
 */
export const faultsFrom = (error: unknown): Faults => {
  if (!isRulesError(error)) throw error;
  const faults = error.inner.map(
    ({ path = '', message, type, params }) => [dotted(path), { message, type, params }] as const,
  );
  return Object.fromEntries(faults.reverse());
};
