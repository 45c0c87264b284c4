import type { OpenAPIObject } from '@nestjs/swagger';
import type { JsonSchema } from '../platform/openapi/json-schemas';
import type { DocumentedCall } from './documented-calls';

/** What is sent with a call: the parts that Fastify's `inject` takes. */
export type CallRequest = {
  query: Record<string, string | string[]>;
  headers: Record<string, string>;
  payload?: object;
};

/**
 * What Swagger UI fills in for a call: the example of each parameter that has one, and a body of the examples of its
 * fields. A field without an example gets what Swagger UI makes up by its type.
 */
export function exampleRequest({ parameters, body }: DocumentedCall, document: OpenAPIObject): CallRequest {
  const request: CallRequest = { query: {}, headers: {} };
  for (const { name, in: place, schema } of parameters) {
    if (schema.example === undefined || schema.example === null) continue;
    request[place === 'query' ? 'query' : 'headers'][name] = String(schema.example as string | number);
  }
  return body ? { ...request, payload: sampleOf(body, document) as object } : request;
}

const REFERENCE_PREFIX = '#/components/schemas/';

type Sampled = {
  $ref?: string;
  example?: unknown;
  type?: string;
  format?: string;
  enum?: unknown[];
  minimum?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  allOf?: JsonSchema[];
  oneOf?: JsonSchema[];
};

function sampleOf(schema: JsonSchema, document: OpenAPIObject): unknown {
  const { $ref, example, type, format, minimum, items, properties = {}, ...more } = schema as Sampled;
  if (example !== undefined) return example;
  if ($ref !== undefined) {
    const named = document.components?.schemas?.[$ref.slice(REFERENCE_PREFIX.length)];
    return sampleOf(named as JsonSchema, document);
  }
  const [first] = more.allOf ?? more.oneOf ?? [];
  if (first) return sampleOf(first, document);
  if (more.enum) return more.enum[0];
  switch (type) {
    case 'array':
      return [sampleOf(items ?? {}, document)];
    case 'object':
      return Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, sampleOf(part, document)]));
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return minimum ?? 0;
    default:
      return SAMPLE_TEXTS[format ?? ''] ?? 'string';
  }
}

const SAMPLE_TEXTS: Record<string, string> = {
  email: 'user@example.com',
  date: '2026-03-01',
  'date-time': '2026-03-01T09:00:00.000Z',
};
