import { ApiProperty } from '@nestjs/swagger';
import { Text } from '../dto/fields';

/** A series of a chart, in the form in which chart libraries take it. */
export class SeriesDto {
  @Text({ max: 60, example: 'Visitors' }) name!: string;

  @ApiProperty({
    type: 'array',
    items: { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 },
    maxItems: 400,
    example: [
      [1772323200000, 318],
      [1772409600000, 342],
    ],
    description:
      'The points. Each is `[x, value]`; x is a day, in milliseconds since 1970 UTC, or, in a chart with categories, the place of one, from 0.',
  })
  data!: [x: number, value: number][];
}
