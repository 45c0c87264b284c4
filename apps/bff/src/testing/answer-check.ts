import { STATUS_CODES } from 'node:http';
import type { OpenAPIObject } from '@nestjs/swagger';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { isEmail } from 'class-validator';
import { jsonSchemas, type JsonSchema, type JsonSchemas } from '../platform/openapi/json-schemas';
import { documentedCalls, type DocumentedCall } from './documented-calls';
import type { Answer } from './test-server';

/** What no answer may hold, whoever asks. */
const SECRETS = /argon2|password_?hash/i;

/** Compares answers with what an OpenAPI document says of them. */
export class AnswerCheck {
  private readonly validators = new Map<string, ValidateFunction>();

  constructor(document: OpenAPIObject) {
    const ajv = new Ajv({ strict: false, multipleOfPrecision: 6 });
    addFormats.default(ajv);
    // Addresses may hold letters of any script, which the format of ajv refuses.
    ajv.addFormat('email', (text: string) => isEmail(text));
    const answers = documentedCalls(document).flatMap((call) =>
      Object.entries(call.answers).flatMap(([status, schema]) => (schema ? [[answerName(call, status), schema]] : [])),
    ) as [string, JsonSchema][];
    const documented = { ...document.components?.schemas, ...Object.fromEntries(answers) };
    const schemas = jsonSchemas(documented, Object.keys(documented));
    ajv.addSchema({ $id: 'document', components: { schemas: closed(schemas) as JsonSchemas } });
    for (const [name] of answers) {
      const reference = `document#/components/schemas/${encodeURIComponent(name.replaceAll('/', '~1'))}`;
      this.validators.set(name, ajv.compile({ $ref: reference }));
    }
  }

  /**
   * What is wrong with an answer; nothing, if it is as the document says.
   * @param secrets what must not be part of it, such as the token of somebody else
   */
  faultsOf(call: DocumentedCall, { statusCode, headers, body }: Answer, secrets: string[] = []): string[] {
    const status = String(statusCode);
    if (statusCode >= 500 || !(status in call.answers)) return [`the status ${status}: ${body.slice(0, 500)}`];
    if (SECRETS.test(body) || secrets.some((secret) => body.includes(secret))) return [`a secret: ${body}`];
    const validate = this.validators.get(answerName(call, status));
    if (!validate) return body === '' ? [] : [`a body where there should be none: ${body}`];
    const type = String(headers['content-type']);
    if (!/^application\/json\b/.test(type)) return [`the content type ${type}`];
    const data = parsed(body);
    if (!validate(data)) return [`${status} ${JSON.stringify(validate.errors)}: ${body.slice(0, 2000)}`];
    if (statusCode < 400) return [];
    const { statusCode: said, error, requestId } = data as Record<string, unknown>;
    const isTrue = said === statusCode && error === STATUS_CODES[statusCode] && requestId === headers['x-request-id'];
    return isTrue ? [] : [`a failure that says something else than its status and its headers: ${body}`];
  }
}

/** The name under which the schema of an answer stands among the others. */
const answerName = ({ route }: DocumentedCall, status: string) => `${route} ${status}`;

/** A schema whose objects hold nothing but what it names. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const parts: JsonSchema = Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, closed(part)]));
  const isObject = [parts.type].flat().includes('object') && 'properties' in parts;
  return isObject ? { additionalProperties: false, ...parts } : parts;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
