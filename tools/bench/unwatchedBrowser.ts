import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { browserArgs } from './browserArgs.ts';
import { phone } from './phone.ts';

type Answer = { id?: number; result?: Record<string, unknown>; error?: { message: string } };

/** How a page is visited. */
export type UnwatchedVisit = {
  url: string;
  /** How much slower the processor is. @default 1 */
  slowdown?: number;
  /** Runs in the page before its own scripts. */
  script: string;
  /** Milliseconds to leave it alone. */
  wait: number;
  /** An expression, whose value in the page is the answer. */
  ask: string;
};

/**
 * A phone's browser with a profile of its own, whose pages nobody watches while they load. Tools that follow the network have the browser
 * find the line of each call, for which it reads the scripts again: a tenth of a second and more of a phone, which no user waits for.
 */
export const openUnwatchedBrowser = async (browserPath: string) => {
  const profile = mkdtempSync(join(tmpdir(), 'ezone-browser-'));
  const args = [...browserArgs, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'];
  const browser = spawn(browserPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((resolve) => browser.once('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    createInterface(browser.stderr).on('line', (line) => {
      const [, found] = /^DevTools listening on (ws:.*)$/.exec(line) ?? [];
      if (found !== undefined) resolve(found);
    });
    void ended.then(() => reject(new Error('The browser ended before it could be asked.')));
  });
  const wire = new WebSocket(address);
  await new Promise((resolve, reject) => {
    wire.addEventListener('open', resolve);
    wire.addEventListener('error', () => reject(new Error(`Nothing answers at ${address}`)));
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  wire.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  let count = 0;
  const send = async (method: string, params: object, sessionId?: unknown): Promise<Record<string, unknown>> => {
    const id = (count += 1);
    const { result, error } = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve);
      wire.send(JSON.stringify({ id, method, params, sessionId }));
    });
    waiting.delete(id);
    if (error || !result) throw new Error(`${method}: ${error?.message ?? 'no answer'}`);
    return result;
  };

  return {
    /** Opens a page in a tab of its own, leaves it alone, asks it something, and closes it. */
    visit: async ({ url, slowdown = 1, script, wait, ask }: UnwatchedVisit): Promise<unknown> => {
      const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
      const { viewport, deviceScaleFactor } = phone;
      await send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile: true }, sessionId);
      await send('Emulation.setTouchEmulationEnabled', { enabled: true }, sessionId);
      await send('Emulation.setCPUThrottlingRate', { rate: slowdown }, sessionId);
      await send('Page.enable', {}, sessionId);
      await send('Page.addScriptToEvaluateOnNewDocument', { source: script }, sessionId);
      await send('Page.navigate', { url }, sessionId);
      await setTimeout(wait);
      const { result } = await send('Runtime.evaluate', { expression: ask, returnByValue: true }, sessionId);
      await send('Target.closeTarget', { targetId });
      return (result as { value?: unknown }).value;
    },
    close: async (): Promise<void> => {
      wire.close();
      browser.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
