import type { Type } from '@nestjs/common';
import { Nested } from './fields';

/** The body of a call that replaces a record, which stands in it under its name. */
type UpdateOf<Name extends string, Dto extends object> = Record<Name, Dto> & {
  /** The record as the caller had it. */
  base?: Dto;
};

const inSentences = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/**
 * A DTO for the body of a call that replaces a record: `{ note, base? }`, as `RecordTable.replace` takes them.
 * @param name how the body calls the record: `note`, `readingList`
 */
export function updateOf<Name extends string, Dto extends object>(
  name: Name,
  dto: Type<Dto>,
): Type<UpdateOf<Name, Dto>> {
  class UpdateDto {
    base?: Dto;
  }
  const description = `The ${inSentences(name)} as the caller had it.`;
  Nested(() => dto)(UpdateDto.prototype, name);
  Nested(() => dto, { optional: true, description })(UpdateDto.prototype, 'base');
  return UpdateDto as Type<UpdateOf<Name, Dto>>;
}
