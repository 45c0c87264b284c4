import { RequestTimeoutException } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { takesFile } from './receive-files';

/**
 * Answers 408 where a body takes too long to arrive. A file may take longer: as long as Node waits for any request. But
 * where it was refused before all of it has arrived, the rest has no more time than another body.
 * @param milliseconds counted from the headers, or the refusal, on
 */
export function limitBodies(fastify: FastifyInstance, milliseconds: number): void {
  fastify.addHook('preParsing', (request, reply, payload, done) => {
    const { raw } = request;
    if (takesFile(request)) {
      reply.raw.once('finish', () => {
        if (!raw.complete) setTimeout(() => raw.destroy(), milliseconds).unref();
      });
      done(null, payload);
      return;
    }
    const { 'content-length': length = '0', 'transfer-encoding': pieces } = raw.headers;
    if (length !== '0' || pieces !== undefined) {
      const late = setTimeout(() => {
        if (raw.complete || raw.destroyed) return;
        // It was refused, as one that is too long: nobody reads it, and an error that nobody hears would end the process.
        if (reply.sent || payload.listenerCount('error') === 0) {
          raw.destroy();
          return;
        }
        void reply.header('connection', 'close');
        // What is left of the body is not waited for.
        reply.raw.once('finish', () => raw.destroy());
        payload.emit('error', new RequestTimeoutException('The body took too long to arrive'));
      }, milliseconds).unref();
      for (const over of ['end', 'close'])
        raw.once(over, () => {
          clearTimeout(late);
        });
    }
    done(null, payload);
  });
}
