import { Body, Controller, Post } from '@nestjs/common';
import { Access } from '../../../platform/auth/access';
import { RequestOrigin, type Origin } from '../../../platform/auth/origin';
import { SuccessDto } from '../../../platform/dto/success.dto';
import { Call } from '../../../platform/http/call';
import { Tag } from '../../../platform/openapi/tag';
import { ForgotPasswordDto, ResetPasswordDto } from './recovery.dto';
import { Recovery } from './recovery.service';

@Tag('Forgotten password', 'Choosing another password by a link in a mail.')
@Access('public')
@Controller('auth')
export class RecoveryController {
  constructor(private readonly recovery: Recovery) {}

  @Call('forgotPassword', {
    answers: SuccessDto,
    summary: 'Have a link sent by which one chooses a new password.',
    description:
      'The answer is the same whether or not there is such an account. The link is good once, for an hour. Without a mail server it stands in the server’s log.',
  })
  @Post('forgot-password')
  async forgot(@Body() asked: ForgotPasswordDto, @RequestOrigin() origin: Origin): Promise<SuccessDto> {
    await this.recovery.forgot(asked, origin);
    return { success: true };
  }

  @Call('resetPassword', {
    answers: SuccessDto,
    summary: 'Choose a new password with the token of such a link.',
    description: 'All sessions of the account end. A token that does not hold is a 400 that names `token`.',
  })
  @Post('reset-password')
  async reset(@Body() chosen: ResetPasswordDto, @RequestOrigin() origin: Origin): Promise<SuccessDto> {
    await this.recovery.reset(chosen, origin);
    return { success: true };
  }
}
