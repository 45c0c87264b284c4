import 'reflect-metadata';
import { join } from 'node:path';
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
