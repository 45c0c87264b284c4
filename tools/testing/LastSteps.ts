import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';

/** How many steps are told. */
const MOST = 8;

/** What Playwright does itself when a try is over. */
const AFTERWARDS = ['After Hooks', 'Worker Cleanup'];

const inOrder = (steps: readonly TestStep[]): TestStep[] => steps.flatMap((step) => [step, ...inOrder(step.steps)]);

/**
 * Tells of each try that failed what it did last, and what it had begun and not ended: where a browser stops answering, no error names the
 * step.
 */
export default class LastSteps implements Reporter {
  onTestEnd({ title }: TestCase, { status, steps }: TestResult): void {
    if (status !== 'failed' && status !== 'timedOut') return;
    const last = inOrder(steps.filter((step) => !AFTERWARDS.includes(step.title))).slice(-MOST);
    const lines = last.map(
      (step) => `  ${step.duration < 0 ? 'not ended' : `${String(step.duration)} ms`}: ${step.title}`,
    );
    console.log([`Last steps of "${title}":`, ...lines].join('\n'));
  }
}
