import type { Values } from './dto-plan';

/** Whether a value is an object with fields: no list, and no bytes, of which each would be a field. */
export const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !ArrayBuffer.isView(value);
