import { Body, Controller, Get, Header, Headers, Post, Query } from '@nestjs/common';
import { ApiBasicAuth, ApiBearerAuth } from '@nestjs/swagger';
import { Access, CurrentUser, REFUSALS_OF_LEVEL, type Actor, type SignedInUser } from '../../platform/auth/access';
import { RequestOrigin, type Origin } from '../../platform/auth/origin';
import { bearerToken } from '../../platform/auth/bearer-token';
import { CLEARED_HOST_UPLOAD_COOKIE, CLEARED_UPLOAD_COOKIE } from '../../platform/auth/upload-cookie';
import { checkedDto } from '../../platform/errors/validation.pipe';
import { SuccessDto } from '../../platform/dto/success.dto';
import { Call } from '../../platform/http/call';
import { Tag } from '../../platform/openapi/tag';
import { UpdateUserDto, UserDto } from '../users/users.dto';
import { UsersService } from '../users/users.service';
import { AnswersToken } from './answers-token';
import { AccessTokenQueryDto, RegisterDto, SessionDto, SignInDto, SignInErrorsDto, SignInQueryDto } from './auth.dto';
import { AuthService } from './auth.service';
import { basicCredentials } from './basic-credentials';

@Tag('Auth', 'Sign-in, registration, and the caller’s own account.')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly users: UsersService,
  ) {}

  @Call('signInByQuery', {
    answers: SessionDto,
    orAnswers: SignInErrorsDto,
    summary: 'Sign in by an address or a Basic header.',
    description:
      'Prefer `signIn`, or an `Authorization: Basic` header here: an address with a password in it is kept in histories.',
  })
  @ApiBasicAuth()
  @Access('public')
  @AnswersToken()
  @Get()
  async signInByQuery(
    @Query() query: SignInQueryDto,
    @Headers('authorization') header: string | undefined,
    @RequestOrigin() origin: Origin,
  ): Promise<SessionDto | SignInErrorsDto> {
    const credentials = await checkedDto(SignInDto, basicCredentials(header) ?? query);
    return this.auth.signIn(credentials, origin);
  }

  @Call('signIn', {
    answers: SessionDto,
    orAnswers: SignInErrorsDto,
    summary: 'Sign in with e-mail and password.',
    description: 'A wrong e-mail or password is a 200 with `error`, which names the field.',
  })
  @Access('public')
  @AnswersToken()
  @Post('sign-in')
  signIn(@Body() credentials: SignInDto, @RequestOrigin() origin: Origin): Promise<SessionDto | SignInErrorsDto> {
    return this.auth.signIn(credentials, origin);
  }

  @Call('refreshAccessToken', {
    answers: SessionDto,
    summary: 'The user of a token, and a new token.',
    description:
      'The old token stays valid until it ends. Both belong to the session that began with the sign-in, which lasts at most 30 days.',
    fails: REFUSALS_OF_LEVEL.user,
  })
  @ApiBearerAuth()
  @Access('public')
  @AnswersToken()
  @Get('access-token')
  refresh(
    @Query() { access_token }: AccessTokenQueryDto,
    @Headers('authorization') authorization: string | undefined,
  ): Promise<SessionDto> {
    return this.auth.refresh(bearerToken({ headers: { authorization } }) ?? access_token ?? '');
  }

  @Call('register', {
    answers: SessionDto,
    orAnswers: SignInErrorsDto,
    summary: 'Register and be signed in.',
    description: 'An address that is in use is a 200 with `error`.',
    fails: { 403: 'Registration is closed.' },
  })
  @Access('public')
  @AnswersToken()
  @Post('register')
  register(@Body() draft: RegisterDto, @RequestOrigin() origin: Origin): Promise<SessionDto | SignInErrorsDto> {
    return this.auth.register(draft, origin);
  }

  @Call('updateUser', {
    answers: UserDto,
    summary: 'Change one’s own name, picture, settings or shortcuts.',
    description:
      'Only the parts to change are sent. Settings are merged deeply, lists replaced; another layout style resets its config.',
    fails: { 404: 'The picture is an upload that the caller may not see.' },
  })
  @Access('user')
  @Post('user/update')
  update(@CurrentUser() user: Actor, @Body() { user: { data } }: UpdateUserDto): Promise<UserDto> {
    return this.users.update(user, data);
  }

  @Call('signOut', {
    answers: SuccessDto,
    summary: 'Sign out: this token and all that were refreshed from the same sign-in are refused from now on.',
  })
  @Access('user')
  @Header('Set-Cookie', CLEARED_UPLOAD_COOKIE)
  @Header('Set-Cookie', CLEARED_HOST_UPLOAD_COOKIE)
  @Post('sign-out')
  async signOut(@CurrentUser() user: SignedInUser, @RequestOrigin() origin: Origin): Promise<SuccessDto> {
    await this.auth.signOut(user, origin);
    return { success: true };
  }
}
