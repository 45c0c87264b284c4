import type { Span } from '@opentelemetry/api';
import { TRACER } from '../monitoring/tracer-name';
import type { BoundStatement } from './prepared';
import type { StatementCompiler } from './statement-compiler';
import type { StatementRunner } from './statement-runner';

/**
 * Runs statements as another runner does, each in a span of the request that it is for. A span has the text of its statement, in which there
 * are no values. What the server does on its own account has no trace.
 */
export async function tracedRunner(runner: StatementRunner, compiler: StatementCompiler): Promise<StatementRunner> {
  const { SpanStatusCode, trace } = await import('@opentelemetry/api');
  const traced = async <Result>(name: string, attributes: object, work: () => Promise<Result>): Promise<Result> => {
    if (!trace.getActiveSpan()) return work();
    const run = async (span: Span) => {
      try {
        return await work();
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    };
    return trace.getTracer(TRACER).startActiveSpan(name, { attributes: { ...attributes } }, run);
  };
  const textOf = (statement: BoundStatement) => compiler.compile(statement).sql;
  return {
    all: (statement) => traced('database read', { 'db.query.text': textOf(statement) }, () => runner.all(statement)),
    write: (statements, written) =>
      traced('database write', { 'db.query.text': statements.map(textOf).join(';\n') }, () =>
        runner.write(statements, written),
      ),
    exclusively: (work) => traced('database transaction', {}, () => runner.exclusively(work)),
  };
}
