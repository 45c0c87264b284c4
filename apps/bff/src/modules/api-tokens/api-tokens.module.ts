import { Module } from '@nestjs/common';
import { ApiTokensController } from './api-tokens.controller';
import { ApiTokens } from './api-tokens.service';

@Module({ controllers: [ApiTokensController], providers: [ApiTokens] })
export class ApiTokensModule {}
