import { BadRequestException, Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import { boundedInput, MAX_DETAILS } from '../dto/planned/bounded-input';
import { dtoAsPlanned } from '../dto/planned/dto-as-planned';
import { isRecord } from '../dto/planned/is-record';
import type { ErrorDetailDto } from './error.dto';

/** A 400 that names every bad field, or the first hundred of them. */
export class InvalidInputException extends BadRequestException {
  constructor(details: ErrorDetailDto[]) {
    super({ message: details[0]?.message ?? 'The input is not valid', details: details.slice(0, MAX_DETAILS) });
  }
}

/**
 * Checks bodies and queries against their DTO. An unknown field of a body is refused; an unknown query parameter is ignored.
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
 * Makes a DTO of plain JSON, checked: what the pipe does with bodies and queries, for input that comes another way.
 * @param parent dotted path under which the input stands in the request; its problems are named below it
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
