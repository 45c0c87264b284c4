import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { Access, CurrentUser, type Actor } from '../../platform/auth/access';
import { Scoped } from '../../platform/auth/api-tokens/api-scopes';
import { CatalogueList } from '../../platform/catalogues/catalogue-list';
import { ListQueryDto } from '../../platform/dto/list-query.dto';
import { succeeded, SuccessDto } from '../../platform/dto/success.dto';
import { Call } from '../../platform/http/call';
import { CreationId, Idempotent } from '../../platform/http/creation-id';
import { Listed } from '../../platform/http/listed';
import type { JsonPage, Page } from '../../platform/http/page';
import { Tag } from '../../platform/openapi/tag';
import { todoFilters, todoFolders, todoLabels } from './todo.catalogues';
import {
  DueTodosDto,
  DueTodosQueryDto,
  ListTodosDto,
  NewTodoDto,
  RemoveTodoDto,
  SelectedTodosDto,
  SetTodoFolderDto,
  TodoDto,
  TodoFilterDto,
  TodoFolderDto,
  TodoLabelDto,
  ToggleTodoLabelDto,
  UpdateTodoDto,
} from './todo.dto';
import { dayOf, TODOS, TodosService } from './todos.service';

const unknownTodo = { 404: 'The todo, or a label or folder of it, does not exist or is somebody else’s.' };

@Tag('Todo', 'The caller’s todos, and the labels, filters and folders that they are found by.')
@Access('user')
@Scoped('todo')
@Controller('todo-app')
export class TodosController {
  constructor(private readonly todos: TodosService) {}

  @Call('listTodos', {
    answers: [TodoDto],
    summary: 'All todos, newest first, or those with a label or those that pass a filter.',
    description:
      'Of several handles the label counts, then the filter. `today` is what is due today, `dueDate` what has a due date. ' +
      'Only `deleted`, and `trash=include`, answer todos in the trash.',
    fails: { 404: 'There is no label, filter or folder with this handle.' },
  })
  @Listed(TODOS, { varies: dayOf })
  @Get('todos')
  list(@CurrentUser() user: Actor, @Query() query: ListTodosDto): Promise<JsonPage<TodoDto>> {
    return this.todos.page(user.id, query);
  }

  @Call('countDueTodos', { answers: DueTodosDto, summary: 'How many todos are due before a moment and not done.' })
  @Get('due')
  async due(@CurrentUser() user: Actor, @Query() query: DueTodosQueryDto): Promise<DueTodosDto> {
    return { count: await this.todos.countDue(user.id, query) };
  }

  @Call('newTodo', { answers: TodoDto, summary: 'Create a todo, placed first.', fails: unknownTodo })
  @Idempotent()
  @Post('new-todo')
  create(@CurrentUser() user: Actor, @CreationId() id: string, @Body() { todo }: NewTodoDto): Promise<TodoDto> {
    return this.todos.create(user, id, todo);
  }

  @Call('updateTodo', {
    answers: TodoDto,
    summary: 'Replace a todo, also one in the trash.',
    description:
      'With `base`, the todo as the caller had it, only the fields that differ from it are changed. `deleted` removes the ' +
      'todo into the trash, or takes it out again.',
    fails: { ...unknownTodo, 409: 'Somebody else has changed the same fields since `base`; `details` names them.' },
  })
  @Post('update-todo')
  update(@CurrentUser() user: Actor, @Body() { todo, base }: UpdateTodoDto): Promise<TodoDto> {
    return this.todos.update(user, todo, base);
  }

  @Call('removeTodo', { answers: String, summary: 'Remove a todo into the trash; answers its id.', fails: unknownTodo })
  @Post('remove-todo')
  remove(@CurrentUser() user: Actor, @Body() { id }: RemoveTodoDto): Promise<string> {
    return this.todos.table.remove(user, id);
  }

  @CatalogueList('listTodoFilters', 'filters', TodoFilterDto)
  listFilters(@Query() query: ListQueryDto): Page<TodoFilterDto> {
    return todoFilters.page(query);
  }

  @CatalogueList('listTodoLabels', 'labels', TodoLabelDto)
  listLabels(@Query() query: ListQueryDto): Page<TodoLabelDto> {
    return todoLabels.page(query);
  }

  @CatalogueList('listTodoFolders', 'folders', TodoFolderDto)
  listFolders(@Query() query: ListQueryDto): Page<TodoFolderDto> {
    return todoFolders.page(query);
  }

  @Call('setTodoFolder', {
    answers: SuccessDto,
    summary: 'Move todos into a folder; those in the trash stay as they are.',
    fails: { 404: 'The folder does not exist.' },
  })
  @Post('set-folder')
  setFolder(@CurrentUser() user: Actor, @Body() { selectedTodoIds, folderId }: SetTodoFolderDto): Promise<SuccessDto> {
    return succeeded(this.todos.setFolder(user, selectedTodoIds, folderId));
  }

  @Call('toggleTodoLabel', {
    answers: SuccessDto,
    summary: 'Give todos a label, or take it from those that have it; those in the trash stay as they are.',
    fails: { 404: 'The label does not exist.' },
  })
  @Post('toggle-label')
  toggleLabel(
    @CurrentUser() user: Actor,
    @Body() { selectedTodoIds, labelId }: ToggleTodoLabelDto,
  ): Promise<SuccessDto> {
    return succeeded(this.todos.table.toggleLink(user, 'labels', selectedTodoIds, labelId));
  }

  @Call('deleteTodos', { answers: SuccessDto, summary: 'Delete todos for good, also those in the trash.' })
  @Post('delete-todos')
  deleteMany(@CurrentUser() user: Actor, @Body() { selectedTodoIds }: SelectedTodosDto): Promise<SuccessDto> {
    return succeeded(this.todos.table.deleteMany(user, selectedTodoIds));
  }
}
