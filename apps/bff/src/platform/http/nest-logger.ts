import type { LoggerService } from '@nestjs/common';
import type { FastifyBaseLogger } from 'fastify';
import { ConfigurationError } from '../config/environment';

/** Sends what Nest logs to the server's structured log. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: FastifyBaseLogger) {}

  log(message: unknown, ...context: unknown[]): void {
    this.logger.debug(fields(message, context));
  }
  warn(message: unknown, ...context: unknown[]): void {
    this.logger.warn(fields(message, context));
  }
  error(message: unknown, ...context: unknown[]): void {
    // The start of the server reports it in one line.
    if (message instanceof ConfigurationError) return;
    this.logger.error(fields(message, context));
  }
  fatal(message: unknown, ...context: unknown[]): void {
    this.logger.fatal(fields(message, context));
  }
  debug(message: unknown, ...context: unknown[]): void {
    this.logger.debug(fields(message, context));
  }
  verbose(message: unknown, ...context: unknown[]): void {
    this.logger.trace(fields(message, context));
  }
}

/** Nest passes the name of the context last, after a stack if there is one. */
function fields(message: unknown, context: unknown[]): object {
  const named = { context: context.at(-1), ...(context.length > 1 && { stack: context[0] }) };
  if (message instanceof Error) return { ...named, err: message };
  return typeof message === 'object' && message !== null
    ? { ...named, ...message }
    : { ...named, msg: String(message) };
}
