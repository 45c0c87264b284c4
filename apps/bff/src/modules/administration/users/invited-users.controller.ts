import { Body, Controller, Post } from '@nestjs/common';
import { Access, CurrentUser, type Actor } from '../../../platform/auth/access';
import { succeeded, SuccessDto } from '../../../platform/dto/success.dto';
import { Call } from '../../../platform/http/call';
import { Tag } from '../../../platform/openapi/tag';
import { Invitations, type Invited } from '../../auth/recovery/invitations.service';
import { ManagedUsers } from '../../users/managed-users.service';
import { InviteDto, InvitedDto, RenewInvitationDto } from './invited-users.dto';
import { ManagedUserIdDto } from './managed-users.dto';

const FAILS = { 404: 'There is no such user.', 409: 'The user is not invited any more.' };

@Tag('Administration: invitations', 'Letting people come who have no account yet.')
@Access('admin')
@Controller('administration')
export class InvitedUsersController {
  constructor(
    private readonly invitations: Invitations,
    private readonly users: ManagedUsers,
  ) {}

  @Call('inviteUser', {
    answers: InvitedDto,
    summary: 'Invite somebody by e-mail.',
    description:
      'The link is good once, for seven days. Whoever is invited again gets another one, and the name and role of now. An address that has an account is a 400 that names `email`. Without a mail server the link stands in the server’s log.',
  })
  @Post('invite')
  async invite(@CurrentUser() actor: Actor, @Body() { language = 'en', ...person }: InviteDto): Promise<InvitedDto> {
    return this.told(await this.invitations.invite(actor, person, language));
  }

  @Call('renewInvitation', {
    answers: InvitedDto,
    summary: 'Send somebody who is invited another link.',
    description: 'The link of before is good no more.',
    fails: FAILS,
  })
  @Post('renew-invitation')
  async renew(
    @CurrentUser() actor: Actor,
    @Body() { userId, language = 'en' }: RenewInvitationDto,
  ): Promise<InvitedDto> {
    return this.told(await this.invitations.renew(actor, userId, language));
  }

  @Call('withdrawInvitation', {
    answers: SuccessDto,
    summary: 'Take an invitation back.',
    description: 'The account is gone, and the link good no more.',
    fails: FAILS,
  })
  @Post('withdraw-invitation')
  withdraw(@CurrentUser() actor: Actor, @Body() { userId }: ManagedUserIdDto): Promise<SuccessDto> {
    return succeeded(this.invitations.withdraw(actor, userId));
  }

  private async told({ userId, ...rest }: Invited): Promise<InvitedDto> {
    return { user: await this.users.details(userId), ...rest };
  }
}
