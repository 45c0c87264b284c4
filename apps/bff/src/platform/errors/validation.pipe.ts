import { BadRequestException, Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import { dtoAsPlanned } from '../dto/dto-plan';
import type { ErrorDetailDto } from './error.dto';

/** A 400 that names every bad field. */
export class InvalidInputException extends BadRequestException {
  constructor(details: ErrorDetailDto[]) {
    super({ message: details[0]?.message ?? 'The input is not valid', details });
  }
}

/**
 * Checks bodies and queries against their DTO. An unknown field of a body is refused; an unknown query parameter is ignored.
 * @throws {InvalidInputException}
 */
@Injectable()
export class DtoValidationPipe implements PipeTransform {
  transform(value: unknown, { type, metatype }: ArgumentMetadata): unknown {
    if (!metatype || !['body', 'query'].includes(type) || BUILT_IN.has(metatype)) return value;
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
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new InvalidInputException([{ field: name, message: `${name} must be an object` }]);
  }
  const planned = dtoAsPlanned(dtoClass, given);
  if (planned) return planned;
  if (isDeeper(given, DEEPEST)) {
    throw new InvalidInputException([{ field: name, message: `${name} must not be nested so deeply` }]);
  }
  const dto = plainToInstance(dtoClass, given);
  const errors = validateSync(dto, {
    whitelist: true,
    forbidNonWhitelisted: refuseUnknown,
    forbidUnknownValues: false,
    validationError: { target: false, value: false },
  });
  if (errors.length > 0) throw new InvalidInputException(flatten(errors, parent));
  return dto;
}

/** How deeply input may be nested; the libraries go down it step by step, and would run out of stack. */
const DEEPEST = 100;

const isDeeper = (value: unknown, depth: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth === 0 || Object.values(value).some((inner) => isDeeper(inner, depth - 1)));

const BUILT_IN = new Set<unknown>([String, Number, Boolean, Array, Object]);

function flatten(errors: ValidationError[], parent = ''): ErrorDetailDto[] {
  return errors.flatMap(({ property, constraints = {}, children = [] }) => {
    const field = parent ? `${parent}.${property}` : property;
    return [...Object.values(constraints).map((message) => ({ field, message })), ...flatten(children, field)];
  });
}
