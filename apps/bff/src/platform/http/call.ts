import { applyDecorators, HttpCode, UseInterceptors, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiOperation, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { ErrorDto } from '../errors/error.dto';
import { BareTextInterceptor } from './bare-text.interceptor';

/**
 * What a call answers: a DTO, a list of a DTO (`[NoteDto]`) or of texts (`[String]`), or a single text or boolean as
 * JSON; or bytes of any type.
 */
type Answer = Type | [Type] | [typeof String] | typeof String | typeof Boolean | 'bytes';

export type CallOptions = {
  answers: Answer;
  /** Another DTO that a 200 may hold, such as the errors of a failed sign-in. */
  orAnswers?: Type;
  /** One line for Swagger UI. */
  summary: string;
  /** More, as Markdown. */
  description?: string;
  /** The reasons of failures by status, in addition to 400, 429, 500 and those of the access level. */
  fails?: Record<number, string>;
};

/**
 * Names and documents a route. The operation id is the name of the call on the web (`api.createNote`). Every call
 * answers 200, also to POST, as the contract requires.
 */
export const Call = (operationId: string, { answers, orAnswers, summary, description, fails }: CallOptions) => {
  const failures: Record<number, string> = {
    400: 'The input is not valid; `details` names every bad field.',
    ...fails,
    429: 'Too many requests; `Retry-After` says when to come back.',
    500: 'Unforeseen; `requestId` finds it in the logs.',
  };
  return applyDecorators(
    HttpCode(200),
    ApiOperation({ operationId, summary, description }),
    ApiExtraModels(...models(answers), ...(orAnswers ? [orAnswers] : [])),
    ApiResponse({
      status: 200,
      description: 'Done.',
      content: answers === 'bytes' ? BYTES : { 'application/json': { schema: schemaOf(answers, orAnswers) } },
    }),
    ...Object.entries(failures).map(([status, reason]) =>
      ApiResponse({ status: Number(status), description: reason, type: ErrorDto }),
    ),
    ...(answers === String ? [UseInterceptors(BareTextInterceptor)] : []),
  );
};

const BYTES = { '*/*': { schema: { type: 'string', format: 'binary' } } };

function models(answers: Answer): Type[] {
  const model = Array.isArray(answers) ? answers[0] : answers;
  return model === String || model === Boolean || model === 'bytes' ? [] : [model as Type];
}

function schemaOf(answers: Exclude<Answer, 'bytes'>, orAnswers?: Type) {
  if (Array.isArray(answers)) return { type: 'array', items: schemaOfOne(answers[0]) };
  const schema = schemaOfOne(answers);
  return orAnswers ? { oneOf: [schema, schemaOfOne(orAnswers)] } : schema;
}

function schemaOfOne(answer: Type | typeof String | typeof Boolean) {
  if (answer === String) return { type: 'string' };
  if (answer === Boolean) return { type: 'boolean' };
  return { $ref: getSchemaPath(answer as Type) };
}
