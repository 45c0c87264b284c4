/** An event of a trace of Chromium. Times are in microseconds; `tdur` is what the thread itself worked. */
export type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { data?: { documentLoaderURL?: string } };
};

/** What a page costs the main thread, in milliseconds of processor time. */
export type MainThread = {
  /** Total blocking time: what tasks take beyond 50 ms, from the first paint of content on. */
  blocking: number;
  /** Reading, compiling and running scripts. */
  scripts: number;
};

/** How much slower a phone is that Lighthouse thinks of. */
const SLOWDOWN = 4;
/** Milliseconds that a task may take before it keeps somebody waiting. */
const SHORT = 50;

const isScript = ({ name }: TraceEvent) =>
  /^(EvaluateScript|FunctionCall|RunMicrotasks|TimerFire|FireIdleCallback|v8\.|V8\.)/.test(name);

/**
 * Reads it from a trace of a visit without throttling. It counts the time that the thread worked and not the time that passed, so
 * that other work on the machine does not make a page slower.
 */
export const mainThread = (events: readonly TraceEvent[]): MainThread => {
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith('http'),
  );
  if (!start) throw new Error('The trace has no navigation.');
  const ofPage = events.filter(({ pid, ts }) => pid === start.pid && ts >= start.ts);
  const firstPaint = ofPage.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? start.ts;
  const work = ofPage
    .filter(({ tid, ph, tdur }) => tid === start.tid && ph === 'X' && tdur !== undefined)
    .sort((one, other) => one.ts - other.ts || endOf(other) - endOf(one));
  const slow = ({ tdur = 0 }: TraceEvent) => (tdur / 1000) * SLOWDOWN;

  const blocking = work
    .filter((event) => event.name === 'RunTask' && endOf(event) > firstPaint)
    .reduce((sum, task) => sum + Math.max(0, slow(task) - SHORT), 0);
  let scripts = 0;
  let scriptEnds = 0;
  for (const event of work.filter(isScript)) {
    // Within another one it has been counted.
    if (event.ts < scriptEnds) continue;
    scripts += slow(event);
    scriptEnds = endOf(event);
  }
  return { blocking, scripts };
};

function endOf({ ts, dur = 0 }: TraceEvent): number {
  return ts + dur;
}
