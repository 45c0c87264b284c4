/**
 * How many quotation marks and opening brackets JSON of a client may hold: enough for 30,000 names and texts. JSON with a
 * hundred thousand different names, or more objects than that, fits into a mebibyte, and reading it would keep
 * everybody else waiting.
 */
const MAX_MARKS = 60_000;
const MARKS = ['"', '{', '['];

/** Whether JSON holds so much that it is not worth reading. It is not read for that; text in it counts as well. */
export function holdsTooManyValues(json: Buffer | string): boolean {
  if (json.length <= MAX_MARKS) return false;
  let count = 0;
  for (const mark of MARKS) {
    for (let at = json.indexOf(mark); at !== -1; at = json.indexOf(mark, at + 1)) {
      count += 1;
      if (count > MAX_MARKS) return true;
    }
  }
  return false;
}
