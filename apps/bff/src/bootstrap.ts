import 'reflect-metadata';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { AppModule } from './app.module';
import { endInTime } from './end-of-process';
import { ConfigurationError, readEnvironment, type Environment } from './platform/config/environment';
import { createServer } from './platform/http/create-server';

/** The built sites lie beside the built server. */
const dist = join(import.meta.dirname, '..');
const sites = {
  web: join(dist, 'web'),
  storybook: join(dist, '..', 'storybook'),
  sockets: join(import.meta.dirname, 'sockets-page'),
  pictures: join(dist, '..', 'pictures'),
};

const copyLog = join(import.meta.dirname, 'copy-log.js');

/**
 * How long V8 is given to end what it compiles on other threads, in milliseconds. A process that exits while one of them
 * needs the main thread to collect garbage hangs for good (https://github.com/nodejs/node/issues/54918), and nobody starts
 * a server again that has not ended.
 */
const COMPILED = 250;

/** Starts the server and says where it is; what stops it is said in one line. */
export async function bootstrap(): Promise<void> {
  try {
    const environment = readEnvironment(process.env);
    const app = await createServer(AppModule.for(environment, copyLog), environment, sites);
    endInTime(app, environment.stopTimeout);
    await app.listen(environment.PORT, environment.HOST);
    process.stdout.write(greeting(await app.getUrl(), environment));
  } catch (error) {
    process.stderr.write(`Ezone cannot start. ${reason(error)}\n`);
    await wait(COMPILED);
    process.exit(1);
  }
}

function reason(error: unknown): string {
  if (error instanceof ConfigurationError) return error.message;
  const { code, message, stack } = error as NodeJS.ErrnoException;
  return code === 'EADDRINUSE' ? `${message}; set PORT to a free one` : (stack ?? message);
}

function greeting(url: string, { DEMO_DATA }: Environment): string {
  const accounts = 'Sign in as admin@ezone.example / admin or staff@ezone.example / staff.\n';
  return `\nEzone is ready at ${url.replace('127.0.0.1', 'localhost')}\n${DEMO_DATA ? accounts : ''}\n`;
}
