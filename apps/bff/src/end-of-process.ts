import { setTimeout as wait } from 'node:timers/promises';
import { Logger } from '@nestjs/common';

/** What tells a process to stop. */
const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT'] as const;

/** How long what is under way may take when the process cannot be trusted any more, in milliseconds. */
const DEFECT_TIMEOUT = 3000;

/**
 * Sees to it that the process ends: in time after a stop, whatever hangs, and soon after an error that nobody caught,
 * as nobody knows then what state it is in. Both are logged, and both end it with code 1.
 * @param app what listens to the same signals, and ends the process by itself when all is finished
 * @param stopTimeout how long a stop may take, in milliseconds
 */
export function endInTime(app: { close(): Promise<void> }, stopTimeout: number): void {
  const logger = new Logger('Process');
  for (const signal of STOP_SIGNALS) {
    process.once(signal, () => {
      const end = () => {
        logger.fatal(`What was under way did not end within ${String(stopTimeout)} ms of ${signal}. It is broken off.`);
        process.exit(1);
      };
      setTimeout(end, stopTimeout).unref();
    });
  }

  let isEnding = false;
  const fail = async (thrown: unknown) => {
    logger.fatal({ msg: 'An error that nobody caught ends the process', err: thrown });
    if (isEnding) return;
    isEnding = true;
    await Promise.race([app.close().catch((error: unknown) => logger.error(error)), wait(DEFECT_TIMEOUT)]);
    process.exit(1);
  };
  process.on('uncaughtException', (error) => void fail(error));
  process.on('unhandledRejection', (reason) => void fail(reason));
}
