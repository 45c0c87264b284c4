import { Email, OneOf, Secret } from '../../../platform/dto/fields';
import { NewPassword } from '../passwords.dto';
import { MAIL_LANGUAGES, type MailLanguage } from './mail-texts';

/** The language that a mail is wanted in. */
export const ByLanguage = () =>
  OneOf(MAIL_LANGUAGES, {
    enumName: 'MailLanguage',
    optional: true,
    example: 'en',
    description: 'English if omitted.',
  });

export class ForgotPasswordDto {
  @Email({ example: 'somebody@ezone.example' }) email!: string;
  @ByLanguage() language?: MailLanguage;
}

export class ResetPasswordDto {
  @Secret({ max: 100, example: 'Z7y0X3q5bV8nT1mR4kP6jH9gF2dS0aLw', description: 'From the link in the mail.' })
  token!: string;
  @NewPassword() newPassword!: string;
}
