import { ApiProperty } from '@nestjs/swagger';
import { Email, ListOf, Nested, OneOf, Secret, Text } from '../../platform/dto/fields';
import { UserDto } from '../users/users.dto';
import { MAX_PASSWORD_LENGTH, NewPassword } from './passwords.dto';

export class SignInDto {
  @Email({ example: 'admin@ezone.example' }) email!: string;
  @Secret({ max: MAX_PASSWORD_LENGTH, example: 'admin' }) password!: string;
}

/** Both may be sent in an `Authorization: Basic` header instead, which logs and histories do not store. */
export class SignInQueryDto {
  @Email({
    optional: true,
    example: 'admin@ezone.example',
    description: 'The address of the account, where no `Authorization: Basic` header is sent.',
  })
  email?: string;
  @Secret({
    max: MAX_PASSWORD_LENGTH,
    optional: true,
    inQuery: true,
    example: 'admin',
    description: 'The password of the account, where no `Authorization: Basic` header is sent.',
  })
  password?: string;
}

export class AccessTokenQueryDto {
  @Text({
    min: 0,
    max: 8000,
    optional: true,
    description: 'The token, where no `Authorization: Bearer` header is sent.',
  })
  access_token?: string;
}

export class RegisterDto {
  @Text({ max: 100, example: 'Ada Lovelace' }) displayName!: string;
  @Email({ example: 'ada@example.com' }) email!: string;
  @NewPassword() password!: string;
}

/** The user and token of a session. */
export class SessionDto {
  @Nested(() => UserDto) user!: UserDto;
  @ApiProperty({ description: 'To be sent as `Authorization: Bearer`.', example: 'eyJhbGciOiJIUzI1NiJ9.e30.sig' })
  access_token!: string;
}

export class SignInErrorDto {
  @OneOf(['email', 'password'], {
    enumName: 'SignInErrorType',
    example: 'password',
    description: 'The field at fault.',
  })
  type!: 'email' | 'password';
  @Text({ max: 200, example: 'Check your password' }) message!: string;
}

/** Why a sign-in or registration failed: a wrong e-mail or password, or an address that is in use. */
export class SignInErrorsDto {
  @ListOf(() => SignInErrorDto, { max: 2 }) error!: SignInErrorDto[];
}
