import { Controller, Get } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Access } from '../auth/access';
import { Flag, Nested } from '../dto/fields';
import { Call } from '../http/call';
import { Tag } from '../openapi/tag';
import { Environment } from './environment';

/** What a browser has to know to sign somebody in with an OpenID provider; none of it is secret. */
class OpenIdConfigDto {
  @ApiProperty({ description: 'Where the provider is.', example: 'https://ezone.eu.auth0.com' }) authority!: string;
  @ApiProperty({ example: 'Q2xpZW50IG9mIEV6b25l' }) clientId!: string;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The API that access tokens are asked for.',
    example: 'https://ezone.eu.auth0.com/api/v2/',
  })
  audience!: string | null;
}

class ConfigDto {
  @Flag({ example: true, description: 'Whether `DEMO_DATA` is on: demo accounts, starter content.' })
  demoData!: boolean;
  @Nested(() => OpenIdConfigDto, { nullable: true, description: 'Null where Auth0 is not configured.' })
  auth0!: OpenIdConfigDto | null;
}

/** What the web app has to know of how this server was set up. */
@Tag('Config', 'How this server was set up, as far as the web app has to know.')
@Access('public')
@Controller('config')
export class ConfigController {
  constructor(private readonly environment: Environment) {}

  @Call('getConfig', { answers: ConfigDto, summary: 'How this server was set up.' })
  @Get()
  read(): ConfigDto {
    const { DEMO_DATA, openId } = this.environment;
    return { demoData: DEMO_DATA, auth0: openId ? { ...openId, audience: openId.audience ?? null } : null };
  }
}
