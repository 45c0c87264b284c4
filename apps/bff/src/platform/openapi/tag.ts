import { ApiTags, type OpenAPIObject } from '@nestjs/swagger';
import { operationsOf } from './operations';

const descriptions = new Map<string, string>();

/**
 * Groups the calls of a controller in the documentation, under a name and a sentence that says what they are for. A second
 * controller of the same tag names it by `@ApiTags(name)`.
 * @throws where a tag is described twice
 */
export const Tag = (name: string, description: string): ClassDecorator => {
  if (descriptions.has(name)) throw new Error(`The tag "${name}" is described twice`);
  descriptions.set(name, description);
  return ApiTags(name);
};

/** The tags of a document's calls by name, whatever the order of its modules; one that nobody described has no words. */
export const tagsOf = (document: OpenAPIObject): { name: string; description: string }[] =>
  [...new Set(operationsOf(document).flatMap(({ tags = [] }) => tags))]
    .sort()
    .map((name) => ({ name, description: descriptions.get(name) ?? '' }));
