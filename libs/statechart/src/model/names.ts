/** Shown for a function that was written in place, without a name. */
const INLINE = 'inline';

// The engine names a function after the property it was written at, which says nothing.
const UNTOLD = ['', 'guard', 'actions', 'entry', 'exit'];

type Named = { type: string };
type Builtin = { type?: string; assignment?: unknown; event?: unknown; guards?: unknown[]; name: string };

const isNamed = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const ownName = ({ name }: Builtin): string => (UNTOLD.includes(name) ? INLINE : name);

/** A guard in words: its name, `not isWide`, `isWide and isOpen`, or `inline`. */
export const guardName = (guard: unknown): string => {
  if (typeof guard === 'string') return guard;
  if (isNamed(guard)) return guard.type;
  if (typeof guard !== 'function') return INLINE;
  const { guards, ...builtin } = guard as Builtin;
  if (guards === undefined) return ownName({ ...builtin, name: guard.name });
  const parts = guards.map(guardName);
  return guard.name === 'not' ? `not ${parts.join('')}` : parts.join(` ${guard.name} `);
};

const detailOf = ({ assignment, event }: Builtin): string => {
  if (typeof assignment === 'object' && assignment !== null) return Object.keys(assignment).join(', ');
  return isNamed(event) ? event.type : '';
};

/** An action in words: its name, `assign problem`, `emit notice`, or `inline`. */
export const actionName = (action: unknown): string => {
  if (typeof action === 'string') return action;
  if (typeof action !== 'function') return isNamed(action) ? action.type : INLINE;
  const builtin = action as unknown as Builtin;
  if (typeof builtin.type !== 'string') return ownName(builtin);
  return [builtin.type.replace('xstate.', ''), detailOf(builtin)].filter(Boolean).join(' ');
};

/** Milliseconds as people say them: `150 ms`, `6 s`, `2 min`. */
export const durationText = (milliseconds: number): string => {
  if (milliseconds < 1000) return `${String(milliseconds)} ms`;
  if (milliseconds < 60_000) return `${String(milliseconds / 1000)} s`;
  return `${String(Math.round(milliseconds / 6000) / 10)} min`;
};

/** A delay in words: its length, or its name, with its length where that is fixed. */
export const delayName = (delay: unknown, lengths: Record<string, unknown>): string => {
  if (typeof delay === 'number') return durationText(delay);
  if (typeof delay !== 'string') return INLINE;
  // The keys of `after` are strings, also where they are numbers.
  if (delay !== '' && Number.isFinite(Number(delay))) return durationText(Number(delay));
  const length = lengths[delay];
  return typeof length === 'number' ? `${delay} ${durationText(length)}` : delay;
};
