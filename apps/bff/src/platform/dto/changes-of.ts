import type { Type } from '@nestjs/common';
import { PartialType } from '@nestjs/swagger';

/** The class of changes of a DTO: fields that are left out stay as they are. Null is a value, and is validated as such. */
export const ChangesOf = <Dto>(dto: Type<Dto>): Type<Partial<Dto>> => PartialType(dto, { skipNullProperties: false });
