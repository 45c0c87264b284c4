/** A piece of work that may begin when those it needs have ended. */
export type Job<Result> = { name: string; needs?: string[]; run: (done: Map<string, Result>) => Promise<Result> };

/**
 * Runs jobs side by side, at most `lanes` at once, each as soon as all it needs has ended, the first of the list first.
 * A job sees the results so far and decides itself what a bad one means to it. Results come in the order of the list.
 * @throws Error when a job needs one that does not exist, or two wait for each other.
 */
export const inLanes = async <Result>(jobs: Job<Result>[], lanes: number): Promise<Result[]> => {
  const done = new Map<string, Result>();
  const running = new Map<string, Promise<void>>();
  const waiting = [...jobs];
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(({ needs = [] }) => needs.every((name) => done.has(name)));
    const job = running.size < lanes ? waiting[next] : undefined;
    if (job === undefined) {
      if (running.size === 0) throw new Error(`Nothing can begin: ${waiting.map(({ name }) => name).join(', ')}`);
      await Promise.race(running.values());
      continue;
    }
    waiting.splice(next, 1);
    const work = job.run(done).then((result) => {
      done.set(job.name, result);
      running.delete(job.name);
    });
    running.set(job.name, work);
  }
  return jobs.flatMap(({ name }) => (done.has(name) ? [done.get(name) as Result] : []));
};
