import {
  EntryId,
  HandlesQueryDto,
  LabelDto,
  LabelIds,
  PartDto,
  SelectedIds,
} from '../../platform/catalogues/catalogue.dto';
import { draftOf } from '../../platform/dto/draft-of';
import { Flag, Id, Instant, Nested, Text, TimeZone } from '../../platform/dto/fields';
import { updateOf } from '../../platform/dto/update-of';
import { demoAdminsId } from '../../platform/openapi/demo-ids';

/** A todo of the demo admin. */
const EXAMPLE_ID = demoAdminsId('todo', '0');

export class TodoDto {
  @Id({ example: EXAMPLE_ID }) id!: string;
  @Text({ min: 0, max: 200, example: 'Write the release notes' }) title!: string;
  @Text({ min: 0, max: 20_000, example: 'One line for each change' }) notes!: string;
  @Instant({ nullable: true, example: null, description: 'When to begin.' }) startDate!: string | null;
  @Instant({ nullable: true, description: 'When it has to be done.' }) dueDate!: string | null;
  @Flag({ example: false }) completed!: boolean;
  @Flag({ example: true }) starred!: boolean;
  @Flag({ example: false }) important!: boolean;
  @Flag({ example: false, description: 'Whether it is in the trash. Setting it removes, and clearing it restores.' })
  deleted!: boolean;
  @LabelIds({ example: [1] }) labels!: number[];
  @EntryId({ optional: true, example: 0, description: 'The id of a folder; all, if it is left out.' }) folder?: number;
}

export class ListTodosDto extends HandlesQueryDto {
  @TimeZone({ optional: true, description: 'Where the filter `today` has its day; UTC, if it is left out.' })
  tz?: string;
}

/** What a todo may be made from: any of its fields; what is left out is empty. */
export class TodoDraftDto extends draftOf(TodoDto) {}

export class NewTodoDto {
  @Nested(() => TodoDraftDto) todo!: TodoDraftDto;
}

export class UpdateTodoDto extends updateOf('todo', TodoDto) {}

export class RemoveTodoDto {
  @Id({ example: EXAMPLE_ID }) id!: string;
}

export class SelectedTodosDto {
  @SelectedIds({ example: [EXAMPLE_ID] }) selectedTodoIds!: string[];
}

export class SetTodoFolderDto extends SelectedTodosDto {
  @EntryId({ example: 0 }) folderId!: number;
}

export class ToggleTodoLabelDto extends SelectedTodosDto {
  @EntryId({ example: 1 }) labelId!: number;
}

export class TodoFilterDto extends PartDto {}
export class TodoFolderDto extends PartDto {}
export class TodoLabelDto extends LabelDto {}
