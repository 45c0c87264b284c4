import { Module } from '@nestjs/common';
import { TodosController } from './todos.controller';
import { TodosService } from './todos.service';
import { TodosStarterContent } from './todos.starter-content';

@Module({ controllers: [TodosController], providers: [TodosService, TodosStarterContent] })
export class TodoModule {}
