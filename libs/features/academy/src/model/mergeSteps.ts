import { joinWhole, mergeEntries } from '@ezone/shell/records/merge-entries';
import { plainHtml } from '@ezone/text';
import type { Step } from './course';

const isSameHtml = (one: unknown, other: unknown) => plainHtml(String(one)) === plainHtml(String(other));

/** Two have written in one step: each keeps the part that only they have changed. */
const joinStep = (base: Step, mine: Step, theirs: Step): Step | undefined => {
  const title = joinWhole(base.title, mine.title, theirs.title);
  const content = joinWhole(base.content, mine.content, theirs.content, isSameHtml);
  return title === undefined || content === undefined ? undefined : { ...mine, title, content };
};

const orderOf = (steps: readonly Step[], others: readonly Step[]) => {
  const ids = new Set(others.map(({ id }) => id));
  return steps.flatMap(({ id }) => (ids.has(id) ? [id] : [])).join();
};

/**
 * Brings two changes of the steps of a course together. Whoever has moved steps says in which order they are.
 * @returns undefined where both wrote the same anew, differently, or one removed what the other wrote
 */
export const mergeSteps = (base: Step[], mine: Step[], theirs: Step[]): Step[] | undefined => {
  const merged = mergeEntries(base, mine, theirs, joinStep);
  if (!merged || orderOf(mine, base) !== orderOf(base, mine)) return merged;
  // What only one has stays behind what it followed.
  const places = new Map(theirs.map(({ id }, place) => [id, place]));
  let last = -1;
  const placed = merged.map((step) => ({ step, place: (last = places.get(step.id) ?? last) }));
  return placed.toSorted((one, other) => one.place - other.place).map(({ step }) => step);
};
