/** An id that nothing else has. `crypto.randomUUID` exists on secure pages only, and Ezone may be served inside a house without. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
