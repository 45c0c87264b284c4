import { getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';
import { ErrorDto } from '../errors/error.dto';

/** How bodies are refused before anything looks at what they say. */
const REFUSALS: Record<number, string> = {
  413: 'The body is larger than 1 MiB.',
  415: 'The body is of another type than `application/json`.',
};

/** Adds to every POST how the server refuses bodies as such, also where a call needs none. */
export function describeBodies(document: OpenAPIObject): void {
  for (const { post } of Object.values(document.paths)) {
    if (!post) continue;
    for (const [status, description] of Object.entries(REFUSALS)) {
      post.responses[status] ??= {
        description,
        content: { 'application/json': { schema: { $ref: getSchemaPath(ErrorDto) } } },
      };
    }
  }
}
