import { setImmediate } from 'node:timers/promises';

/** How long {@link until} waits at most, in milliseconds. */
const UNTIL_TIMEOUT = 5000;

/** Lets specs pass time: the date and what is done every so often follow; all else goes on in real time. */
export function holdTime(): void {
  jest.useFakeTimers({
    doNotFake: [
      ...(['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate'] as const),
      ...(['nextTick', 'queueMicrotask', 'performance', 'hrtime'] as const),
    ],
  });
}

/** Lets days pass, without anything that would have been done in them but what is done every hour at the end. */
export function passDays(days: number): void {
  const hour = 60 * 60 * 1000;
  jest.setSystemTime(Date.now() + days * 24 * hour);
  jest.advanceTimersByTime(hour);
}

/** Lets time pass, without anything that would have been done in it but what is done every minute at the end. */
export function passTime(milliseconds: number): void {
  const left = Math.min(milliseconds, 60 * 1000);
  jest.setSystemTime(Date.now() + milliseconds - left);
  jest.advanceTimersByTime(left);
}

/** Waits until something is so. @throws where it does not come to be so */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  const began = performance.now();
  while (!(await isSo())) {
    if (performance.now() - began > UNTIL_TIMEOUT) throw new Error('It did not come to be so');
    await setImmediate();
  }
}
