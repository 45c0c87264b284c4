import { Email, Flag, Nested, OneOf, Text } from '../../../platform/dto/fields';
import { MAIL_LANGUAGES, type MailLanguage } from '../../auth/recovery/mail-texts';
import type { Role } from '../../users/managed-users.service';
import { ByRole, ManagedUserDetailsDto, ManagedUserIdDto } from './managed-users.dto';

const ByLanguage = () =>
  OneOf(MAIL_LANGUAGES, {
    ...{ enumName: 'MailLanguage', optional: true, example: 'en' },
    description: 'Of the mail. English if omitted.',
  });

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
