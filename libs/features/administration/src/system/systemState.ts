import type { AnswerOf } from '@ezone/api-client';

/** How the server is set up, and how it is. */
export type SystemState = AnswerOf<'getSystem'>;
