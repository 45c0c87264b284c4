import { constants } from 'node:zlib';
import { fastifyCompress } from '@fastify/compress';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiCallers } from '../auth/api-tokens/api-callers';
import { TokensService } from '../auth/tokens.service';
import { UploadCookie } from '../auth/upload-cookie';
import type { Environment } from '../config/environment';
import { errorAnswer } from '../errors/error.filter';
import { setUpDocs } from '../openapi/docs';
import { serveMetrics } from '../monitoring/serve-metrics';
import { traceRequests } from '../monitoring/trace-requests';
import { Counters } from '../redis/counters';
import { setUpSocketDocs } from '../openapi/sockets-docs';
import { SOCKET_CONTRACT, type SocketContract } from '../sockets/socket-contract';
import { SocketAdapter } from '../sockets/socket-adapter';
import { allowOrigins } from './allow-origins';
import { BODY_LIMIT_BYTES, limitBodiesByRoute } from './body-limit';
import { limitBodies } from './body-timeout';
import { nameCharset } from './charset';
import { endConnectionsOnClose } from './end-connections-on-close';
import { answerLists } from './listed';
import { NestLogger } from './nest-logger';
import { limitRequests } from './rate-limit';
import { readJsonBodies } from './read-json-bodies';
import { receiveFiles } from './receive-files';
import { refuseForeignCalls } from './refuse-foreign-calls';
import { loggerOptions, answerRequestId, requestIds, RequestLog, type LogStream } from './request-log';
import { callHeaders, dataHeaders, pageHeaders, sendSecurityHeaders } from './security-headers';
import { asksForPage, inlineScriptHashes, NOT_FOUND_PAGE, serveSites, type Sites } from './static-sites';
import { leaveUncompressed } from './uncompressed';

/**
 * How long the headers, a body, and all of a request with a file may take to arrive, and how often the first and the last
 * are checked, in milliseconds.
 */
export type RequestTimeouts = { headers: number; body: number; file: number; checkInterval: number };

/** A body of the largest size arrives within a minute at 140 kbit/s, a file within ten at 350. */
const REQUEST_TIMEOUTS: RequestTimeouts = { headers: 20_000, body: 60_000, file: 600_000, checkInterval: 5000 };

/** Options of a start that are not part of the environment. */
export type ServerOptions = {
  /** Where the log goes. @default standard output */
  log?: LogStream;
  timeouts?: RequestTimeouts;
};

/**
 * Creates the whole server, ready to listen: REST, Swagger UI and the built sites, all with the same headers, limits
 * and logs. Specs use it too, so that they test everything a request passes.
 */
export async function createServer(
  appModule: DynamicModule,
  environment: Environment,
  sites: Sites,
  { log, timeouts = REQUEST_TIMEOUTS }: ServerOptions = {},
): Promise<NestFastifyApplication> {
  const { signInOrigins: services, trustedProxies } = environment;
  const [page, webPage, data] = [await pageHeaders(), await pageHeaders({ services }), await dataHeaders()];
  const call = await callHeaders();
  const adapter = new FastifyAdapter({
    logger: loggerOptions(environment, log),
    logController: new RequestLog(),
    genReqId: requestIds(trustedProxies),
    trustProxy: trustedProxies,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: timeouts.file,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.checkInterval },
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      // No hook runs, because the address cannot be parsed.
      if (asksForPage(request)) {
        void reply.headers({ ...data, 'x-request-id': request.id }).redirect(NOT_FOUND_PAGE);
        return;
      }
      const body = errorAnswer(error, request.id);
      void reply
        .headers({ ...data, 'x-request-id': request.id })
        .status(body.statusCode)
        .send(body);
    },
    // A shutdown finishes requests that are being answered, and does not wait for idle connections.
    forceCloseConnections: 'idle',
    // No module uses Express middleware.
    skipMiddie: true,
  });
  const app = await NestFactory.create<NestFastifyApplication>(appModule, adapter, {
    logger: new NestLogger(adapter.getInstance().log),
    abortOnError: false,
    bodyParser: false,
  });
  app.setGlobalPrefix('api');
  app.enableShutdownHooks();
  const sockets = new SocketAdapter(app, environment.corsOrigins, data);
  app.useWebSocketAdapter(sockets);

  const fastify = adapter.getInstance() as unknown as FastifyInstance;
  readJsonBodies(fastify);
  limitBodiesByRoute(fastify);
  answerRequestId(fastify);
  await traceRequests(fastify, environment);
  await serveMetrics(fastify, environment, { sockets: () => sockets.connections });
  endConnectionsOnClose(fastify);
  const headersOf: [string, Record<string, string>][] = [
    ['/api/docs', page],
    ['/api', call],
    ['/pictures', data],
    ['/assets', data],
    ['/storybook', await pageHeaders({ inlineScripts: inlineScriptHashes(sites.storybook) })],
  ];
  sendSecurityHeaders(fastify, headersOf, webPage);
  nameCharset(fastify);
  refuseForeignCalls(fastify, environment);
  // Before the limit, so that such a page can read that it has asked too often.
  allowOrigins(app, environment);
  const [tokens, apiCallers] = [app.get(TokensService), app.get(ApiCallers)];
  await limitRequests(fastify, environment, tokens, apiCallers, app.get(UploadCookie), app.get(Counters));
  leaveUncompressed(fastify);
  await fastify.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    globalDecompression: false,
    // The best quality is too slow for answers; files are compressed with it once, at build time.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  answerLists(fastify);
  limitBodies(fastify, timeouts.body);
  await receiveFiles(fastify);
  if (environment.API_DOCS) {
    setUpDocs(app);
    await setUpSocketDocs(app, fastify, app.get<SocketContract>(SOCKET_CONTRACT), sites.sockets);
  }
  await serveSites(fastify, sites);
  return app;
}
