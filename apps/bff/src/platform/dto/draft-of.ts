import type { Type } from '@nestjs/common';
import { OmitType, PartialType } from '@nestjs/swagger';

/** A DTO of what a record may be made from: any of its fields but the id, none of them null that the record has not as null. */
export const draftOf = <Dto extends { id: string }>(dto: Type<Dto>): Type<Partial<Omit<Dto, 'id'>>> =>
  PartialType(OmitType(dto, ['id']), { skipNullProperties: false });
