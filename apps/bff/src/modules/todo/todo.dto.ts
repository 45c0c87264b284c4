import { draftOf } from '../../platform/dto/draft-of';
import { Flag, Id, Ids, Instant, Int, Ints, Nested, Text, TimeZone } from '../../platform/dto/fields';
import { ListQueryDto } from '../../platform/dto/list-query.dto';
import { updateOf } from '../../platform/dto/update-of';
import { demoAdminsId } from '../../platform/openapi/demo-ids';

/** The largest number that a column holds: what is no entry of a catalogue is a 404, not a 400. */
const MAX = 2 ** 31 - 1;
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
  @Ints({ min: 0, max: MAX, atMost: 50, example: [1], description: 'Ids of labels.' }) labels!: number[];
  @Int({ min: 0, max: MAX, optional: true, example: 0, description: 'The id of a folder; all, if it is left out.' })
  folder?: number;
}

export class ListTodosDto extends ListQueryDto {
  @Text({ max: 60, optional: true, description: 'Those with this label.' }) labelHandle?: string;
  @Text({ max: 60, optional: true, description: 'Those that pass this filter.' }) filterHandle?: string;
  @Text({ max: 60, optional: true, description: 'Those in this folder; `all`, if nothing is asked for.' })
  folderHandle?: string;
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
  @Ids({
    max: 1000,
    description: 'Ids of todos; what is no todo of the caller’s is passed over.',
    example: [EXAMPLE_ID],
  })
  selectedTodoIds!: string[];
}

export class SetTodoFolderDto extends SelectedTodosDto {
  @Int({ min: 0, max: MAX, example: 0 }) folderId!: number;
}

export class ToggleTodoLabelDto extends SelectedTodosDto {
  @Int({ min: 0, max: MAX, example: 1 }) labelId!: number;
}

export class TodoFilterDto {
  @Int({ min: 0, max: MAX, example: 1 }) id!: number;
  @Text({ max: 60, example: 'important', description: 'The name as it stands in addresses.' }) handle!: string;
  @Text({ max: 60, example: 'Priority' }) title!: string;
  @Text({ max: 60, example: 'circle-alert', description: 'The name of an icon of Lucide.' }) icon!: string;
}

export class TodoFolderDto {
  @Int({ min: 0, max: MAX, example: 0 }) id!: number;
  @Text({ max: 60, example: 'all', description: 'The name as it stands in addresses.' }) handle!: string;
  @Text({ max: 60, example: 'All' }) title!: string;
  @Text({ max: 60, example: 'list-todo', description: 'The name of an icon of Lucide.' }) icon!: string;
}

export class TodoLabelDto {
  @Int({ min: 0, max: MAX, example: 1 }) id!: number;
  @Text({ max: 60, example: 'frontend', description: 'The name as it stands in addresses.' }) handle!: string;
  @Text({ max: 60, example: 'Frontend' }) title!: string;
  @Text({ max: 60, example: '#2e7d32' }) color!: string;
}
