import type { OpenAPIObject } from '@nestjs/swagger';
import type { AccessLevel } from '../platform/auth/access';
import type { JsonSchema } from '../platform/openapi/json-schemas';

/** A parameter of a call, as an OpenAPI document describes it. */
export type DocumentedParameter = { name: string; in: 'query' | 'header'; required?: boolean; schema: JsonSchema };

/** A call, as an OpenAPI document describes it. */
export type DocumentedCall = {
  /** The method and the path: `POST /api/notes-app/create-note`. */
  route: string;
  method: 'GET' | 'POST';
  path: string;
  tag: string;
  level: AccessLevel | undefined;
  /** What an API token needs for it; undefined where it is closed to them. */
  scope: string | undefined;
  parameters: DocumentedParameter[];
  /** The schema of the body, where there is one that is JSON. */
  body: JsonSchema | undefined;
  /** The schemas of what is answered, by status; undefined where no JSON is answered. */
  answers: Record<string, JsonSchema | undefined>;
};

/** Files are sent and answered as what they are. */
type Content = { content?: { 'application/json'?: { schema: JsonSchema } } };
type Operation = {
  'x-access'?: AccessLevel;
  'x-scope'?: string;
  tags: [string];
  parameters?: DocumentedParameter[];
  requestBody?: Content;
  responses: Record<string, Content>;
};

/** All calls that a document describes, in its order. */
export const documentedCalls = ({ paths }: OpenAPIObject): DocumentedCall[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as unknown as Record<string, Operation>).map(([method, operation]) =>
      documentedCall(method.toUpperCase() as 'GET' | 'POST', path, operation),
    ),
  );

const schemaOf = ({ content }: Content) => content?.['application/json']?.schema;

const documentedCall = (
  method: 'GET' | 'POST',
  path: string,
  { tags, parameters = [], requestBody, responses, ...operation }: Operation,
): DocumentedCall => ({
  route: `${method} ${path}`,
  method,
  path,
  tag: tags[0],
  level: operation['x-access'],
  scope: operation['x-scope'],
  parameters,
  body: requestBody && schemaOf(requestBody),
  answers: Object.fromEntries(Object.entries(responses).map(([status, answer]) => [status, schemaOf(answer)])),
});
