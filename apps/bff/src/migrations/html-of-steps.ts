import { paragraphsOf } from '../modules/academy/course-steps';

type Step = { content: string };

/** The steps of a course whose contents were plain text, as JSON with HTML. @param steps as the database answers them: JSON or what it says */
export function htmlOfSteps(steps: unknown): string {
  const known = (typeof steps === 'string' ? JSON.parse(steps) : steps) as Step[];
  return JSON.stringify(known.map((step) => ({ ...step, content: paragraphsOf(step.content) })));
}
