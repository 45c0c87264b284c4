import { BadRequestException, Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import { boundedInput, MAX_DETAILS } from '../dto/planned/bounded-input';
import { dtoAsPlanned } from '../dto/planned/dto-as-planned';
import { isRecord } from '../dto/planned/is-record';
import type { ErrorDetailDto } from './error.dto';

/** A 400 that names all invalid fields, or the first hundred of them. */
export class InvalidInputException extends BadRequestException {
  constructor(details: ErrorDetailDto[]) {
    super({ message: details[0]?.message ?? 'The input is not valid', details: details.slice(0, MAX_DETAILS) });
  }
}

/**
 * Validates bodies and queries against their DTOs. Unknown fields of a body are refused; unknown query parameters are
 * ignored.
 * @throws {InvalidInputException}
 */
@Injectable()
export class DtoValidationPipe implements PipeTransform {
  transform(value: unknown, { type, metatype }: ArgumentMetadata): unknown {
    if (!metatype || !['body', 'query'].includes(type) || BUILT_IN_TYPES.has(metatype)) return value;
    return checkedDto(metatype as new () => object, value ?? {}, {
      parent: '',
      name: type,
      refuseUnknown: type === 'body',
    });
  }
}

/**
 * Makes a validated DTO from plain JSON. It does what the pipe does with bodies and queries, for input that comes
 * another way.
 * @param parent the dotted path of the input in the request, with which the names of its fields begin
 * @throws {InvalidInputException}
 */
export async function checkedDto<Dto extends object>(
  dtoClass: new () => Dto,
  given: unknown,
  {
    parent = '',
    name = parent,
    refuseUnknown = true,
  }: { parent?: string; name?: string; refuseUnknown?: boolean } = {},
): Promise<Dto> {
  if (!isRecord(given)) throw new InvalidInputException([{ field: name, message: `${name} must be an object` }]);
  const { input, refused } = boundedInput(dtoClass, given, { parent, refuseUnknown });
  if (refused.length === MAX_DETAILS) throw new InvalidInputException(refused);
  const planned = refused.length === 0 && dtoAsPlanned(dtoClass, input);
  if (planned) return planned;
  const dto = plainToInstance(dtoClass, input);
  const errors = validateSync(dto, { forbidUnknownValues: false, validationError: { target: false, value: false } });
  const details = [...refused, ...flatten(errors, parent)];
  if (details.length > 0) throw new InvalidInputException(details);
  return dto;
}

const BUILT_IN_TYPES = new Set<unknown>([String, Number, Boolean, Array, Object]);

function flatten(errors: ValidationError[], parent = ''): ErrorDetailDto[] {
  return errors.flatMap(({ property, constraints = {}, children = [] }) => {
    const field = parent ? `${parent}.${property}` : property;
    return [...Object.values(constraints).map((message) => ({ field, message })), ...flatten(children, field)];
  });
}
