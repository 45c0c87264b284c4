const hex = (digits: number) => (value: number) => value.toString(16).padStart(digits, '0');

/**
 * An id that no other message has. It begins with the time, as a UUID of version 7 does: the server looks messages up by it,
 * and what is written at the same time then stands at the same place of its index. `crypto.randomUUID` would exist on secure
 * pages only, and Ezone may be served inside a house without.
 */
export const newMessageId = (): string =>
  hex(12)(Date.now()) + Array.from(crypto.getRandomValues(new Uint8Array(10)), hex(2)).join('');
