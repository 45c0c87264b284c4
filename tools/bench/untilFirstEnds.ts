type Work<Result> = (signal: AbortSignal) => Promise<Result>;

/**
 * Does several things at once. When the first ends, or any of them fails, the signal tells the others to end. However it comes out, nothing
 * of it goes on afterwards.
 */
export const untilFirstEnds = async <First, Others extends unknown[]>(
  first: Work<First>,
  ...others: { [Key in keyof Others]: Work<Others[Key]> }
): Promise<[First, ...Others]> => {
  const over = new AbortController();
  const end = () => {
    over.abort();
  };
  const all = [first(over.signal).finally(end), ...others.map((work) => work(over.signal))];
  try {
    return (await Promise.all(all)) as [First, ...Others];
  } finally {
    end();
    await Promise.allSettled(all);
  }
};
