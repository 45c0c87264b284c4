/** How many calls are under way at once, so that a change of hundreds of records leaves room for others. */
const AT_ONCE = 4;

/**
 * Makes a call for each of many, where the server has none for several.
 * @throws what the first call that failed has thrown, once those that were under way have ended; the rest is not called
 */
export async function callForEach<T>(things: readonly T[], call: (thing: T) => Promise<unknown>): Promise<void> {
  const rest = things.values();
  const failures: unknown[] = [];
  const work = async () => {
    // All of them take from the same rest.
    for (const thing of rest) {
      await call(thing).catch((error: unknown) => failures.push(error));
      if (failures.length > 0) return;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (failures.length > 0) throw failures[0];
}
