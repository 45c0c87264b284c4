import { Body, Controller, Get, Header, Post } from '@nestjs/common';
import { Access, CurrentUser, type Actor, type SignedInUser } from '../../../platform/auth/access';
import { SuccessDto } from '../../../platform/dto/success.dto';
import { Call } from '../../../platform/http/call';
import { Tag } from '../../../platform/openapi/tag';
import { ChangePasswordDto, EndSessionDto, OpenSessionDto } from './account.dto';
import { OpenSessions } from './open-sessions.service';
import { PasswordChange } from './password-change.service';

@Tag('Account', 'The caller’s own password and sessions.')
@Access('user')
@Controller('auth')
export class AccountController {
  constructor(
    private readonly passwords: PasswordChange,
    private readonly sessions: OpenSessions,
  ) {}

  @Call('changePassword', {
    answers: SuccessDto,
    summary: 'Change one’s own password.',
    description:
      'All other sessions of the caller end; this one goes on. A wrong current password is a 400 that names `currentPassword`, and counts as a sign-in that failed.',
    fails: { 409: 'The caller signs in with another service and has no password.' },
  })
  @Post('change-password')
  async changePassword(
    @CurrentUser() user: SignedInUser & Actor,
    @Body() change: ChangePasswordDto,
  ): Promise<SuccessDto> {
    await this.passwords.change(user, change);
    return { success: true };
  }

  @Call('listSessions', {
    answers: [OpenSessionDto],
    summary: 'The caller’s own open sessions, the last seen first, at most a hundred.',
  })
  @Header('Cache-Control', 'no-store')
  @Get('sessions')
  list(@CurrentUser() user: SignedInUser): Promise<OpenSessionDto[]> {
    return this.sessions.list(user);
  }

  @Call('endSession', {
    answers: SuccessDto,
    summary: 'End one of the caller’s own sessions.',
    fails: { 404: 'The caller has no such session.' },
  })
  @Post('end-session')
  async end(@CurrentUser() user: SignedInUser & Actor, @Body() { sessionId }: EndSessionDto): Promise<SuccessDto> {
    await this.sessions.end(user, sessionId);
    return { success: true };
  }

  @Call('endOtherSessions', {
    answers: SuccessDto,
    summary: 'End all sessions of the caller but this one.',
  })
  @Post('end-other-sessions')
  async endOthers(@CurrentUser() user: SignedInUser & Actor): Promise<SuccessDto> {
    await this.sessions.endOthers(user);
    return { success: true };
  }
}
