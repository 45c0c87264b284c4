import { Email, Flag, Nested, Text } from '../../../platform/dto/fields';
import type { MailLanguage } from '../../auth/recovery/mail-texts';
import { ByLanguage } from '../../auth/recovery/recovery.dto';
import type { Role } from '../../users/managed-users.service';
import { ByRole, ManagedUserDetailsDto, ManagedUserIdDto } from './managed-users.dto';

export class InviteDto {
  @Email({ example: 'new@example.com' }) email!: string;
  @Text({ max: 100, example: 'Ada Lovelace' }) displayName!: string;
  @ByRole() role!: Role;
  @ByLanguage() language?: MailLanguage;
}

export class InvitedDto {
  @Nested(() => ManagedUserDetailsDto) user!: ManagedUserDetailsDto;
  @Flag({ example: true, description: 'Not where the same address was invited before.' }) isNew!: boolean;
  @Flag({
    example: false,
    description: 'Not where no mail server is set up: then the link stands in the server’s log.',
  })
  isSent!: boolean;
}

export class RenewInvitationDto extends ManagedUserIdDto {
  @ByLanguage() language?: MailLanguage;
}
