/**
 * Thrown by a guard for a list that the browser has already: the answer is a 304 without a body. It is made once, because it
 * is no failure, and a stack for each request would cost more than the rest of such an answer.
 */
export const NOT_MODIFIED = new Error('Not modified');
