import { Body, Controller, Get, Header, Post, Query } from '@nestjs/common';
import { Access, CurrentUser, type Actor } from '../../../platform/auth/access';
import { Call } from '../../../platform/http/call';
import { Tag } from '../../../platform/openapi/tag';
import { ManagedUsers } from '../../users/managed-users.service';
import {
  ManagedUserDetailsDto,
  ManagedUserIdDto,
  ManagedUsersDto,
  ManagedUsersQueryDto,
  SetDisabledDto,
  SetRoleDto,
} from './managed-users.dto';

const FAILS = {
  404: 'There is no such user.',
  409: 'It is the caller: this is for another administrator to do.',
};

@Tag('Administration: users', 'Who may sign in, and with which role.')
@Access('admin')
@Controller('administration')
export class ManagedUsersController {
  constructor(private readonly users: ManagedUsers) {}

  @Call('listManagedUsers', { answers: ManagedUsersDto, summary: 'All users, by their names, a page at a time.' })
  @Header('Cache-Control', 'no-store')
  @Get('users')
  list(@Query() query: ManagedUsersQueryDto): Promise<ManagedUsersDto> {
    return this.users.page(query);
  }

  @Call('getManagedUser', {
    answers: ManagedUserDetailsDto,
    summary: 'One user.',
    fails: { 404: FAILS[404] },
  })
  @Header('Cache-Control', 'no-store')
  @Get('user')
  get(@Query() { userId }: ManagedUserIdDto): Promise<ManagedUserDetailsDto> {
    return this.users.details(userId);
  }

  @Call('setRole', {
    answers: ManagedUserDetailsDto,
    summary: 'Give a user another role.',
    description: 'All sessions of the user end: whoever signs in again has the new role everywhere.',
    fails: FAILS,
  })
  @Post('set-role')
  async setRole(@CurrentUser() actor: Actor, @Body() { userId, role }: SetRoleDto): Promise<ManagedUserDetailsDto> {
    await this.users.setRole(actor, userId, role);
    return this.users.details(userId);
  }

  @Call('setDisabled', {
    answers: ManagedUserDetailsDto,
    summary: 'Keep a user out, or let it in again.',
    description: 'Whoever is disabled cannot sign in; all sessions end at once. Nothing of the user is removed.',
    fails: FAILS,
  })
  @Post('set-disabled')
  async setDisabled(
    @CurrentUser() actor: Actor,
    @Body() { userId, isDisabled }: SetDisabledDto,
  ): Promise<ManagedUserDetailsDto> {
    await this.users.setDisabled(actor, userId, isDisabled);
    return this.users.details(userId);
  }

  @Call('endSessionsOfUser', {
    answers: ManagedUserDetailsDto,
    summary: 'Sign a user out everywhere.',
    fails: FAILS,
  })
  @Post('end-sessions')
  async endSessions(@CurrentUser() actor: Actor, @Body() { userId }: ManagedUserIdDto): Promise<ManagedUserDetailsDto> {
    await this.users.endSessions(actor, userId);
    return this.users.details(userId);
  }
}
