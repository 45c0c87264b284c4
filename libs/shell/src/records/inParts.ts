/** The most ids that the server takes in one call. */
const AT_ONCE = 1000;

/** Makes a call for some ids, several one after the other where they are too many for one. */
export async function inParts(ids: readonly string[], call: (part: string[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < ids.length; from += AT_ONCE) await call(ids.slice(from, from + AT_ONCE));
}
