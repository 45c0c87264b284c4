/**
 * How many names, texts, objects and lists JSON of a client may hold. JSON with a hundred thousand different names, or more
 * objects than that, fits into a mebibyte, and reading it would keep everybody else waiting.
 */
const MAX_VALUES = 30_000;
/** Each of them takes at least two characters. */
const LEAST_LENGTH = 2 * MAX_VALUES;

const [QUOTATION_MARK, BACKSLASH, BRACE, BRACKET] = [0x22, 0x5c, 0x7b, 0x5b];

/** Whether JSON holds so many values that it is not worth reading. Nothing is made of it for that. */
export function holdsTooManyValues(json: string): boolean {
  if (json.length <= LEAST_LENGTH) return false;
  let count = 0;
  let isInText = false;
  for (let at = 0; at < json.length && count <= MAX_VALUES; at += 1) {
    const code = json.charCodeAt(at);
    if (isInText) {
      if (code === QUOTATION_MARK) isInText = false;
      // What is escaped ends no text.
      else if (code === BACKSLASH) at += 1;
    } else if (code === QUOTATION_MARK) {
      isInText = true;
      count += 1;
    } else if (code === BRACE || code === BRACKET) {
      count += 1;
    }
  }
  return count > MAX_VALUES;
}
