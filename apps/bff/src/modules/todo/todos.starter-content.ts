import { Injectable, type OnModuleInit } from '@nestjs/common';
import { stableId } from '../../platform/database/stable-id';
import { StarterContents, type NewUser, type StarterContent } from '../../platform/database/starter-content';
import type { Transaction } from '../../platform/database/tables';
import { momentsAround } from '../../platform/time/days';
import { todoLabels } from './todo.catalogues';
import { EMPTY_TODO, NOTHING_MORE, TodosService } from './todos.service';
import { starterTodos } from './todos.starter.data';

/** The todos that a new user finds. */
@Injectable()
export class TodosStarterContent implements StarterContent, OnModuleInit {
  constructor(
    private readonly contents: StarterContents,
    private readonly todos: TodosService,
  ) {}

  onModuleInit(): void {
    this.contents.register(this);
  }

  async fill(rows: Transaction, { id: ownerId }: NewUser): Promise<void> {
    const at = momentsAround(new Date());
    const todos = starterTodos.map(({ start, due, labels = [], ...todo }, index) => ({
      ...{ ...EMPTY_TODO, ...NOTHING_MORE, ...todo, id: stableId(ownerId, 'todo', String(index)), folder: 0 },
      place: Date.now() / 1000 - index,
      startDate: start ? at(...start) : null,
      startAllDay: start !== undefined && start[1] === undefined,
      dueDate: due ? at(...due) : null,
      dueAllDay: due !== undefined && due[1] === undefined,
      labels: todoLabels.entries.filter(({ handle }) => labels.includes(handle)).map(({ id }) => id),
    }));
    await this.todos.table.fill(rows, ownerId, todos);
  }
}
