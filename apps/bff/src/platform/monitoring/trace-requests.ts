import { setTimeout as wait } from 'node:timers/promises';
import type { Context, Span, Tracer } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Environment } from '../config/environment';
import { TRACER } from './tracer-name';

/** How long the end of the process waits for spans that are not sent yet, in milliseconds: less than any `STOP_TIMEOUT` in use. */
const LAST_SEND = 2000;

/** What is traced of a request while it is answered. */
type Traced = { span: Span; context: Context };

/**
 * Sends a span for each request to the collector at `OTEL_EXPORTER_OTLP_ENDPOINT`, as part of the trace that a proxy has begun
 * (`traceparent`), where `TRUST_PROXY` names it: anybody could hang their
 * spans into somebody else's trace. What the database does for it is a span below it. Spans name routes and statements, never addresses, headers,
 * bodies or values. Without the setting no library is loaded.
 */
export async function traceRequests(
  fastify: FastifyInstance,
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, trustedProxies }: Environment,
): Promise<void> {
  if (endpoint === undefined) return;
  const { context, propagation, SpanKind, SpanStatusCode, trace } = await import('@opentelemetry/api');
  const { tracer, end } = await startTracing(endpoint);
  const traced = new WeakMap<FastifyRequest, Traced>();

  fastify.addHook('onRequest', (request, _, done) => {
    const around = context.active();
    const isFromProxy = trustedProxies(request.socket.remoteAddress ?? '', 0);
    const before = isFromProxy ? propagation.extract(around, request.headers) : around;
    const { method } = request;
    const { url: route = 'none' } = request.routeOptions;
    const attributes = {
      'http.request.method': method,
      'http.route': route,
      'ezone.request_id': request.id,
    };
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, before);
    const within = trace.setSpan(before, span);
    traced.set(request, { span, context: within });
    context.with(within, done);
  });
  // A body arrives in turns of the event loop that belong to nobody.
  fastify.addHook('preValidation', (request, _, done) => {
    const { context: within } = traced.get(request) ?? {};
    if (within) context.with(within, done);
    else done();
  });
  fastify.addHook('onResponse', (request, { statusCode }, done) => {
    const { span } = traced.get(request) ?? {};
    span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
  fastify.addHook('onClose', end);
}

async function startTracing(endpoint: string): Promise<{ tracer: Tracer; end: () => Promise<void> }> {
  const [{ context, propagation, trace }, { AsyncLocalStorageContextManager }, { W3CTraceContextPropagator }] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
    ]);
  const [{ OTLPTraceExporter }, { resourceFromAttributes }, { AlwaysOnSampler, BatchSpanProcessor, TracerProvider }] =
    await Promise.all([
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace'),
    ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': TRACER }),
    // Whoever asks cannot ask not to be seen.
    sampler: new AlwaysOnSampler(),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return {
    tracer: provider.getTracer(TRACER),
    end: async () => {
      // A collector that is away, or does not answer, must not keep the process from ending well.
      const waited = wait(LAST_SEND, undefined, { ref: false });
      await Promise.race([provider.shutdown().catch(() => undefined), waited]);
      for (const one of [context, propagation, trace]) one.disable();
    },
  };
}
