import { Module } from '@nestjs/common';
import { DueModule } from '../due/due.module';
import { TodosController } from './todos.controller';
import { TodosService } from './todos.service';
import { TodosStarterContent } from './todos.starter-content';

@Module({ imports: [DueModule], controllers: [TodosController], providers: [TodosService, TodosStarterContent] })
export class TodoModule {}
