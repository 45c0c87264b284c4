export const isSameJson = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The server keeps no white space around a text. */
const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

/** Whether two values of a field are the same to the server. */
export const isSameStored = (one: unknown, other: unknown): boolean => isSameJson(trimmed(one), trimmed(other));
