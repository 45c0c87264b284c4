import { STATUS_CODES } from 'node:http';
import { getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';
import { ErrorDto } from '../errors/error.dto';
import { operationsOf } from './operations';

type Example = { value: ErrorDto };

/** Gives each failure the example of its own status, once for all calls. */
export function describeFailures(document: OpenAPIObject): void {
  const examples: Record<string, Example> = {};
  for (const { responses = {} } of operationsOf(document)) {
    for (const [status, response] of Object.entries(responses)) {
      const content = response && 'content' in response ? response.content?.['application/json'] : undefined;
      if (!content?.schema || !('$ref' in content.schema) || content.schema.$ref !== getSchemaPath(ErrorDto)) continue;
      const name = `Failure${status}`;
      examples[name] ??= { value: exampleOf(Number(status)) };
      content.examples = { [name]: { $ref: `#/components/examples/${name}` } };
    }
  }
  document.components = { ...document.components, examples: { ...document.components?.examples, ...examples } };
}

function exampleOf(statusCode: number): ErrorDto {
  const error = STATUS_CODES[statusCode] ?? '';
  const requestId = '0b7e6b0e-6c1e-4c62-a0c4-0f9d4f6a8b11';
  if (statusCode !== 400) return { statusCode, error, message: error, requestId };
  const message = 'title must be shorter than or equal to 200 characters';
  return { statusCode, error, message, details: [{ field: 'note.title', message }], requestId };
}
