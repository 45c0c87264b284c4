import type { AnswerOf, BodyOf } from '@ezone/api-client';
import { startOfDay } from '@ezone/shell/data/days';
import { actionNames } from './messages';

/** What was recorded. */
export type AuditEntry = AnswerOf<'listAuditEntries'>['entries'][number];
export type AuditAction = AuditEntry['action'];
/** What is looked for, as the server takes it. */
export type AskedEntries = BodyOf<'exportAuditLog'>;

export const ACTIONS = Object.keys(actionNames) as AuditAction[];

/** The names of the filters in the address; `from` and `to` are days. */
export const FILTERS = ['who', 'action', 'from', 'to', 'list', 'record'] as const;

const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d\d-\d\d$/.test(text);

/** The day that the address names; null for none, or what is none. */
export const dayIn = (parameters: URLSearchParams, name: 'from' | 'to'): string | null => {
  const text = parameters.get(name);
  return isDay(text) && !Number.isNaN(Date.parse(text)) ? text : null;
};

/** The local midnight that a day begins with, or the one some days later. */
const midnight = (day: string, ahead = 0): string =>
  new Date(startOfDay(new Date(`${day}T12:00`).getTime(), ahead)).toISOString();

/** What the address asks for: days as whoever looks has them, the last one included. */
export function askedIn(parameters: URLSearchParams): AskedEntries {
  const [from, to] = [dayIn(parameters, 'from'), dayIn(parameters, 'to')];
  const action = ACTIONS.find((one) => one === parameters.get('action'));
  const { who, list, record } = Object.fromEntries(parameters);
  return {
    ...(who && { who }),
    ...(action && { action }),
    ...(from !== null && { from: midnight(from) }),
    ...(to !== null && { to: midnight(to, 1) }),
    ...(list && { list }),
    ...(record && { record }),
  };
}
