import { Body, Controller, Post } from '@nestjs/common';
import { Access } from '../../../platform/auth/access';
import { RequestOrigin, type Origin } from '../../../platform/auth/origin';
import { succeeded, SuccessDto } from '../../../platform/dto/success.dto';
import { Call } from '../../../platform/http/call';
import { Tag } from '../../../platform/openapi/tag';
import { ResetPasswordDto } from './recovery.dto';
import { Invitations } from './invitations.service';

@Tag('Invitations', 'Coming by the link of an invitation.')
@Access('public')
@Controller('auth')
export class InvitationsController {
  constructor(private readonly invitations: Invitations) {}

  @Call('acceptInvitation', {
    answers: SuccessDto,
    summary: 'Choose a password with the token of an invitation.',
    description: 'A token that does not hold is a 400 that names `token`.',
  })
  @Post('accept-invitation')
  accept(@Body() chosen: ResetPasswordDto, @RequestOrigin() origin: Origin): Promise<SuccessDto> {
    return succeeded(this.invitations.accept(chosen, origin));
  }
}
