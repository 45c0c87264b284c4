import { Controller, Get } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Access } from '../auth/access';
import { Flag, Nested } from '../dto/fields';
import { Call } from '../http/call';
import { Tag } from '../openapi/tag';
import { Environment } from './environment';

const Optional = (description: string, example: string) =>
  ApiProperty({ type: String, nullable: true, description, example });

/** What a browser has to know to sign somebody in with an OpenID provider; none of it is secret. */
class OpenIdConfigDto {
  @ApiProperty({ description: 'Where the provider is.', example: 'https://ezone.eu.auth0.com' }) authority!: string;
  @ApiProperty({ example: 'Q2xpZW50IG9mIEV6b25l' }) clientId!: string;
  @Optional('The API that access tokens are asked for.', 'https://ezone.eu.auth0.com/api/v2/') audience!: string | null;
}

/** What a browser has to know to sign somebody in with Firebase; none of it is secret. */
class FirebaseConfigDto {
  @ApiProperty({ example: 'AIzaSyExample' }) apiKey!: string;
  @ApiProperty({ example: 'ezone' }) projectId!: string;
  @Optional('The domain of its own pages.', 'ezone.firebaseapp.com') authDomain!: string | null;
  @Optional('Where settings are stored, too.', 'https://ezone.firebaseio.com') databaseUrl!: string | null;
  @Optional('The host and port of what stands in for Firebase.', '127.0.0.1:9099') emulator!: string | null;
}

class ConfigDto {
  @Flag({ example: true, description: 'Whether `DEMO_DATA` is on: demo accounts, starter content.' })
  demoData!: boolean;
  @Flag({ example: true, description: 'Whether mails are sent; otherwise they stand in the server’s log.' })
  sendsMail!: boolean;
  @Nested(() => FirebaseConfigDto, { nullable: true, description: 'Null where Firebase is not configured.' })
  firebase!: FirebaseConfigDto | null;
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
    const { DEMO_DATA, SMTP_URL, firebase, openId } = this.environment;
    return {
      demoData: DEMO_DATA,
      sendsMail: SMTP_URL !== undefined,
      firebase: firebase
        ? {
            ...firebase,
            authDomain: firebase.authDomain ?? null,
            databaseUrl: firebase.databaseUrl ?? null,
            emulator: firebase.emulator ?? null,
          }
        : null,
      auth0: openId ? { ...openId, audience: openId.audience ?? null } : null,
    };
  }
}
