import { Body, Controller, Get, Post } from '@nestjs/common';
import { Access, CurrentUser, type Actor, type SignedInUser } from '../../platform/auth/access';
import { succeeded, SuccessDto } from '../../platform/dto/success.dto';
import { Call } from '../../platform/http/call';
import { Tag } from '../../platform/openapi/tag';
import { ApiTokenDto, MakeApiTokenDto, NewApiTokenDto, RevokeApiTokenDto } from './api-tokens.dto';
import { ApiTokens } from './api-tokens.service';

@Tag('API tokens', 'The caller’s tokens for scripts. No such token makes these calls itself.')
@Access('user')
@Controller('auth')
export class ApiTokensController {
  constructor(private readonly tokens: ApiTokens) {}

  @Call('listApiTokens', {
    answers: [ApiTokenDto],
    summary: 'The caller’s own API tokens, newest first, without the tokens themselves.',
    description: 'One that has expired is listed for 30 days more.',
  })
  @Get('api-tokens')
  list(@CurrentUser() user: SignedInUser): Promise<ApiTokenDto[]> {
    return this.tokens.list(user.id);
  }

  @Call('makeApiToken', {
    answers: NewApiTokenDto,
    summary: 'Make an API token, which is told in the answer and never again.',
    description:
      'Whoever sends it as `Authorization: Bearer ezone_...` calls as its maker, in the named modules alone: `notes:read` is for calls ' +
      'that read notes, `notes:write` for those that change them.',
    fails: { 409: 'The caller has fifty tokens.' },
  })
  @Post('make-api-token')
  make(@CurrentUser() user: Actor, @Body() wanted: MakeApiTokenDto): Promise<NewApiTokenDto> {
    return this.tokens.make(user, wanted);
  }

  @Call('revokeApiToken', {
    answers: SuccessDto,
    summary: 'Revoke one of the caller’s own API tokens: it is refused from now on.',
    fails: { 404: 'The caller has no such token.' },
  })
  @Post('revoke-api-token')
  revoke(@CurrentUser() user: Actor, @Body() { tokenId }: RevokeApiTokenDto): Promise<SuccessDto> {
    return succeeded(this.tokens.revoke(user, tokenId));
  }
}
