import { Transform } from 'class-transformer';
import { Int, Text } from './fields';

/** A number that comes as text, because it stands in a query. */
export const QueryNumber = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && value.trim() !== '' ? Number(value) : value,
  );

/** How much of a list is wanted; without both the whole list is answered. */
export class ListQueryDto {
  @QueryNumber()
  @Int({ min: 1, max: 500, optional: true, description: 'The most entries to answer.', example: 50 })
  limit?: number;

  @Text({ max: 200, optional: true, description: 'Where to go on, as the `Link` header of the page before names it.' })
  cursor?: string;
}
