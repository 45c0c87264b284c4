import { Module } from '@nestjs/common';
import { AcademyController } from './academy.controller';
import { AcademySeed } from './academy.seed';
import { AcademyService } from './academy.service';

@Module({ controllers: [AcademyController], providers: [AcademyService, AcademySeed] })
export class AcademyModule {}
