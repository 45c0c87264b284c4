import type { ErrorDetailDto } from '../platform/errors/error.dto';
import type { Answer } from './test-server';

/** The fields that a refusal names in its details: each once, however much is wrong with it. */
export const fieldsOf = (answer: Answer): Set<string> =>
  new Set(answer.json<{ details: ErrorDetailDto[] }>().details.map(({ field }) => field));
