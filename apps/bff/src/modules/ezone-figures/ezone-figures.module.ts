import { Module } from '@nestjs/common';
import { EzoneFiguresController } from './ezone-figures.controller';
import { EzoneFiguresService } from './ezone-figures.service';

@Module({ controllers: [EzoneFiguresController], providers: [EzoneFiguresService] })
export class EzoneFiguresModule {}
