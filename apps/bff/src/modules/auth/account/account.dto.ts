import { ApiProperty } from '@nestjs/swagger';
import { Flag, Id, Instant, Secret } from '../../../platform/dto/fields';
import { MAX_PASSWORD_LENGTH, NewPassword } from '../passwords.dto';

export class ChangePasswordDto {
  @Secret({ max: MAX_PASSWORD_LENGTH, example: 'admin' }) currentPassword!: string;
  @NewPassword() newPassword!: string;
}

const Optional = (description: string, example: string) =>
  ApiProperty({ type: String, nullable: true, description, example });

/** A session that is open: somebody signed in somewhere, and has not signed out. */
export class OpenSessionDto {
  @Id() id!: string;
  @Optional('The browser, as far as it is known.', 'Firefox') browser!: string | null;
  @Optional('What the browser runs on, as far as it is known.', 'Windows') system!: string | null;
  @ApiProperty({ description: 'The network address that it was last seen from.', example: '203.0.113.7' })
  address!: string;
  @Instant() beganAt!: string;
  @Instant({ description: 'Exact to five minutes.' }) lastSeenAt!: string;
  @Flag({ example: true, description: 'Whether it is the session of the caller.' }) isCurrent!: boolean;
}

export class EndSessionDto {
  @Id() sessionId!: string;
}
