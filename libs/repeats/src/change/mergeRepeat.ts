import type { Repeat as Rule } from './event';

type Repeat = Rule | null;
type Exceptions = Rule['exceptions'];

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The one that was changed; undefined where both were, to something else. */
const merged = <Value>(base: Value, mine: Value, theirs: Value): Value | undefined =>
  same(base, theirs) || same(mine, theirs) ? mine : same(base, mine) ? theirs : undefined;

/** Two changes of a series: each of its events by itself. Undefined where somebody has to choose. */
export const mergeRepeat = (base: Repeat, mine: Repeat, theirs: Repeat): Repeat | undefined => {
  if (!base || !mine || !theirs) return merged(base, mine, theirs);
  const rule = merged(base.rule, mine.rule, theirs.rule);
  const zone = merged(base.zone, mine.zone, theirs.zone);
  if (rule === undefined || zone === undefined) return undefined;
  const of = (exceptions: Exceptions) => new Map(exceptions.map((one) => [one.at, one]));
  const [before, own, other] = [of(base.exceptions), of(mine.exceptions), of(theirs.exceptions)];
  const exceptions: Exceptions = [];
  for (const at of new Set([...own.keys(), ...other.keys()])) {
    const [was, is, became] = [before.get(at) ?? null, own.get(at) ?? null, other.get(at) ?? null];
    const one = merged(was, is, became);
    if (one === undefined) return undefined;
    if (one) exceptions.push(one);
  }
  return { rule, zone, exceptions: exceptions.toSorted((one, two) => (one.at < two.at ? -1 : 1)) };
};
