import { ApiProperty } from '@nestjs/swagger';
import { API_SCOPES, type ApiScope } from '../../platform/auth/api-tokens/api-scopes';
import { MAX_NAME_LENGTH } from '../../platform/auth/api-tokens/api-token.entity';
import { Day, Id, Instant, Int, SomeOf, Text } from '../../platform/dto/fields';

/** The longest life of a token, in days. */
const MAX_DAYS = 365;

const Name = () => Text({ max: MAX_NAME_LENGTH, example: 'Nightly backup' });
const Scopes = () => SomeOf(API_SCOPES, { min: 1, enumName: 'ApiScope', example: ['notes:read', 'todo:read'] });

/** What its owner may know of a token afterwards: everything but the token. */
export class ApiTokenDto {
  @Id() id!: string;
  @Name() name!: string;
  @Scopes() scopes!: ApiScope[];
  @Instant() createdAt!: string;
  @Instant() expiresAt!: string;
  @Day({ nullable: true, description: 'The last day on which somebody called with it, in UTC.' })
  lastUsedOn!: string | null;
}

export class MakeApiTokenDto {
  @Name() name!: string;
  @Scopes() scopes!: ApiScope[];
  @Int({ min: 1, max: MAX_DAYS, example: 90, description: 'How many days it is good.' }) days!: number;
}

export class NewApiTokenDto extends ApiTokenDto {
  @ApiProperty({
    description: 'The token itself, which is told here and never again.',
    example: `ezone_${'x'.repeat(43)}`,
  })
  token!: string;
}

export class RevokeApiTokenDto {
  @Id() tokenId!: string;
}
